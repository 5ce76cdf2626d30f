import { vi } from 'vitest';
import type { NextRequest, NextResponse } from 'next/server';
import { BrowserJar } from './browser-jar';

type Handler = (request: NextRequest) => Promise<NextResponse>;

/** What a route is in this browser: method and path, without the query. */
export type Routes = Record<string, Handler>;

export type FakeBrowser = {
  jar: BrowserJar;
  visited: string[];
  setCookie: (name: string, value: string) => void;
};

/**
 * As much of a browser as the basket's code needs: readable cookies, storage, and a fetch that ends in the real route
 * handlers. The shop behind them is the real one.
 */
export function installBrowser(routes: Routes): FakeBrowser {
  const jar = new BrowserJar();
  const storage = new Map<string, string>();
  const visited: string[] = [];
  const hidden = new Set(['oxid-token', 'session']);
  const document = {
    get cookie() {
      return [...jar.cookies]
        .filter(([name]) => !hidden.has(name))
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const isGone =
        attributes.some((attribute) => /^expires=.*(1970|20[01]\d)/i.test(attribute)) ||
        value === '';
      const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8);
      if (isGone || (expires && new Date(expires) < new Date())) jar.cookies.delete(name);
      else jar.cookies.set(name, decodeURIComponent(value));
    },
  };
  const fetchRoute = async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    const method = init.method ?? 'GET';
    const handler = routes[`${method} ${pathname}`];
    if (!handler) throw new Error(`No route for ${method} ${pathname}`);
    const answer = await jar.send(handler, pathname + search, {
      method,
      ...(typeof init.body === 'string' && { body: init.body }),
    });
    return Response.json(answer.body, { status: answer.status });
  };
  vi.stubGlobal('document', document);
  const navigator = { userAgent: 'test' };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', wrapFetch(fetchRoute));
  vi.stubGlobal('window', {
    fetch: fetchRoute,
    document,
    navigator,
    location: {
      protocol: 'http:',
      origin: 'http://localhost:3000',
      pathname: '/de/checkout/cart',
      search: '',
      assign: (url: URL) => visited.push(url.pathname),
    },
    localStorage: storageOf(storage),
    sessionStorage: storageOf(new Map()),
  });
  return { jar, visited, setCookie: (name, value) => jar.cookies.set(name, value) };
}

const realFetch = globalThis.fetch;

/** Addresses without a host are the browser's; the others are the server's own calls. */
function wrapFetch(fetchRoute: (address: string, init?: RequestInit) => Promise<Response>) {
  return (input: string | URL | Request, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/')
      ? fetchRoute(input, init)
      : realFetch(input, init);
}

function storageOf(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
  };
}
