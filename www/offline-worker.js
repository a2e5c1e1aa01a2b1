// Keeps the game for times without a network: one whole release at a time, each file exactly as it was published.
//
// A page is always the one of the newest release that is here whole. What it asks for carries its contents' mark in
// its name, so that no file of another release can take its place.

/** @type {{ release: string, files: Record<string, string> }} Written in when a release is made. */
const { release, files } = JSON.parse('{"release":"source","files":{}}');

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
// Several copies of the game may lie on one host.
const FAMILY = `katro ${scope} `;
const CACHE = FAMILY + release;
// Not a file: it tells when a release was taken in.
const WHEN = `${scope}when`;

/** Takes in the whole release, or nothing of it. */
async function takeIn() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(files).map(async (path) => cache.put(scope + path, await fetchExactly(path))));
    await cache.put(WHEN, new Response(String(Date.now())));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  // Pages that are open go on with the release they have: it is still here.
  await worker.skipWaiting();
}

/**
 * Fetches a file of this release, and no other.
 * @param {string} path
 */
async function fetchExactly(path) {
  const integrity = files[path];
  if (integrity) {
    const usual = await fetch(scope + path, { integrity }).catch(() => undefined);
    const answer = usual?.ok ? usual : await fetch(scope + path, { integrity, cache: "reload" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }
  // Hosts write into pages, so only what the page says of itself can be compared.
  const answer = await fetch(scope + path, { cache: "reload" });
  const text = await answer.text();
  if (!answer.ok || !text.includes(`content="${release}"`)) throw new Error(`${path} is not of ${release}`);
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  // Made anew, because an answer that was led elsewhere may not be given for a page.
  return new Response(text, { headers });
}

/** Begins to answer, and throws away old releases. */
async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  const others = await Promise.all(names.map(async (name) => ({ name, when: await takenIn(name) })));
  others.sort((one, other) => one.when - other.when);
  // A page of the release before may still be open, and ask for a language later.
  await Promise.all(others.slice(0, -1).map(({ name }) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * When a release was taken in; one that never was whole counts as the oldest.
 * @param {string} name
 */
async function takenIn(name) {
  const when = await (await caches.open(name)).match(WHEN);
  return Number((await when?.text()) ?? 0);
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const own = await caches.open(CACHE);
  const kept = (await own.match(scope + path, options)) ?? (await caches.match(scope + path, options));
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(takeIn()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).replace(/[?#].*$/s, "");
  const page = path === "" ? "index.html" : path;
  if (request.mode === "navigate") {
    if (page in files) event.respondWith(answer(request, page));
  } else if (path.startsWith("www/")) event.respondWith(answer(request, path));
});
