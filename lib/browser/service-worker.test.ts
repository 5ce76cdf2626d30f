import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://lautlos.example';

type CachedResponses = Map<string, Response>;

/** Runs the service worker as a browser would, with caches in memory and a network that can be disconnected. */
function startWorker(open: readonly string[] = []) {
  const stores = new Map<string, CachedResponses>();
  const removed: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const urlOf = (request: Request | string) =>
    typeof request === 'string' ? request : request.url;
  const openStore = async (name: string) => {
    const store: CachedResponses = stores.get(name) ?? new Map();
    stores.set(name, store);
    return {
      match: async (request: Request | string) => store.get(urlOf(request))?.clone(),
      // In a browser, replacing an entry is atomic: no reader finds it missing meanwhile, and the new entry becomes the
      // last.
      put: async (request: Request | string, response: Response) => {
        store.delete(urlOf(request));
        store.set(urlOf(request), response);
      },
      delete: async (request: Request | string) => {
        removed.push(urlOf(request));
        return store.delete(urlOf(request));
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  };
  const network = vi.fn<(request: Request) => Promise<Response>>();
  const self = {
    location: { origin },
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn(), matchAll: async () => open.map((path) => ({ url: origin + path })) },
    registration: {},
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
  };
  const context = createContext({
    self,
    URL,
    Response,
    Headers,
    Promise,
    fetch: network,
    navigator: { language: 'en-GB' },
    caches: {
      open: openStore,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
        (await openStore(cacheName)).match(request),
    },
    importScripts: (...files: string[]) => files.forEach(load),
  });
  const load = (file: string) => runInContext(readFileSync(`public${file}`, 'utf8'), context);
  load('/sw.js');

  /** Returns undefined if the worker does not handle the request. */
  async function sendRequest(
    path: string,
    { mode = 'navigate', method = 'GET' } = {},
  ): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: new URL(path, origin).href, method, mode },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (given: Promise<unknown>) => work.push(given),
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  }

  async function activate() {
    let work: Promise<unknown> | undefined;
    listeners.get('activate')?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  }

  return { ask: sendRequest, activate, network, stores, removed, self };
}

/** Builds a response of the site. Fetched responses have the type `basic`, which the constructor cannot set. */
function answer(
  body: string,
  headers: Record<string, string> = {},
  init: { status?: number; redirected?: boolean } = {},
): Response {
  const response = new Response(body, {
    status: init.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
      ...headers,
    },
  });
  const asFetched = (given: Response): Response =>
    Object.defineProperties(given, {
      type: { value: 'basic' },
      redirected: { value: init.redirected ?? false },
      clone: { value: () => asFetched(Response.prototype.clone.call(given)) },
    });
  return asFetched(response);
}

const page = (title: string) =>
  `<!DOCTYPE html><html lang="de"><head><title>${title} · Lautlos</title></head><body>${title}</body></html>`;

let worker: ReturnType<typeof startWorker>;

beforeEach(() => {
  worker = startWorker();
});

const online = (response: () => Response) =>
  worker.network.mockImplementation(async () => response());
const cut = () => worker.network.mockRejectedValue(new TypeError('Failed to fetch'));
const countCached = () => [...worker.stores.values()].reduce((sum, store) => sum + store.size, 0);

describe('public page', () => {
  it('comes from the network, or from the dated copy without a connection', async () => {
    online(() => answer(page('Ludwig')));
    expect(await (await worker.ask('/de/bikes/ludwig'))?.text()).toBe(page('Ludwig'));
    online(() => answer(page('Ludwig, neu')));
    await worker.ask('/de/bikes/ludwig?variant=LU11.25.H.M.GR');
    cut();
    const stored = await worker.ask('/de/bikes/ludwig');
    expect(stored?.status).toBe(200);
    expect(await stored?.text()).toMatch(
      /^<!DOCTYPE html><html data-cached-at="20\d\d-[\dT:.-]+Z" data-kept="[^"]+" lang="de">.*Ludwig, neu/,
    );
  });

  it('is updated in the cache without ever being absent', async () => {
    online(() => answer(page('Ludwig')));
    await worker.ask('/de/bikes/ludwig');
    await worker.ask('/de/bikes/ludwig');
    expect([worker.removed, countCached()]).toEqual([[], 1]);
  });

  it('never visited shows the offline page of its language with the list of cached pages', async () => {
    online(() => answer(page('R&amp;D &lt;b&gt;')));
    await worker.ask('/de/company');
    cut();
    const offline = await worker.ask('/de/jobs');
    const html = (await offline?.text()) ?? '';
    expect(offline?.status).toBe(503);
    expect(html).toMatch(/<html lang="de">.*Keine Verbindung/s);
    expect(html).toContain('<a href="/de/company">R&#38;D &#60;b&#62;</a>');
    expect(await (await worker.ask('/en/jobs'))?.text()).toMatch(
      /<html lang="en">.*No connection/s,
    );
  });

  it('home without a language is answered with the copy of its language', async () => {
    online(() => answer(page('Home')));
    await worker.ask('/en');
    cut();
    expect(await (await worker.ask('/'))?.text()).toContain('Home');
  });

  it('keeps the 40 pages visited last', async () => {
    online(() => answer(page('Seite')));
    for (let index = 0; index < 45; index += 1) await worker.ask(`/de/news/${index}`);
    await worker.ask('/de/news/5');
    await worker.ask('/de/news/45');
    cut();
    expect((await worker.ask('/de/news/5'))?.status).toBe(200);
    expect((await worker.ask('/de/news/6'))?.status).toBe(503);
    expect(countCached()).toBe(40);
  });
});

describe('responses that are never cached', () => {
  it.each([
    '/de/payment/0f-aa',
    '/de/my-account/b2c',
    '/en/my-account/b2b/invoices',
    '/de/checkout/cart',
    '/de/checkout/review',
    '/de/login',
    '/de/basket/9f8e7d',
    '/de/newsletter/confirm?token=x',
    '/de/preview/report',
    '/de/bikes/emil-presale',
    '/de/bikes?category=Dealer-Presale',
    '/logout',
  ])('%s: shows the offline page without a connection', async (path) => {
    online(() => answer(page('Meins')));
    expect((await worker.ask(path))?.status).toBe(200);
    expect(countCached()).toBe(0);
    cut();
    expect((await worker.ask(path))?.status).toBe(503);
  });

  it.each([
    [
      'a draft or a personal page',
      answer(page('x'), { 'Cache-Control': 'private, no-cache, no-store' }),
    ],
    ['a no-store response', answer(page('x'), { 'Cache-Control': 'no-store' })],
    ['an error', answer(page('x'), {}, { status: 500 })],
    ['a missing page', answer(page('x'), {}, { status: 404 })],
    ['a redirect', answer(page('x'), {}, { redirected: true })],
    ['a response that is not a page', answer('{}', { 'Content-Type': 'application/json' })],
    ['a response that is too large', answer('x'.repeat(1_000_001))],
  ])('%s', async (_, response) => {
    online(() => response);
    expect(await worker.ask('/de/bikes')).toBeDefined();
    expect(countCached()).toBe(0);
  });

  it.each([
    ['/api/shop', { method: 'POST', mode: 'cors' }],
    ['/api/session', { mode: 'cors' }],
    ['/de/bikes?_rsc=1', { mode: 'cors' }],
    ['/de/search-index.json', { mode: 'cors' }],
    ['https://www.googletagmanager.com/gtm.js', { mode: 'no-cors' }],
  ])('%s is not intercepted', async (path, init) => {
    expect(await worker.ask(path, init)).toBeUndefined();
  });
});

describe('page opened before the worker was installed', () => {
  it.each([
    ['/de/bikes/ludwig?variant=LU11.25.H.M.GR', '/de/bikes/ludwig'],
    ['/', '/en'],
  ])('%s is cached as %s', async (open, path) => {
    worker = startWorker([open]);
    online(() => answer(page('Ludwig')));
    await worker.activate();
    await vi.waitFor(() => expect(countCached()).toBe(1));
    cut();
    expect(await (await worker.ask(path))?.text()).toContain('Ludwig');
    expect((await worker.ask(open))?.status).toBe(200);
  });

  it.each(['/de/checkout/cart', '/de/my-account/b2c'])('%s is not requested', async (open) => {
    worker = startWorker([open]);
    await worker.activate();
    await worker.ask('/api/session', { mode: 'cors' });
    expect(worker.network).not.toHaveBeenCalled();
  });
});

it('caches images for pages without a connection', async () => {
  online(() =>
    answer('picture', {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );
  await worker.ask('/media/scenes/belt-wide-1536.webp', { mode: 'no-cors' });
  cut();
  const stored = await worker.ask('/media/scenes/belt-wide-1536.webp', { mode: 'no-cors' });
  expect(await stored?.text()).toBe('picture');
});

it.each([
  ['a file of a build', '/_next/static/chunks/a.js'],
  ['a page’s style sheets', '/page-sheets/a+b.css'],
  ['a page’s data', '/page-data/AAAAAAAAAAAAAAAAAAAAAA/de/bikes/ludwig.txt'],
])('requests %s once', async (_name, path) => {
  online(() =>
    answer('script', {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );
  await worker.ask(path, { mode: 'no-cors' });
  await worker.ask(path, { mode: 'no-cors' });
  expect(worker.network).toHaveBeenCalledTimes(1);
});

it('a new version removes its old caches and keeps those of others', async () => {
  worker.stores.set('lautlos-static-1', new Map());
  worker.stores.set('somebody-else', new Map());
  online(() => answer(page('Ludwig')));
  await worker.ask('/de/bikes/ludwig');
  await worker.activate();
  expect([...worker.stores.keys()].sort()).toEqual(['lautlos-page-3', 'somebody-else']);
  expect(worker.self.clients.claim).toHaveBeenCalled();
});
