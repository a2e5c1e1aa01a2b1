// Keeps the game for times without a network, and turns to the next release when nobody is there. It comes when the
// board is ready. Only the page by itself does this: never one in a frame, and never the element on somebody else's
// page, which does not load it.

import { attributeOf, readOptions } from "./options.js";
import { OFFLINE, RELEASE } from "./release.js";

const WORKER = "offline-worker.js";
// So long nobody has touched anything before the page may begin again with a newer release. The game is kept.
const UNATTENDED = 10 * 60_000;
// A page that stays open for days asks for a newer release now and then.
const OFTEN = 6 * 3_600_000;

const board = document.querySelector("katro-board");
const written = document.querySelector('meta[name="katro-release"]')?.getAttribute("content");

/** When somebody last touched anything. */
let touched = Date.now();
/** When a newer release was last asked for. */
let asked = Date.now();
/** Whether a newer release is ready, and the next time that this page is opened it will be that one. */
let newer = false;

function isKiosk() {
  const query = board?.hasAttribute("query") ? new URLSearchParams(location.search) : undefined;
  return readOptions((name) => board?.getAttribute(attributeOf(name)) ?? query?.get(name)).options.kiosk;
}

/** Nobody installs a museum's exhibit. */
function offerNothing() {
  document.querySelector('link[rel="manifest"]')?.remove();
  window.addEventListener("beforeinstallprompt", (event) => event.preventDefault());
}

async function keep() {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    newer = controlled;
    controlled = true;
  });
  for (const type of ["pointerdown", "keydown", "wheel"])
    window.addEventListener(type, () => (touched = Date.now()), { capture: true, passive: true });
  setInterval(renew, UNATTENDED);
  const known = await serviceWorker.getRegistration();
  // Registering what is registered asks nobody whether it has changed.
  await (known?.update() ?? serviceWorker.register(WORKER, { updateViaCache: "none" })).catch(forget);
}

/** Turns to a newer release, or asks for one, if nobody is there. */
async function renew() {
  if (Date.now() - touched < UNATTENDED) return;
  if (newer) location.reload();
  if (Date.now() - asked < OFTEN) return;
  asked = Date.now();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(forget);
}

/** Throws away what was kept, if the host no longer has a worker: it would be shown for ever. */
async function forget() {
  const answer = await fetch(WORKER, { cache: "no-store" }).catch(() => undefined);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const kept = (await caches.keys()).filter((name) => name.startsWith(`katro ${registration.scope} `));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
}

/** @param {() => void} act */
function whenIdle(act) {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}

if (written !== RELEASE) window.dispatchEvent(new Event("katro-misfit"));
if (isKiosk()) offerNothing();
const isPublished = RELEASE !== "source" && OFFLINE === "keep" && window === window.top;
if (isPublished && window.isSecureContext && "serviceWorker" in navigator) whenIdle(keep);
