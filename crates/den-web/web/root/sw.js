// Caches the page: after the first visit it works offline.
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

self.addEventListener("message", (event) => event.waitUntil(self.clients.claim()));

// A tap on the "your turn" notification leads back to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data;
  const show = (pages) => {
    const page = pages.find((page) => page.url === table) || pages[0];
    return page ? page.focus() : self.clients.openWindow(table);
  };
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(show));
});

// The newest page if there is a connection, otherwise, or if the server does not respond, the cached one.
const PATIENCE = 4000;
const newest = async (request, path) => {
  const kept = await caches.match(path);
  const fetched = fetch(request);
  if (!kept) return fetched;
  const late = new Promise((answer) => setTimeout(answer, PATIENCE, kept));
  return Promise.race([fetched.catch(() => kept), late]);
};

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/assets/")) {
    // A hashed name always has the same content.
    event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)));
  } else if (url.pathname === "/" || url.pathname === "/manifest.webmanifest") {
    event.respondWith(newest(event.request, url.pathname));
  }
});
