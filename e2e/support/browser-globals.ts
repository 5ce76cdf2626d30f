import { vi } from 'vitest';
import type { NextRequest, NextResponse } from 'next/server';
import { RouteTestClient } from './cookie-jar';

type Handler = (request: NextRequest) => Promise<NextResponse>;

/** Route handlers by method and path, without the query. */
export type RouteHandlers = Record<string, Handler>;

export type FakeBrowser = {
  jar: RouteTestClient;
  visited: string[];
  /** Returns how often the page was reloaded. */
  reloads: () => number;
  setCookie: (name: string, value: string) => void;
};

/**
 * Installs the browser globals that the basket's code needs: readable cookies, storage, and a fetch that calls the real
 * route handlers. These call a real shop service.
 */
export function installBrowserGlobals(routes: RouteHandlers): FakeBrowser {
  const jar = new RouteTestClient();
  const visited: string[] = [];
  let reloads = 0;
  const hidden = new Set([
    ...['oxid-token', 'session', 'refresh', 'hosted-sign-in', 'known-browser'],
  ]);
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
    const { pathname, search } = new URL(address, origin);
    const method = init.method ?? 'GET';
    const handler = routes[`${method} ${pathname}`];
    if (!handler) throw new Error(`No route for ${method} ${pathname}`);
    const answer = await jar.send(handler, pathname + search, {
      method,
      ...(typeof init.body === 'string' && { body: init.body }),
      headers: Object.fromEntries(new Headers(init.headers)),
    });
    const { status, headers } = answer;
    return new Response(JSON.stringify(answer.body), { status, headers });
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
      reload: () => {
        reloads += 1;
      },
    },
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
  });
  return {
    jar,
    visited,
    reloads: () => reloads,
    setCookie: (name, value) => jar.cookies.set(name, value),
  };
}

const realFetch = globalThis.fetch;
const origin = 'http://localhost:3000';

/**
 * Returns a fetch that passes requests to the page's own origin to the route handlers, and sends all others over the
 * network, as the server does.
 */
function wrapFetch(fetchRoute: (address: string, init?: RequestInit) => Promise<Response>) {
  return (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    const isOwn = address.startsWith('/') || address.startsWith(`${origin}/`);
    return isOwn ? fetchRoute(address, init) : realFetch(input, init);
  };
}

/** Creates a storage whose entries are also properties, as in a browser. */
export function createMemoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}
