import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStubDocument, startStubServer } from './testing/stub-server';
import { sendRawRequest } from './testing/raw-request';

let front: Awaited<ReturnType<typeof startStubServer>>;

beforeEach(async () => {
  front = await startStubServer();
  front.site.texts.set('/de/bikes/ludwig', 'Ludwig');
  front.site.texts.set('/de', 'Zuhause').set('/en', 'Home');
});
afterEach(async () => {
  expect(front.errors).toEqual([]);
  await front.close();
});

const page = (path: string, headers: Record<string, string> = {}) =>
  sendRawRequest(front.port, path, { headers: { cookie: 'lang=de', ...headers } });

describe('cached page', () => {
  it('is rendered once and served from memory', async () => {
    const first = await page('/de/bikes/ludwig');
    const second = await page('/de/bikes/ludwig');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.toString()).toBe(createStubDocument('Ludwig'));
    expect(front.site.requests).toHaveLength(1);
    expect(second.headers).toMatchObject({
      'content-length': String(createStubDocument('Ludwig').length),
      'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
      vary: 'rsc, Accept-Encoding, Accept',
      etag: first.headers.etag,
    });
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('is rendered once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => page('/de/bikes/ludwig')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(front.site.requests).toHaveLength(1);
  });

  it('is compressed fast for the first request and at the highest level after the second', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const first = await page('/de/bikes/ludwig', headers);
    await front.background.idle();
    const second = await page('/de/bikes/ludwig', headers);
    for (const { headers: answered, body } of [first, second]) {
      expect(answered['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).toString()).toBe(createStubDocument('Ludwig'));
    }
    await front.background.idle();
    const third = await page('/de/bikes/ludwig', headers);
    expect(third.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(third.body).toString()).toBe(createStubDocument('Ludwig'));
    const plain = await page('/de/bikes/ludwig');
    expect(plain.body.toString()).toBe(createStubDocument('Ludwig'));
    expect(new Set([second, third, plain].map((answer) => answer.headers.etag)).size).toBe(3);
  });

  it('returns 304 to clients that have it, in any encoding', async () => {
    const { headers } = await page('/de/bikes/ludwig', { 'accept-encoding': 'gzip' });
    const tags = `"x", W/${String(headers.etag)}`;
    const again = await page('/de/bikes/ludwig', { 'if-none-match': tags });
    expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('answers HEAD like GET, without a body', async () => {
    const got = await page('/de/bikes/ludwig');
    const head = await sendRawRequest(front.port, '/de/bikes/ludwig', {
      method: 'HEAD',
      headers: { cookie: 'lang=de' },
    });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'etag', 'content-type', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
  });

  it('ignores tracking parameters and referrers', async () => {
    await page('/de/bikes/ludwig');
    await page('/de/bikes/ludwig?utm_source=x&gclid=y');
    expect(front.site.requests).toHaveLength(1);
  });

  it('varies by the language cookie and is then private', async () => {
    const { headers } = await page('/de/bikes/ludwig', { cookie: 'lang=en; x=1' });
    expect(headers['set-cookie']?.[0]).toBe('lang=de; Path=/; Max-Age=604800; SameSite=lax');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is the anonymous page, whoever requests it first', async () => {
    await page('/de/bikes/ludwig', {
      cookie: 'session=secret; oxid-token=x',
      'x-forwarded-for': '1.2.3.4',
    });
    expect(front.site.requests[0]?.headers).toMatchObject({
      cookie: 'lang=de',
      host: 'site.example',
    });
    expect(JSON.stringify(front.site.requests[0]?.headers)).not.toContain('secret');
  });
});

describe('client location', () => {
  const forged = {
    cookie: 'lang=de; __prerender_bypass=1',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
  };
  const forwardedHeaders = ({ site }: typeof front) =>
    site.requests.map(({ headers }) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => /forwarded|real-ip/.test(name)),
      ),
    );

  it.each([
    ['a page rendered per visitor', '/de/bikes/ludwig', {}],
    ['data for the client router', '/de/bikes/ludwig', { rsc: '1' }],
    ['an API route', '/api/shop', {}],
  ])('cannot be forged: %s', async (_, path, headers) => {
    await sendRawRequest(front.port, path, { headers: { ...forged, ...headers } });
    expect(forwardedHeaders(front)).toEqual([{ 'x-forwarded-for': '127.0.0.1' }]);
    expect(front.timesDisbelieved()).toBe(1);
  });

  it('comes from a trusted proxy, whose other headers are accepted too', async () => {
    const behind = await startStubServer({ trustedProxies: ['loopback'] });
    await sendRawRequest(behind.port, '/api/shop', {
      headers: { ...forged, 'x-forwarded-for': '9.9.9.9, 198.51.100.1' },
    });
    expect(forwardedHeaders(behind)).toMatchObject([
      { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' },
    ]);
    expect(behind.timesDisbelieved()).toBe(0);
    await behind.close();
  });
});

describe('content security policy', () => {
  const own = 'self.__next_f.push([1,"Ludwig"])';
  const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`;

  it.each<[string, string, Record<string, string>]>([
    ['a cached page', '/de/bikes/ludwig', {}],
    ['a page rendered per visitor', '/de/bikes/ludwig?sku=X', {}],
    ['a draft', '/de/bikes/ludwig', { cookie: '__prerender_bypass=1' }],
  ])('of %s lists its own scripts only', async (_name, path, headers) => {
    const policy = String((await page(path, headers)).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' https://tags.example ${hash};`);
  });

  it.each(['/de/none', '/none.pdf'])('is as strict on the missing page %s', async (path) => {
    const answer = await page(path, { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' [^;]*'sha256-/);
    expect(answer.headers['content-security-policy']).not.toContain("'unsafe-inline' https");
  });
});

describe('home page without a language', () => {
  it.each([
    [{ cookie: 'lang=en' }, 'Home'],
    [{ cookie: '', 'accept-language': 'de-CH' }, 'Zuhause'],
    [{ cookie: '', 'accept-language': 'fr' }, 'Home'],
  ])('%j', async (headers, text) => {
    const answer = await page('/', headers);
    expect(answer.body.toString()).toBe(createStubDocument(text));
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.vary).toContain('Accept-Language, Cookie');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('requests passed to Next unchanged', () => {
  const draft = { cookie: 'lang=de; __prerender_bypass=1' };
  it.each<[string, string, Record<string, string>]>([
    ['data for the client router', '/de/bikes/ludwig', { rsc: '1' }],
    ['a prefetch', '/de/bikes/ludwig?_rsc=x', { 'next-router-prefetch': '1' }],
    ['an editor’s draft', '/de/bikes/ludwig', draft],
    ['a query', '/de/bikes/ludwig?sku=X', {}],
    ['a category in the query', '/?category=Dealer-Presale', {}],
    ['a presale page for dealers', '/de/bikes/emil-presale', {}],
    ['an account page', '/de/my-account/b2c', {}],
    ['an encoded account path', '/de/my%2Daccount/b2c', {}],
    ['the login page', '/de/login', {}],
    ['an encoded path', '/de/bikes/lud%77ig', {}],
    ['a page without a language', '/bikes/ludwig', {}],
    ['a dynamic page', '/de/search', {}],
    ['an API route', '/api/health', {}],
    ['a file', '/robots.txt', {}],
  ])('%s', async (_name, path, headers) => {
    await page(path, headers);
    await page(path, headers);
    expect(front.site.requests).toHaveLength(2);
    expect(front.site.requests[0]?.url).toBe(path);
    expect(front.site.requests[0]?.headers).toMatchObject(headers);
    expect(front.pages.size).toBe(0);
  });
});

describe('content change', () => {
  it('is visible in the next request, and compressed copies are discarded with the page', async () => {
    await page('/de/bikes/ludwig');
    await page('/de/bikes/ludwig');
    await front.background.idle();
    front.site.texts.set('/de/bikes/ludwig', 'Ludwig 11');
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('"Ludwig"');
    front.pages.expire();
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig 11');
  });

  it('discards a page whose rendering started before it', async () => {
    let answerLate = () => {};
    front.site.special.set('/de/bikes/ludwig', (_request, response) => {
      answerLate = () => {
        response.writeHead(200, {
          'content-type': 'text/html',
          'cache-control': 's-maxage=300',
          'x-nextjs-prerender': '1',
        });
        response.end('old');
      };
    });
    const early = page('/de/bikes/ludwig');
    await expect.poll(() => front.site.requests.length).toBe(1);
    front.pages.expire();
    front.site.special.clear();
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig');
    answerLate();
    expect((await early).body.toString()).toBe('old');
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig');
  });

  it('without a notification is found by revalidation while the page is served', async () => {
    await page('/de/bikes/ludwig');
    front.site.texts.set('/de/bikes/ludwig', 'Ludwig 11');
    front.clock.ms += 10_001;
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('"Ludwig"');
    await expect
      .poll(async () => (await page('/de/bikes/ludwig')).body.toString())
      .toContain('Ludwig 11');
    expect(front.site.requests[1]?.headers['if-none-match']).toBe('"next-4c7564776967"');
  });

  it('is awaited when the page has not been requested for a minute', async () => {
    await page('/de/bikes/ludwig');
    front.site.texts.set('/de/bikes/ludwig', 'Ludwig 11');
    front.clock.ms += 60_001;
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig 11');
  });

  it('that removes a page removes it from memory', async () => {
    await page('/de/bikes/ludwig');
    front.site.texts.delete('/de/bikes/ludwig');
    front.pages.expire();
    expect((await page('/de/bikes/ludwig')).status).toBe(404);
    expect(front.pages.size).toBe(0);
  });

  it('keeps the last good page when Next fails during revalidation', async () => {
    await page('/de/bikes/ludwig');
    front.site.special.set('/de/bikes/ludwig', (_request, response) => {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.end('broken');
    });
    front.clock.ms += 10_001;
    expect((await page('/de/bikes/ludwig')).status).toBe(200);
    await expect.poll(() => front.site.requests.length).toBeGreaterThan(1);
    expect((await page('/de/bikes/ludwig')).status).toBe(200);
  });
});

describe('cached query response', () => {
  const html = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };
  const answerWith = (status: number, headers: Record<string, string>) =>
    front.site.special.set('/de/search', (request, response) => {
      response.writeHead(status, headers);
      response.end(createStubDocument(request.url ?? ''));
    });

  it('is computed once for all clients, without cookies, and is sent as private', async () => {
    answerWith(200, html);
    const cookie = 'lang=de; lautlos_session=mine';
    const first = await page('/de/search?q=licht', { cookie });
    const second = await page('/de/search?utm_source=post&q=licht');
    expect(front.site.requests.map(({ url }) => url)).toEqual(['/de/search?q=licht']);
    expect(front.site.requests[0]?.headers.cookie).toBe('lang=de');
    expect(second.body).toEqual(first.body);
    expect(second.headers['cache-control']).toBe('private, no-store');
    await page('/de/search?q=rad');
    expect(front.site.requests).toHaveLength(2);
    expect([front.pages.size, front.answers.size]).toEqual([0, 2]);
  });

  it.each([
    ['an error', 500, html],
    ['a page with a cookie', 200, { ...html, 'set-cookie': 'a=b' }],
  ])('is not cached: %s', async (_name, status, headers) => {
    answerWith(status, headers);
    expect((await page('/de/search?q=licht')).status).toBe(status);
    expect(front.answers.size).toBe(0);
  });

  it('is computed again after a change', async () => {
    answerWith(200, html);
    await page('/de/search?q=licht');
    front.answers.expire();
    await page('/de/search?q=licht');
    expect(front.site.requests).toHaveLength(2);
  });
});

describe('uncached requests', () => {
  const html = { 'content-type': 'text/html', 'x-nextjs-prerender': '1' };
  it.each<[string, number, Record<string, string>]>([
    ['a response that is not cacheable', 200, { ...html, 'cache-control': 'private, no-store' }],
    [
      'a page with a cookie',
      200,
      { ...html, 'cache-control': 's-maxage=300', 'set-cookie': 'a=b' },
    ],
    [
      'a page without a cache tag',
      200,
      { 'content-type': 'text/html', 'cache-control': 's-maxage=300' },
    ],
    ['a redirect', 308, { location: '/de/bikes/ludwig', 'cache-control': 's-maxage=300' }],
    ['a missing page', 404, { ...html, 'cache-control': 's-maxage=300' }],
    ['an error', 500, { ...html, 'cache-control': 's-maxage=300' }],
  ])('%s', async (_name, status, headers) => {
    front.site.special.set('/de/x', (_request, response) => {
      response.writeHead(status, headers);
      response.end('x');
    });
    const answer = await page('/de/x');
    expect([answer.status, answer.headers.location]).toEqual([status, headers.location]);
    expect(front.pages.size).toBe(0);
  });
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'rejects %s on a page with 405',
  async (method) => {
    const answer = await sendRawRequest(front.port, '/de/bikes/ludwig', { method });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(front.site.requests).toHaveLength(0);
  },
);

describe('page with a Markdown version', () => {
  const asMarkdown = { accept: 'text/markdown, */*' };

  beforeEach(() => {
    const page = front.site.texts.get('/de/bikes/ludwig') ?? '';
    front.site.special.set('/de/bikes/ludwig', (request, response) => {
      const isMarkdown = request.headers.accept?.includes('text/markdown') ?? false;
      const headers = { 'cache-control': 's-maxage=300', etag: isMarkdown ? '"twin"' : '"page"' };
      if (request.headers['if-none-match'] === headers.etag) {
        response.writeHead(304, headers);
        return response.end();
      }
      const type = isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8';
      response.writeHead(200, {
        ...headers,
        'content-type': type,
        vary: isMarkdown ? 'Accept' : 'rsc',
        ...(!isMarkdown && { 'x-nextjs-prerender': '1' }),
      });
      return response.end(isMarkdown ? '# Ludwig' : createStubDocument(page));
    });
  });

  it('caches Markdown separately from the page, whichever is requested first', async () => {
    const paths = ['/de/bikes/ludwig', '/de/bikes/ludwig?utm_source=x'];
    for (const path of [...paths, ...paths]) {
      const markdown = await page(path, asMarkdown);
      expect([markdown.headers['content-type'], markdown.body.toString()]).toEqual([
        'text/markdown; charset=utf-8',
        '# Ludwig',
      ]);
      const html = await page(path, { accept: 'text/html, text/markdown;q=0.5' });
      expect(html.body.toString()).toBe(createStubDocument('Ludwig'));
      expect(html.headers['content-type']).toContain('text/html');
    }
  });

  it('has its own ETag and returns the page without an Accept preference', async () => {
    const again = await page('/de/bikes/ludwig', { ...asMarkdown, 'if-none-match': '"twin"' });
    expect(again.status).toBe(304);
    const any = await page('/de/bikes/ludwig', { accept: '*/*' });
    expect(any.body.toString()).toBe(createStubDocument('Ludwig'));
  });

  it('returns the page for pages without a Markdown version', async () => {
    const home = await page('/de', asMarkdown);
    expect(home.body.toString()).toBe(createStubDocument('Zuhause'));
    expect(home.headers.vary).toBe('rsc, Accept-Encoding');
  });

  it('allows GET and HEAD only', async () => {
    const posted = await sendRawRequest(front.port, '/de/bikes/ludwig', {
      method: 'POST',
      headers: asMarkdown,
    });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
