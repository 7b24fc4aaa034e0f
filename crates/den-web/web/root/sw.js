// Keeps the page for later: after the first visit it works without a connection.
const CACHE = "wolfden-{{version}}";
const FILES = ["/", "/manifest.webmanifest", {{files}}];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("wolfden-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/assets/")) {
    // A hashed name never changes what it stands for.
    event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)));
  } else if (url.pathname === "/" || url.pathname === "/manifest.webmanifest") {
    // The newest page if there is a connection, the kept one if not.
    event.respondWith(fetch(event.request).catch(() => caches.match(url.pathname)));
  }
});
