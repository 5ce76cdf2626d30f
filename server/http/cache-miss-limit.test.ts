import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClientRateLimiter } from '@/lib/platform/http/rate-limit';
import { sendRawRequest } from '../testing/raw-request';
import { startStubServer } from '../testing/stub-server';
import { createCacheMissLimit } from './cache-miss-limit';

const clock = { ms: 1_000_000 };
let front: Awaited<ReturnType<typeof startStubServer>>;
let names = 0;

beforeEach(async () => {
  names += 1;
  front = await startStubServer({
    trustedProxies: ['loopback'],
    isUnknownFile: (path) => path.endsWith('.json'),
    missLimit: createCacheMissLimit({
      limiter: createClientRateLimiter(`misses-${names}`, { burst: 5, perMinute: 60 }),
      now: () => clock.ms,
      onError: (error) => front.errors.push(error),
    }),
  });
  front.site.texts.set('/de/bikes/ludwig', 'Ludwig').set('/de/bikes/heinrich', 'Heinrich');
  front.site.texts.set('/de/search', 'Search').set('/de/my-account/b2c', 'Account');
});
afterEach(async () => {
  expect(front.errors).toEqual([]);
  await front.close();
});

const get = (path: string, client = '192.0.2.1', headers: OutgoingHttpHeaders = {}) =>
  sendRawRequest(front.port, path, {
    headers: { cookie: 'lang=de', accept: 'text/html', 'x-forwarded-for': client, ...headers },
  });

async function statuses(paths: readonly string[], client?: string): Promise<number[]> {
  const all: number[] = [];
  for (const path of paths) all.push((await get(path, client)).status);
  return all;
}

const six = (path: (index: number) => string) => Array.from({ length: 6 }, (_, at) => path(at));

describe('cache miss limit', () => {
  it.each([
    ['missing pages', (at: number) => `/de/none-${at}`, 404],
    ['missing files', (at: number) => `/de/none-${at}.json`, 404],
    ['uncached queries', (at: number) => `/de/search?q=x${at}`, 200],
    ['query variants of a page', (at: number) => `/de/bikes/ludwig?variant=x${at}`, 200],
  ])('delays %s only', async (_name, path, status) => {
    await get('/de/bikes/ludwig');
    expect(await statuses(six(path))).toEqual(Array(6).fill(status));
    const requestCount = front.site.requests.length;
    const rejected = await get('/de/none-new');
    expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '1']);
    expect(rejected.headers).toMatchObject({
      'content-language': 'de',
      'cache-control': 'no-store',
    });
    expect(rejected.body.toString()).toContain('Bitte warten Sie');
    expect(await statuses(['/de/search?q=new', '/de/bikes/ludwig?variant=new'])).toEqual([
      429, 429,
    ]);
    expect(front.site.requests).toHaveLength(requestCount);
    // Cached pages and private pages are not limited.
    expect(await statuses(['/de/bikes/ludwig', '/de/my-account/b2c'])).toEqual([200, 200]);
    expect(await statuses(['/de/none-new'], '192.0.2.2')).toEqual([404]);
    clock.ms += 1_000;
    expect(await statuses(['/de/none-new'])).toEqual([404]);
  });

  it('counts an IPv6 network as one client', async () => {
    await statuses(
      six((at) => `/de/none-${at}`),
      '2001:db8::1',
    );
    expect(await statuses(['/de/none'], '2001:db8::2')).toEqual([429]);
    expect(await statuses(['/de/none'], '2001:db8:0:1::1')).toEqual([404]);
  });

  it('never counts cache hits', async () => {
    const known = six(() => '/de/bikes/ludwig').flatMap((path) => [path, '/de/bikes/heinrich']);
    expect(await statuses(known)).toEqual(known.map(() => 200));
    expect(await statuses(six(() => '/de/search?q=licht'))).toEqual(Array(6).fill(200));
    expect(await statuses(['/de/none'])).toEqual([404]);
  });
});

describe('bypass attempts', () => {
  const nine = Array.from({ length: 9 }, (_, at) => at);
  it.each<[string, (at: number) => string, OutgoingHttpHeaders]>([
    ['a percent sign', (at) => `/de/none%41-${at}`, {}],
    ['an Authorization header', (at) => `/de/none-${at}`, { authorization: 'x' }],
    ['a draft cookie', (at) => `/de/none-${at}`, { cookie: 'lang=de; __prerender_bypass=x' }],
    ['a header of the client router', (at) => `/de/none-${at}`, { rsc: '1' }],
    ['another header of the client router', (at) => `/de/none-${at}`, { 'next-url': '/de' }],
    ['a query of the client router', (at) => `/de/none-${at}?_rsc=x`, {}],
    ['a file with a header of the client router', (at) => `/de/none-${at}.json`, { rsc: '1' }],
    ['a search by the client router', (at) => `/de/search?q=x${at}&_rsc=x`, { rsc: '1' }],
    ['Markdown', (at) => `/de/bikes/none-${at}`, { accept: 'text/markdown' }],
    ['Markdown with a query', (at) => `/de/bikes/ludwig?x=${at}`, { accept: 'text/markdown' }],
    ['the URL of a Markdown page', (at) => `/api/markdown/de/bike/none-${at}`, { accept: '*/*' }],
    ['page data', (at) => `/page-data/${'a'.repeat(22)}/de/none-${at}.txt`, {}],
    ['a path that contains the account path', (at) => `/de/x${at}/my-account/b2c/`, {}],
    ['a missing account page', (at) => `/de/my-account/b2c/none-${at}`, {}],
    [
      'a missing account page requested by the client router',
      (at) => `/de/my-account/none-${at}`,
      { rsc: '1' },
    ],
  ])('%s', async (_name, path, headers) => {
    const all: number[] = [];
    for (const at of nine) all.push((await get(path(at), undefined, headers)).status);
    expect(all.slice(0, 6)).not.toContain(429);
    expect(all.slice(6)).toEqual([429, 429, 429]);
  });

  it('counts addresses that answer 401', async () => {
    const paths = nine.map((at) => `/de/x${at}/my-account/b2c/`);
    for (const path of paths)
      front.site.special.set(path, (_request, response) => response.writeHead(401).end());
    expect(await statuses(paths)).toEqual([...Array<number>(6).fill(401), 429, 429, 429]);
  });
});

describe('a limited client still receives', () => {
  it.each<[string, string, OutgoingHttpHeaders]>([
    ['the account page', '/de/my-account/b2c', {}],
    ['the account page requested by the client router', '/de/my-account/b2c?_rsc=x', { rsc: '1' }],
    ['a page requested by the client router', '/de/bikes/ludwig?_rsc=x', { rsc: '1' }],
    ['a page in an editor’s preview', '/de/bikes/ludwig', { cookie: '__prerender_bypass=x' }],
    ['a page with an encoded path', '/de/bikes/%6Cudwig', {}],
    ['a page as Markdown', '/de/bikes/ludwig', { accept: 'text/markdown' }],
  ])('%s', async (_name, path, headers) => {
    await get('/de/bikes/ludwig');
    front.site.texts.set('/de/bikes/%6Cudwig', 'Ludwig');
    await statuses(six((at) => `/de/none-${at}`));
    expect(await statuses(['/de/none'])).toEqual([429]);
    expect((await get(path, undefined, headers)).status).toBe(200);
  });
});

it('never counts cached pages for router requests or for editors', async () => {
  await get('/de/bikes/ludwig');
  const draft = { cookie: 'lang=de; __prerender_bypass=x' };
  for (const path of six(() => '/de/bikes/ludwig')) {
    expect((await get(`${path}?_rsc=x`, undefined, { rsc: '1' })).status).toBe(200);
    expect((await get(path, undefined, draft)).status).toBe(200);
  }
  expect(await statuses(['/de/none'])).toEqual([404]);
});

it('answers a missing file without calling the framework', async () => {
  const answer = await get('/de/none.json', '192.0.2.1', { accept: '*/*' });
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(front.site.requests).toHaveLength(0);
});
