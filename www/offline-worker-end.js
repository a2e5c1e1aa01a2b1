// Ends all keeping: throws away what any release has kept of the game here, and goes itself.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

async function end() {
  const { registration } = worker;
  const kept = (await caches.keys()).filter((name) => name.startsWith(`katro ${registration.scope} `));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(end()));
