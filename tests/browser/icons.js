// Draws the icons that systems want as pictures, from the one that is drawn in www/favicon.svg.

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "./chromium.js";

const www = new URL("../../www/", import.meta.url);
const svg = readFileSync(new URL("favicon.svg", www), "utf8");
// Systems cut what they mask, as a circle or otherwise: the ground reaches every edge, and the picture keeps away.
const ground = svg.replace(/ rx="14"/, "").replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, "$1$3");
const picture = svg.replace(/<rect[^>]*>/, "");

const ICONS = [
  { file: "katro-192.png", size: 192, layers: [[svg, 1]] },
  { file: "katro-512.png", size: 512, layers: [[svg, 1]] },
  {
    file: "katro-maskable-512.png",
    size: 512,
    layers: [
      [ground, 1],
      [picture, 0.85],
    ],
  },
  // One system masks this without being told, and shows no ground behind it.
  {
    file: "apple-touch-icon.png",
    size: 180,
    layers: [
      [ground, 1],
      [picture, 0.95],
    ],
  },
];

const browser = await chromium.launch(CHROMIUM);
for (const { file, size, layers } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const images = layers.map(([text, scale]) => {
    const address = `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`;
    return `<img src="${address}" style="position:absolute;inset:0;width:100%;height:100%;transform:scale(${scale})">`;
  });
  await page.setContent(`<body style="margin:0;background:none">${images.join("")}</body>`, { waitUntil: "load" });
  writeFileSync(new URL(`icons/${file}`, www), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
