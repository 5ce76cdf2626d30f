// Pages and images a visitor has seen remain available offline (Specification §2). sw-rules.js decides what may be
// cached. A new version activates immediately: names of build files change with their content, so an open page and a
// new one never share a file that differs, and a cached page finds its own files.
importScripts('/sw-rules.js', '/sw-offline-page.js');

const { getRequestKind, getCacheKey, isCacheable, listSurplusEntries, getLanguage, withCachedAt } = self.swRules;

const version = 3;
const prefix = 'lautlos-';
const stores = {
  build: { name: `${prefix}build-${version}`, maxEntries: 240 },
  page: { name: `${prefix}page-${version}`, maxEntries: 40 },
  picture: { name: `${prefix}picture-${version}`, maxEntries: 120 },
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldCaches(), self.registration.navigationPreload?.enable()])
      .then(() => self.clients.claim())
      // Not awaited: requests of pages are queued until the worker is active.
      .then(() => void cacheOpenPages().catch(() => undefined)),
  );
});

self.addEventListener('fetch', (event) => {
  const kind = getRequestKind(event.request, self.location.origin);
  if (kind === 'build') event.respondWith(cacheFirst(event));
  else if (kind === 'picture') event.respondWith(networkFirstPicture(event));
  else if (kind === 'page') event.respondWith(networkFirstPage(event));
  else if (kind === 'navigation') event.respondWith(navigate(event).catch(() => respondOffline(event)));
});

async function cacheFirst(event) {
  const cached = await caches.match(event.request, { cacheName: stores.build.name });
  if (cached) return cached;
  const response = await fetch(event.request);
  event.waitUntil(saveToCache('build', event.request.url, response.clone()));
  return response;
}

async function networkFirstPicture(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(saveToCache('picture', event.request.url, response.clone()));
    return response;
  } catch (error) {
    const cached = await caches.match(event.request.url, { cacheName: stores.picture.name });
    if (cached) return cached;
    throw error;
  }
}

async function networkFirstPage(event) {
  try {
    const response = await navigate(event);
    event.waitUntil(saveToCache('page', getCacheKey(event.request.url), response.clone()));
    return response;
  } catch {
    return (await findCachedPage(event.request.url)) ?? respondOffline(event);
  }
}

/** Caches the first page of a visit, which was loaded before the worker was active, by fetching it once more. */
async function cacheOpenPages() {
  const open = await self.clients.matchAll({ type: 'window' });
  const urls = open
    .map(({ url }) => url)
    .filter((url) => getRequestKind({ method: 'GET', url, mode: 'navigate' }, self.location.origin) === 'page')
    .map((url) => getCacheKey(resolveHomeUrl(url)));
  await Promise.all(urls.map(async (url) => saveToCache('page', url, await fetch(url))));
}

/**
 * Returns the URL of the cached copy. The home page without a language depends on the visitor, so the copy in their
 * language is used.
 */
function resolveHomeUrl(url) {
  const { origin, pathname } = new URL(url);
  return pathname === '/' ? `${origin}/${getLanguage(pathname, navigator.language)}` : url;
}

async function navigate(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function saveToCache(kind, key, response) {
  const body = await response.blob();
  if (!isCacheable(kind, response, body.size)) return;
  const { name, maxEntries } = stores[kind];
  const cache = await caches.open(name);
  const headers = new Headers(response.headers);
  headers.set('x-cached-at', new Date().toISOString());
  // Replaces the previous copy atomically and moves it to the end, as the most recently seen page.
  await cache.put(key, new Response(body, { status: response.status, headers }));
  await Promise.all(listSurplusEntries(await cache.keys(), maxEntries).map((request) => cache.delete(request)));
}

async function findCachedPage(url) {
  const cache = await caches.open(stores.page.name);
  const cached = await cache.match(getCacheKey(resolveHomeUrl(url)));
  if (!cached) return null;
  // `x-kept-at` is the name before 0.19.
  const cachedAt = cached.headers.get('x-cached-at') ?? cached.headers.get('x-kept-at');
  const html = withCachedAt(await cached.text(), cachedAt);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...getPolicyHeaders(cached) } });
}

async function respondOffline(event) {
  const language = getLanguage(new URL(event.request.url).pathname, navigator.language);
  const html = self.offlinePage(language, await listCachedPages(language));
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function listCachedPages(language) {
  const cache = await caches.open(stores.page.name);
  const requests = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith(`/${language}`),
  );
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request)).text()).slice(0, 20_000);
      const [, title = ''] = /<title>([^<]*)<\/title>/i.exec(html) ?? [];
      return { path: new URL(request.url).pathname, title: decodeTitle(title) };
    }),
  );
  return pages.filter(({ title }) => title !== '').reverse();
}

/** Decodes the HTML entities of a title. The offline page escapes it again. */
function decodeTitle(title) {
  const named = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => named[name]).split(' · ')[0];
}

/** Returns the content security policy header, so that a cached page has the same policy as a fresh one. */
function getPolicyHeaders(response) {
  const policy = response.headers.get('content-security-policy');
  return policy ? { 'Content-Security-Policy': policy } : {};
}

async function removeOldCaches() {
  const current = Object.values(stores).map(({ name }) => name);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(prefix) && !current.includes(name))
      .map((name) => caches.delete(name)),
  );
}
