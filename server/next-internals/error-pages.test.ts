import { beforeEach, describe, expect, it } from 'vitest';
import {
  createNextClient,
  type NextRequestHandler,
  loadResponseBody,
  type FetchFromNext,
} from '../next-client';
import { createNotFoundPages, type NotFoundPages, createErrorPageClient } from './error-pages';

describe('not found pages', () => {
  /** Markup as Next renders it: a link to the other language and the router state. */
  const pageAt = (path: string) => {
    const parts = ['', 'de', ...path.split('/')].map((part) => `\\"${part}\\"`).join(',');
    const rows = `0:{\\"P\\":null,\\"c\\":[${parts}],\\"q\\":\\"\\",\\"i\\":false}`;
    return `<html lang="de"><a href="/en/${path}" lang="en">English</a><script>self.__next_f.push([1,"${rows}"])</script></html>`;
  };

  let made: string[];
  let write: (path: string) => string;
  let pages: NotFoundPages;
  let ask: ReturnType<typeof createNextClient>;
  const clock = { ms: 0 };

  const site: NextRequestHandler = async (request, response) => {
    const hasFailure = request.headers['x-page-failure'] !== undefined;
    const html = { 'content-type': 'text/html; charset=utf-8' };
    const own = { ...html, 'x-error-page': '404', 'cache-control': 'private, no-store' };
    response.writeHead(404, hasFailure ? own : html);
    if (!hasFailure) return void response.end('<html id="__next_error__"></html>');
    made.push(request.url ?? '');
    response.end(write(String(request.url).slice('/de/'.length)));
  };

  beforeEach(() => {
    made = [];
    write = pageAt;
    const raw = createNextClient(site);
    const anonymousHeaders = () => ({ host: 'site.example' });
    pages = createNotFoundPages({
      ask: raw,
      anonymousHeaders,
      now: () => clock.ms,
    });
    ask = createErrorPageClient(raw, pages);
  });

  async function see(address: string, headers: Record<string, string> = {}) {
    const answer = await ask({
      method: 'GET',
      address,
      headers: { host: 'site.example', ...headers },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return { status: answer.statusCode, text: (await loadResponseBody(answer)).toString() };
  }

  it('renders once for all missing addresses and inserts each address', async () => {
    for (const path of ['nowhere', 'a/b/nowhere', 'bikes/no_one-1.2~3'])
      expect(await see(`/de/${path}`)).toEqual({ status: 404, text: pageAt(path) });
    expect(made).toHaveLength(1);
  });

  it('renders once for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => see(`/de/nowhere-${index}`)));
    expect(made).toHaveLength(1);
  });

  it('renders again after ten seconds and after a change', async () => {
    await see('/de/a');
    clock.ms += 9_999;
    await see('/de/b');
    expect(made).toHaveLength(1);
    clock.ms += 1;
    await see('/de/c');
    expect(made).toHaveLength(2);
    pages.expire();
    await see('/de/d');
    expect(made).toHaveLength(3);
  });

  describe('renders for a single visitor', () => {
    it.each<[string, string, Record<string, string>]>([
      ['with an encoded path', '/de/no%C3%B6', {}],
      ['with a query', '/de/nowhere?x=1', {}],
      ['in draft mode', '/de/nowhere', { cookie: '__prerender_bypass=1' }],
      ['with an Authorization header', '/de/nowhere', { authorization: 'Bearer x' }],
    ])('%s', async (_name, address, headers) => {
      await see(address, headers);
      await see(address, headers);
      expect(made).toEqual([address, address]);
    });

    it('where the framework serialises its addresses differently', async () => {
      write = (path) => `${pageAt(path)}<!-- ${path} -->`;
      expect((await see('/de/nowhere')).text).toBe(write('nowhere'));
      expect(made.at(-1)).toBe('/de/nowhere');
    });
  });
});

describe('with error pages', () => {
  /**
   * The empty page that Next sends after an error, with its digest. The fake site renders the matching error page on
   * request.
   */
  const empty = (digest: string) =>
    `<!DOCTYPE html><html id="__next_error__"><script>self.__next_f.push([1,"7:E{\\"digest\\":\\"${digest}\\"}"])</script></html>`;

  let failures: (string | undefined)[];
  let ask: FetchFromNext;

  const site: NextRequestHandler = async (request, response) => {
    const failure = request.headers['x-page-failure']?.toString();
    failures.push(failure);
    const html = { 'content-type': 'text/html; charset=utf-8' };
    if (failure !== undefined) {
      response.writeHead(failure.startsWith('503') ? 503 : Number(failure.slice(0, 3)), {
        ...html,
        'x-error-page': failure,
      });
      return void response.end(`<html lang="de"><title>${failure}</title></html>`);
    }
    switch (request.url) {
      case '/de/down':
        response.writeHead(500, html);
        return void response.end(empty('503-1f3a9c2b'));
      case '/de/nowhere':
        response.writeHead(404, html);
        return void response.end(empty('NEXT_HTTP_ERROR_FALLBACK;404'));
      case '/de/locked':
        response.writeHead(401, { ...html, 'x-error-page': '401' });
        return void response.end('<html lang="de">whole</html>');
      case '/api/none':
        response.writeHead(404, { 'content-type': 'application/json' });
        return void response.end('{}');
      default:
        response.writeHead(200, html);
        return void response.end('<html lang="de">well</html>');
    }
  };

  beforeEach(() => {
    failures = [];
    ask = createErrorPageClient(createNextClient(site));
  });

  async function see(address: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) {
    const answer = await ask({ method, address, headers: { host: 'site.example', ...headers } });
    return { status: answer.statusCode, text: (await loadResponseBody(answer)).toString() };
  }

  it.each([
    ['/de/down', 503, '503-1f3a9c2b'],
    ['/de/nowhere', 404, '404'],
  ])('returns the complete error page for %s', async (path, status, failure) => {
    expect(await see(path)).toEqual({
      status,
      text: `<html lang="de"><title>${failure}</title></html>`,
    });
    expect(failures).toEqual([undefined, failure]);
  });

  it('answers HEAD as GET', async () => {
    expect(await see('/de/down', 'HEAD')).toEqual({ status: 503, text: '' });
  });

  it.each([
    ['/de/locked', 401, '<html lang="de">whole</html>'],
    ['/api/none', 404, '{}'],
    ['/de', 200, '<html lang="de">well</html>'],
  ])('passes %s through unchanged', async (path, status, text) => {
    expect(await see(path)).toEqual({ status, text });
    expect(failures).toHaveLength(1);
  });

  it('ignores an error page requested by a client', async () => {
    expect((await see('/de', 'GET', { 'x-page-failure': '503-mine' })).status).toBe(200);
  });
});
