// Finds what does not fit: what sticks out of the element, and what is cut off inside its own box.

/** What sticks out of the element, or is cut off inside its own box. */
export const overflows = (page) =>
  page.evaluate(() => {
    const element = document.querySelector("katro-board");
    const outer = element.getBoundingClientRect();
    const found = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push("the page is too wide");
    for (const part of element.shadowRoot.querySelectorAll(
      ".board, .side, .title, .hint, .tool, .hole, .figures div",
    )) {
      const box = part.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.left < outer.left - 0.5 || box.right > outer.right + 0.5)
        found.push([part.className, "sticks out sideways"]);
      if (box.bottom > outer.bottom + 0.5) found.push([part.className, "sticks out below"]);
      if (part.matches(".tool, .side, .title, .hint") && part.scrollWidth > part.clientWidth + 1)
        found.push([part.className, "is cut off"]);
    }
    return found;
  });

/** What is cut off inside its own box, in a part of the board and all that is in it. */
export const cutOff = (part) =>
  part.evaluate((part) =>
    [part, ...part.querySelectorAll("*")]
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
      .map((each) => each.className || each.tagName),
  );
