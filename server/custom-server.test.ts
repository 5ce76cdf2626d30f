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

describe('a finished page', () => {
  it('is asked for once and leaves from memory', async () => {
    const first = await page('/de/bikes/ludwig');
    const second = await page('/de/bikes/ludwig');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.toString()).toBe(createStubDocument('Ludwig'));
    expect(front.site.asked).toHaveLength(1);
    expect(second.headers).toMatchObject({
      'content-length': String(createStubDocument('Ludwig').length),
      'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
      vary: 'rsc, Accept-Encoding, Accept',
      etag: first.headers.etag,
    });
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('is asked for once by many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => page('/de/bikes/ludwig')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(front.site.asked).toHaveLength(1);
  });

  it('is compressed at once for its first visitor, and best for others once a second one has come', async () => {
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

  it('is not sent again to who has it, in whatever coding', async () => {
    const { headers } = await page('/de/bikes/ludwig', { 'accept-encoding': 'gzip' });
    const tags = `"x", W/${String(headers.etag)}`;
    const again = await page('/de/bikes/ludwig', { 'if-none-match': tags });
    expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('answers HEAD as GET, without its body', async () => {
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

  it('ignores where a visitor came from', async () => {
    await page('/de/bikes/ludwig');
    await page('/de/bikes/ludwig?utm_source=x&gclid=y');
    expect(front.site.asked).toHaveLength(1);
  });

  it('leaves its language with whoever has another one, and is nobody else’s then', async () => {
    const { headers } = await page('/de/bikes/ludwig', { cookie: 'lang=en; x=1' });
    expect(headers['set-cookie']?.[0]).toBe('lang=de; Path=/; Max-Age=604800; SameSite=lax');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is the stranger’s, whoever asks first', async () => {
    await page('/de/bikes/ludwig', {
      cookie: 'session=secret; oxid-token=x',
      'x-forwarded-for': '1.2.3.4',
    });
    expect(front.site.asked[0]?.headers).toMatchObject({ cookie: 'lang=de', host: 'site.example' });
    expect(JSON.stringify(front.site.asked[0]?.headers)).not.toContain('secret');
  });
});

describe('where a visitor is', () => {
  const forged = {
    cookie: 'lang=de; __prerender_bypass=1',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
  };
  const told = ({ site }: typeof front) =>
    site.asked.map(({ headers }) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => /forwarded|real-ip/.test(name)),
      ),
    );

  it.each([
    ['a page for one visitor', '/de/bikes/ludwig', {}],
    ['data for the router', '/de/bikes/ludwig', { rsc: '1' }],
    ['a service', '/api/shop', {}],
  ])('cannot be forged: %s', async (_, path, headers) => {
    await sendRawRequest(front.port, path, { headers: { ...forged, ...headers } });
    expect(told(front)).toEqual([{ 'x-forwarded-for': '127.0.0.1' }]);
    expect(front.timesDisbelieved()).toBe(1);
  });

  it('is told by a proxy of ours, and the rest of what it says is believed', async () => {
    const behind = await startStubServer({ trustedProxies: ['loopback'] });
    await sendRawRequest(behind.port, '/api/shop', {
      headers: { ...forged, 'x-forwarded-for': '9.9.9.9, 198.51.100.1' },
    });
    expect(told(behind)).toMatchObject([
      { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' },
    ]);
    expect(behind.timesDisbelieved()).toBe(0);
    await behind.close();
  });
});

describe('the content security policy', () => {
  const own = 'self.__next_f.push([1,"Ludwig"])';
  const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`;

  it.each<[string, string, Record<string, string>]>([
    ['a finished page', '/de/bikes/ludwig', {}],
    ['a page for one visitor', '/de/bikes/ludwig?sku=X', {}],
    ['a draft', '/de/bikes/ludwig', { cookie: '__prerender_bypass=1' }],
  ])('of %s names its own scripts and no others', async (_name, path, headers) => {
    const policy = String((await page(path, headers)).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' https://tags.example ${hash};`);
  });

  it.each(['/de/none', '/none.pdf'])('is as strict on %s, which is not there', async (path) => {
    const answer = await page(path, { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' [^;]*'sha256-/);
    expect(answer.headers['content-security-policy']).not.toContain("'unsafe-inline' https");
  });
});

describe('home without a language', () => {
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

describe('what goes to Next as it came', () => {
  const draft = { cookie: 'lang=de; __prerender_bypass=1' };
  it.each<[string, string, Record<string, string>]>([
    ['data for the router', '/de/bikes/ludwig', { rsc: '1' }],
    ['a prefetch', '/de/bikes/ludwig?_rsc=x', { 'next-router-prefetch': '1' }],
    ['an editor’s draft', '/de/bikes/ludwig', draft],
    ['a question', '/de/bikes/ludwig?sku=X', {}],
    ['a category', '/?category=Dealer-Presale', {}],
    ['the dealers’ presale', '/de/bikes/emil-presale', {}],
    ['an account', '/de/my-account/b2c', {}],
    ['an account in other letters', '/de/my%2Daccount/b2c', {}],
    ['signing in', '/de/login', {}],
    ['an address with something to decode', '/de/bikes/lud%77ig', {}],
    ['a page without a language', '/bikes/ludwig', {}],
    ['a page that is made for each request', '/de/search', {}],
    ['a service', '/api/health', {}],
    ['a file', '/robots.txt', {}],
  ])('%s', async (_name, path, headers) => {
    await page(path, headers);
    await page(path, headers);
    expect(front.site.asked).toHaveLength(2);
    expect(front.site.asked[0]?.url).toBe(path);
    expect(front.site.asked[0]?.headers).toMatchObject(headers);
    expect(front.pages.size).toBe(0);
  });
});

describe('a change', () => {
  it('is there with the next request, and compressed copies go with the page', async () => {
    await page('/de/bikes/ludwig');
    await page('/de/bikes/ludwig');
    await front.background.idle();
    front.site.texts.set('/de/bikes/ludwig', 'Ludwig 11');
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('"Ludwig"');
    front.pages.expire();
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig 11');
  });

  it('is no page of a question that was asked before it', async () => {
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
    await expect.poll(() => front.site.asked.length).toBe(1);
    front.pages.expire();
    front.site.special.clear();
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig');
    answerLate();
    expect((await early).body.toString()).toBe('old');
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig');
  });

  it('that nobody told of is found by asking again while the page is shown', async () => {
    await page('/de/bikes/ludwig');
    front.site.texts.set('/de/bikes/ludwig', 'Ludwig 11');
    front.clock.ms += 10_001;
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('"Ludwig"');
    await expect
      .poll(async () => (await page('/de/bikes/ludwig')).body.toString())
      .toContain('Ludwig 11');
    expect(front.site.asked[1]?.headers['if-none-match']).toBe('"next-4c7564776967"');
  });

  it('is waited for when nobody has asked for a minute', async () => {
    await page('/de/bikes/ludwig');
    front.site.texts.set('/de/bikes/ludwig', 'Ludwig 11');
    front.clock.ms += 60_001;
    expect((await page('/de/bikes/ludwig')).body.toString()).toContain('Ludwig 11');
  });

  it('that takes a page away takes it from memory', async () => {
    await page('/de/bikes/ludwig');
    front.site.texts.delete('/de/bikes/ludwig');
    front.pages.expire();
    expect((await page('/de/bikes/ludwig')).status).toBe(404);
    expect(front.pages.size).toBe(0);
  });

  it('leaves the last good page when Next fails while it is asked again', async () => {
    await page('/de/bikes/ludwig');
    front.site.special.set('/de/bikes/ludwig', (_request, response) => {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.end('broken');
    });
    front.clock.ms += 10_001;
    expect((await page('/de/bikes/ludwig')).status).toBe(200);
    await expect.poll(() => front.site.asked.length).toBeGreaterThan(1);
    expect((await page('/de/bikes/ludwig')).status).toBe(200);
  });
});

describe('an answer to a question', () => {
  const html = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };
  const answerWith = (status: number, headers: Record<string, string>) =>
    front.site.special.set('/de/search', (request, response) => {
      response.writeHead(status, headers);
      response.end(createStubDocument(request.url ?? ''));
    });

  it('is made once for all who ask it, as a stranger, and stays private on its way', async () => {
    answerWith(200, html);
    const cookie = 'lang=de; lautlos_session=mine';
    const first = await page('/de/search?q=licht', { cookie });
    const second = await page('/de/search?utm_source=post&q=licht');
    expect(front.site.asked.map(({ url }) => url)).toEqual(['/de/search?q=licht']);
    expect(front.site.asked[0]?.headers.cookie).toBe('lang=de');
    expect(second.body).toEqual(first.body);
    expect(second.headers['cache-control']).toBe('private, no-store');
    await page('/de/search?q=rad');
    expect(front.site.asked).toHaveLength(2);
    expect([front.pages.size, front.answers.size]).toEqual([0, 2]);
  });

  it.each([
    ['an error', 500, html],
    ['a page with a cookie', 200, { ...html, 'set-cookie': 'a=b' }],
  ])('is not kept: %s', async (_name, status, headers) => {
    answerWith(status, headers);
    expect((await page('/de/search?q=licht')).status).toBe(status);
    expect(front.answers.size).toBe(0);
  });

  it('is made anew after a change', async () => {
    answerWith(200, html);
    await page('/de/search?q=licht');
    front.answers.expire();
    await page('/de/search?q=licht');
    expect(front.site.asked).toHaveLength(2);
  });
});

describe('what is never kept', () => {
  const html = { 'content-type': 'text/html', 'x-nextjs-prerender': '1' };
  it.each<[string, number, Record<string, string>]>([
    ['an answer of its own', 200, { ...html, 'cache-control': 'private, no-store' }],
    [
      'a page with a cookie',
      200,
      { ...html, 'cache-control': 's-maxage=300', 'set-cookie': 'a=b' },
    ],
    [
      'a page that was made for one request',
      200,
      { 'content-type': 'text/html', 'cache-control': 's-maxage=300' },
    ],
    ['a redirect', 308, { location: '/de/bikes/ludwig', 'cache-control': 's-maxage=300' }],
    ['a page that is not there', 404, { ...html, 'cache-control': 's-maxage=300' }],
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
  '%s on a page is not allowed',
  async (method) => {
    const answer = await sendRawRequest(front.port, '/de/bikes/ludwig', { method });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(front.site.asked).toHaveLength(0);
  },
);

describe('a page that can be had as Markdown', () => {
  const asMarkdown = { accept: 'text/markdown, */*' };

  beforeEach(() => {
    const page = front.site.texts.get('/de/bikes/ludwig') ?? '';
    front.site.special.set('/de/bikes/ludwig', (request, response) => {
      const isTwin = request.headers.accept?.includes('text/markdown') ?? false;
      const headers = { 'cache-control': 's-maxage=300', etag: isTwin ? '"twin"' : '"page"' };
      if (request.headers['if-none-match'] === headers.etag) {
        response.writeHead(304, headers);
        return response.end();
      }
      const type = isTwin ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8';
      response.writeHead(200, {
        ...headers,
        'content-type': type,
        vary: isTwin ? 'Accept' : 'rsc',
        ...(!isTwin && { 'x-nextjs-prerender': '1' }),
      });
      return response.end(isTwin ? '# Ludwig' : createStubDocument(page));
    });
  });

  it('is answered apart from the page in memory, whichever comes first', async () => {
    const paths = ['/de/bikes/ludwig', '/de/bikes/ludwig?utm_source=x'];
    for (const path of [...paths, ...paths]) {
      const twin = await page(path, asMarkdown);
      expect([twin.headers['content-type'], twin.body.toString()]).toEqual([
        'text/markdown; charset=utf-8',
        '# Ludwig',
      ]);
      const html = await page(path, { accept: 'text/html, text/markdown;q=0.5' });
      expect(html.body.toString()).toBe(createStubDocument('Ludwig'));
      expect(html.headers['content-type']).toContain('text/html');
    }
  });

  it('keeps its own tag, and is a page again for who has no wish', async () => {
    const again = await page('/de/bikes/ludwig', { ...asMarkdown, 'if-none-match': '"twin"' });
    expect(again.status).toBe(304);
    const any = await page('/de/bikes/ludwig', { accept: '*/*' });
    expect(any.body.toString()).toBe(createStubDocument('Ludwig'));
  });

  it('and one that cannot is the page, however it is asked for', async () => {
    const home = await page('/de', asMarkdown);
    expect(home.body.toString()).toBe(createStubDocument('Zuhause'));
    expect(home.headers.vary).toBe('rsc, Accept-Encoding');
  });

  it('takes nothing but GET and HEAD', async () => {
    const posted = await sendRawRequest(front.port, '/de/bikes/ludwig', {
      method: 'POST',
      headers: asMarkdown,
    });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
