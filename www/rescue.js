// Helps a page that does not come up because its files are missing or do not belong together: it is loaded anew
// once, and if that was in vain it says so. A plain script whose name never changes, so that it is always there.

{
  const KEY = "katro/reloaded";
  const release = document.querySelector('meta[name="katro-release"]')?.getAttribute("content") ?? "";
  let done = false;
  let ready = false;

  /** Whether the page was loaded anew already. Where nobody can remember, it was. */
  const isSecond = () => {
    try {
      if (sessionStorage.getItem(KEY) === release) return true;
      sessionStorage.setItem(KEY, release);
      return false;
    } catch {
      return true;
    }
  };

  const rescue = () => {
    if (done) return;
    done = true;
    if (location.protocol === "file:") say("This page cannot start from a folder.", single());
    else if (!isSecond()) location.reload();
    else say("Katro could not be loaded: a part of it is missing, or belongs to another version.", again());
  };

  /**
   * @param {string} text
   * @param {HTMLElement} way
   */
  const say = (text, way) => {
    const message = document.createElement("p");
    message.role = "alert";
    message.lang = "en";
    message.className = "rescue";
    message.append(`${text} `, way);
    document.body.prepend(message);
  };

  /** The same game in one file, which starts from a folder. It lies beside this page where this is a release. */
  const single = () => {
    if (release === "source") {
      const way = document.createElement("code");
      way.textContent = "cargo xtask play";
      return way;
    }
    const way = document.createElement("a");
    way.href = `katro.html${location.search}`;
    way.textContent = "Open katro.html instead: it is the same game in one file.";
    return way;
  };

  const again = () => {
    const way = document.createElement("button");
    way.textContent = "Try again";
    way.addEventListener("click", async () => {
      // Whatever is kept here may be the reason.
      const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
      const names = registration ? await caches.keys() : [];
      const kept = names.filter((name) => name.startsWith(`katro ${registration?.scope} `));
      await Promise.all(kept.map((name) => caches.delete(name)));
      await registration?.unregister();
      location.reload();
    });
    return way;
  };

  window.addEventListener("katro-misfit", rescue);
  window.addEventListener("load", () => {
    if (!window.customElements?.get("katro-board")) rescue();
  });
  document.addEventListener("ready", () => (ready = true));
  // The board shows faults of its own; only one that could not load its engine is helped by loading anew.
  document.addEventListener("error", (event) => {
    const board = event.target;
    if (ready || !(board instanceof Element) || board.localName !== "katro-board") return;
    const { code } = event instanceof CustomEvent ? event.detail : { code: "" };
    if (code === "not-loaded") return rescue();
    const failed = board.shadowRoot?.querySelector(".frame")?.getAttribute("data-phase") === "failed";
    if (failed && code !== "wasm-blocked" && navigator.onLine && !isSecond()) location.reload();
  });
}
