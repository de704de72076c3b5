// Keeps the page itself at hand, so that without a network it opens and says so. Games need the server.
const SHELL = "tenback-shell";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== "GET" || path.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else if (path.startsWith("/assets/")) event.respondWith(kept(request));
});

async function fresh(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** Files under /assets have a hash in their names: one that was kept is right for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}
