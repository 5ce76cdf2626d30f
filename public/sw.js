// Keeps the site's own immutable files and says so when there is no connection. It never keeps a page or an answer of the
// shop: what stands in a cart, an account or a checkout must never be old (Spec §2).
const cacheName = 'lautlos-static-1';
const maxEntries = 160;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage));
});

// The names of these files change with their content, so a kept one is always right.
async function fromCacheFirst(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await forgetOldest(cache);
  }
  return response;
}

async function forgetOldest(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)));
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

function offlinePage() {
  const body = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Keine Verbindung · Lautlos</title>
<style>body{margin:0;min-height:100vh;display:grid;align-content:center;padding:2rem;background:#F3F2EE;color:#161A17;font:1.125rem/1.5 system-ui,sans-serif}
h1{font-size:2.5rem;line-height:1.05;margin:0 0 .5rem}a{color:inherit}@media (prefers-color-scheme:dark){body{background:#121513;color:#ECEBE5}}</style>
<main><h1>Keine Verbindung.</h1><p>Ihr Warenkorb ist unversehrt. <a href="">Erneut versuchen</a></p>
<p lang="en">No connection. Your cart is unharmed. <a href="">Try again</a></p></main></html>`;
  return new Response(body, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
