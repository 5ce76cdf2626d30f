import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/config/env';
import { runRouteGuards } from './route-guards';
import { type SessionClaims, createSessionToken } from '@/lib/server/session/session-cookie';
import { config, middleware } from '@/middleware';

const origin = 'http://localhost:3000';

type Visit = { headers?: Record<string, string>; cookies?: Record<string, string> };

function sendRequest(path: string, { headers = {}, cookies = {} }: Visit = {}) {
  const request = new NextRequest(new URL(path, origin), { headers });
  for (const [name, value] of Object.entries(cookies)) request.cookies.set(name, value);
  return middleware(request);
}

const token = 'a.b.c';

async function cookiesOf(claims: SessionClaims, seconds: number) {
  const session = await createSessionToken(claims, token, env.SESSION_SECRET, seconds);
  return { session, 'oxid-token': token };
}

async function requestAs(claims: SessionClaims, path: string) {
  return sendRequest(path, { cookies: await cookiesOf(claims, 60) });
}

const shown = (response: Response) => response.headers.get('x-middleware-rewrite');
const passes = (response: Response) => response.headers.get('x-middleware-next') === '1';

const consumer: SessionClaims = { kind: 'customer', groups: ['oxidcustomer'] };
const b2bCustomer: SessionClaims = { kind: 'customer', groups: ['oxidcustomer', 'oxiddealer'] };
const guest: SessionClaims = { kind: 'guest', groups: ['oxidnotyetordered'] };

describe('home', () => {
  it.each([
    [{}, 'de'],
    [{ headers: { 'accept-language': 'de-CH' } }, 'de'],
    [{ headers: { 'accept-language': 'en-GB,en' } }, 'en'],
    [{ headers: { 'accept-language': 'fr' } }, 'en'],
    [{ headers: { 'accept-language': 'de' }, cookies: { lang: 'en' } }, 'en'],
    [{ headers: { 'accept-language': 'en' }, cookies: { lang: 'nl' } }, 'en'],
  ])('is shown at / for %j in %s', async (visit, language) => {
    const response = await sendRequest('/?utm=x', visit);
    expect(response.status).toBe(200);
    expect(shown(response)).toBe(`${origin}/${language}?utm=x`);
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.cookies.get('lang')).toBeUndefined();
  });
});

describe('pages without a language', () => {
  it.each([
    ['/bikes', {}, '/de/bikes'],
    [
      '/bikes/ludwig?sku=LU11.25.H.M.TG&x=%C3%A4',
      {},
      '/de/bikes/ludwig?sku=LU11.25.H.M.TG&x=%C3%A4',
    ],
    ['/support/faq', { headers: { 'accept-language': 'en' } }, '/en/support/faq'],
    ['/checkout/cart', { headers: { 'accept-language': 'fr' } }, '/en/checkout/cart'],
    ['/english', {}, '/de/english'],
  ])('%s with %j redirects to %s', async (path, visit, target) => {
    const response = await sendRequest(path, visit);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(origin + target);
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
  });

  it('never redirect to another site', async () => {
    const response = await sendRequest('/%2F%2Fevil.example/x');
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(origin);
  });
});

describe('unsupported languages', () => {
  it.each(['/fr', '/fr/bikes', '/pt-br/bikes', '/en-GB'])('%s returns 404', async (path) => {
    const response = await sendRequest(path);
    expect(response.status).toBe(404);
    expect(shown(response)).toBe(`${origin}/de/errors/404`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['/DE', '/de'],
    ['/DE/bikes?x=1', '/de/bikes?x=1'],
    ['/En/Bikes', '/en/Bikes'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const response = await sendRequest(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(origin + target);
  });

  it('show the error in the visitor’s language', async () => {
    expect(shown(await sendRequest('/fr', { cookies: { lang: 'en' } }))).toBe(
      `${origin}/en/errors/404`,
    );
  });
});

describe('pages with a language', () => {
  it.each([
    ['/de', 'en', 'de'],
    ['/en', 'de', 'en'],
    ['/en/bikes', 'nl', 'en'],
    ['/de/bikes/outlet/ludwig-8', 'en', 'de'],
  ])('%s passes and stores %s for 7 days', async (path, lang, language) => {
    const response = await sendRequest(path, { cookies: { lang } });
    expect(passes(response)).toBe(true);
    expect(response.cookies.get('lang')).toMatchObject({
      value: language,
      maxAge: 604800,
      path: '/',
      sameSite: 'lax',
    });
  });

  it('set no cookie that the browser has already, so that shared caches can store the page', async () => {
    const response = await sendRequest('/de/bikes', { cookies: { lang: 'de' } });
    expect(passes(response)).toBe(true);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('store the language of a page requested by the service worker', async () => {
    const headers = {
      'sec-fetch-dest': 'empty',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    };
    const response = await sendRequest('/en/bikes', { headers });
    expect(response.cookies.get('lang')?.value).toBe('en');
  });

  it('store no language for a script’s request', async () => {
    const response = await sendRequest('/en/bikes', { headers: { 'sec-fetch-dest': 'empty' } });
    expect(passes(response)).toBe(true);
    expect(response.cookies.get('lang')).toBeUndefined();
  });
});

describe('bike redirects (Specification §2)', () => {
  it.each([
    ['/de/bikes/LU11.25.H.M.TG', '/de/bikes/ludwig'],
    ['/en/bikes/AR6.24.D.L.NB?ref=mail&x=1', '/en/bikes/arthur-VI-IX?ref=mail&x=1'],
    ['/de/bikes/HR1.25.H.M.TG', '/de/bikes/heinrich-1.0'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const response = await sendRequest(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(origin + target);
  });

  it.each([
    '/de/bikes',
    '/de/bikes/ludwig',
    '/de/bikes/heinrich-1.0',
    '/de/bikes/arthur-VI-IX',
    '/de/bikes/outlet',
    '/de/bikes/outlet/LU11.25.H.M.TG',
    '/de/bikes/LU11.25.H.M.TG/configuration',
    '/de/accessories/LU11.25.H.M.TG',
    '/de/bikes/ZZ9.25.H.M.TG',
  ])('%s is not redirected', async (path) => {
    expect(passes(await sendRequest(path))).toBe(true);
  });
});

describe('auth (Specification §6)', () => {
  const areas = {
    b2c: '/de/my-account/b2c',
    b2b: '/en/my-account/b2b/invoices',
    presale: '/de/bikes/emil-presale',
    'presale by category': '/de/bikes?category=H%C3%A4ndler-Vorverkauf',
    'presale by category on home': '/?category=Dealer-Presale',
    'an open page': '/de/bikes',
  };

  it.each<[string, SessionClaims | null, readonly (keyof typeof areas)[]]>([
    ['a visitor without a session', null, ['an open page']],
    ['an anonymous session', { kind: 'anonymous', groups: [] }, ['an open page']],
    ['a guest', guest, ['an open page']],
    ['a consumer', consumer, ['b2c', 'an open page']],
    [
      'a b2b customer',
      b2bCustomer,
      ['b2b', 'presale', 'presale by category', 'presale by category on home', 'an open page'],
    ],
  ])('%s may enter some areas and gets 401 elsewhere', async (_name, claims, admitted) => {
    for (const [area, path] of Object.entries(areas)) {
      const response = claims ? await requestAs(claims, path) : await sendRequest(path);
      expect([area, response.status]).toEqual([
        area,
        admitted.some((name) => name === area) ? 200 : 401,
      ]);
    }
  });

  it.each([
    '/de/bikes/emil%2Dpresale',
    '/de/bikes/Emil-Presale',
    '/de/bikes/emil-presale.json',
    '/de/presale/emil-presale',
    '/de/presale/emil-presale/configuration',
    '/de/bikes?category=x&category=Dealer-Presale',
    '/de/my%2Daccount/b2c',
    '/de/my-account/%62%32b',
  ])('%s is protected in every spelling', async (path) => {
    expect((await sendRequest(path)).status).toBe(401);
  });

  it('passes an undecodable address to the 404 page', async () => {
    expect((await sendRequest('/de/bikes/%E0%A4%A')).status).not.toBe(401);
  });

  it('shows the 401 page at the same address, uncached', async () => {
    const response = await sendRequest('/en/my-account/b2b/orders?page=2');
    expect(shown(response)).toBe(`${origin}/en/errors/401`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('treats an expired session as signed out', async () => {
    const cookies = await cookiesOf(b2bCustomer, -1);
    for (const path of Object.values(areas).slice(0, -1))
      expect((await sendRequest(path, { cookies })).status).toBe(401);
  });

  it('treats a session without its own token as signed out', async () => {
    const { session } = await cookiesOf(b2bCustomer, 60);
    const others: Record<string, string>[] = [{}, { 'oxid-token': 'd.e.f' }, { 'oxid-token': '' }];
    for (const other of others)
      for (const path of Object.values(areas).slice(0, -1))
        expect((await sendRequest(path, { cookies: { session, ...other } })).status).toBe(401);
  });

  it('rejects a session with a foreign signature', async () => {
    const session = await createSessionToken(
      consumer,
      token,
      'a secret of somebody else, long enough to sign',
      60,
    );
    const cookies = { session, 'oxid-token': token };
    expect((await sendRequest('/de/my-account/b2c', { cookies })).status).toBe(401);
  });
});

describe('presale models', () => {
  it.each([
    ['/de/bikes/emil-presale', '/de/presale/emil-presale'],
    ['/en/bikes/emilia%2Dpresale?x=1', '/en/presale/emilia-presale?x=1'],
    ['/de/bikes/emil-presale/configuration', '/de/presale/emil-presale/configuration'],
  ])('%s is rewritten to %s for b2b customers', async (path, createdPath) => {
    expect(shown(await requestAs(b2bCustomer, path))).toBe(origin + createdPath);
    expect(shown(await requestAs(consumer, path))).toBe(`${origin}${path.slice(0, 3)}/errors/401`);
  });
});

describe('login aliases (Specification §2)', () => {
  it.each([
    ['/login', {}, '/de/login'],
    ['/mein-konto', { headers: { 'accept-language': 'en' } }, '/de/login'],
    ['/user/login?checkout=true', { cookies: { lang: 'en' } }, '/en/login?checkout=true'],
    ['/en/cognitologin', {}, '/en/login'],
    ['/de/my-account', {}, '/de/login'],
    ['/cognitologin?code=c&state=s', {}, '/api/auth/callback?code=c&state=s'],
    ['/en/login?code=c&state=s', {}, '/api/auth/callback?code=c&state=s'],
  ])('%s with %j redirects to %s', async (path, visit, target) => {
    const response = await sendRequest(path, visit);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(origin + target);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each<[string, SessionClaims, string, string]>([
    ['a consumer', consumer, '/de/login', '/de/my-account/b2c'],
    ['a b2b customer', b2bCustomer, '/mein-konto', '/de/my-account/b2b'],
    ['a consumer', consumer, '/en/my-account?checkout=true', '/en/checkout/address'],
    ['a consumer', consumer, '/en/login?returnTo=//evil.example', '/en/my-account/b2c'],
    ['a guest', guest, '/user/login', '/de/login'],
  ])('redirects %s to %s', async (_name, claims, path, target) => {
    expect((await requestAs(claims, path)).headers.get('location')).toBe(origin + target);
  });

  it('visitors and customers with an expired session stay on the login page', async () => {
    expect(passes(await sendRequest('/de/login'))).toBe(true);
    const cookies = await cookiesOf(consumer, -1);
    expect(passes(await sendRequest('/de/login', { cookies }))).toBe(true);
  });
});

it('an unregistered guard is an error (Specification §8)', async () => {
  const request = new NextRequest(`${origin}/de`);
  await expect(
    runRouteGuards(new Map(), ['nobody'], { request, language: 'de', path: '/' }),
  ).rejects.toThrow('Unknown middleware nobody');
});

describe('middleware matcher', () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`);

  it.each([
    '/',
    '/de',
    '/bikes',
    '/de/bikes/LU11.25.H.M.TG',
    '/de/bikes/heinrich-1.0',
    '/de/bikes/LU11.json',
    '/bikes/emil-presale.png',
    '/apiary',
    '/de/veloconnect',
    '/de/media',
    '/mediathek',
    '/logouts',
    '/de/logout',
  ])('matches %s', (path) => {
    expect(matcher.test(path)).toBe(true);
  });

  it.each([
    '/api',
    '/api/shop',
    '/veloconnect',
    '/feeds/articles.csv',
    '/oauth2/authorize',
    '/pay/cs_test_1',
    '/logout',
    '/media/bikes/ludwig.svg',
    '/_next/static/chunk.js',
    '/_next/image',
    '/sw.js',
    '/robots.txt',
    '/favicon.ico',
    '/icon.svg',
    '/fonts/lautlos.woff2',
    '/bikes-sitemap.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
  ])('does not match %s', (path) => {
    expect(matcher.test(path)).toBe(false);
  });
});

describe('gear adviser', () => {
  it.each(['?hills=steep', '?budget=3000', '?motor=nonsense'])(
    'rewrites %s to the result page',
    async (query) => {
      const response = await sendRequest(`/de/gear-adviser${query}`);
      expect(shown(response)).toBe(`${origin}/de/gear-adviser/answer${query}`);
    },
  );

  it.each(['/de/gear-adviser', '/de/gear-adviser?utm_source=x', '/de/bikes?hills=steep'])(
    'does not rewrite %s',
    async (path) => {
      expect(passes(await sendRequest(path))).toBe(true);
    },
  );
});

describe('dealer list', () => {
  it.each(['?q=10999', '?country=AT', '?open=1&radius=all'])(
    'rewrites %s to the search page',
    async (query) => {
      const response = await sendRequest(`/de/dealers${query}`);
      expect(shown(response)).toBe(`${origin}/de/dealers/search${query}`);
    },
  );

  it.each(['/de/dealers', '/de/dealers?utm_source=x', '/de/dealers/radhaus?q=x'])(
    'does not rewrite %s',
    async (path) => {
      expect(passes(await sendRequest(path))).toBe(true);
    },
  );
});

describe('pages with a variant or filters in the query', () => {
  const documents: Visit[] = [{}, { headers: { 'sec-fetch-dest': 'document' } }];

  it.each(['/en/bikes?subcategory=motor', '/en/dealers?q=10999'])(
    '%s stores its language, too',
    async (path) => {
      const response = await sendRequest(path, { cookies: { lang: 'de' } });
      expect(response.cookies.get('lang')).toMatchObject({ value: 'en', maxAge: 7 * 24 * 3600 });
    },
  );

  it.each([
    ['/de/bikes/ludwig?variant=LU8.25.H.L.RO', '/de/dynamic/bikes/ludwig?variant=LU8.25.H.L.RO'],
    ['/en/bikes?subcategory=motor', '/en/dynamic/bikes?subcategory=motor'],
    ['/de/accessories?bikes=ludwig', '/de/dynamic/accessories?bikes=ludwig'],
    ['/de/bikes/outlet?size=L', '/de/dynamic/bikes/outlet?size=L'],
  ])('%s is rewritten to its own dynamic page', async (path, page) => {
    for (const visit of documents) {
      const response = await sendRequest(path, visit);
      expect(response.status).toBe(200);
      expect(shown(response)).toBe(`${origin}${page}`);
    }
  });

  it.each(['/de/bikes/ludwig', '/de/bikes/ludwig?utm_source=x', '/de/bikes?x=1'])(
    '%s stays the static page',
    async (path) => expect(passes(await sendRequest(path))).toBe(true),
  );

  it('requests of an open page stay static', async () => {
    const visit = { headers: { 'sec-fetch-dest': 'empty' } };
    expect(passes(await sendRequest('/de/bikes/ludwig?variant=LU8.25.H.L.RO', visit))).toBe(true);
  });

  it.each(['/de/bikes/emil-presale?variant=EM9.26.H.S.GR', '/de/dynamic/bikes/emil-presale'])(
    '%s belongs to the presale and is protected',
    async (path) => expect((await sendRequest(path)).status).toBe(401),
  );

  it('an article code redirects to its model first', async () => {
    const response = await sendRequest('/de/bikes/LU11.25.H.M.TG?variant=LU8.25.H.L.RO');
    expect(response.status).toBe(308);
  });
});

describe('page that failed while rendering', () => {
  it.each([
    ['/de/news/n1', '503-1f3a9c2b', '/de/errors/503', 503],
    ['/en/news/n1', '502-1f3a9c2b', '/en/errors/502', 502],
    ['/de/news/n1', '2716253', '/de/errors/500', 500],
    ['/de/bikes/ludwig', '503-1f3a9c2b', '/de/errors/503', 503],
    ['/de/bikes/ludwig', '2716253', '/de/errors/422', 422],
    ['/de/bikes/ludwig/configuration', '2716253', '/de/errors/422', 422],
    ['/de/checkout/review', '503-1f3a9c2b', '/de/errors/503', 503],
    ['/de/checkout/review', '2716253', '/de/errors/422', 422],
    ['/de/dealers', '503-1f3a9c2b', '/de/errors/503', 503],
    ['/de/dealers', '2716253', '/de/errors/502', 502],
    ['/de', '503-1f3a9c2b', '/de/errors/503', 503],
    ['/de', '2716253', '/de/errors/404', 404],
    ['/', '503-1f3a9c2b', '/en/errors/503', 503],
    ['/de/bikes/nothing', '404', '/de/errors/404', 404],
    ['/de/dealers/nobody', '404', '/de/errors/404', 404],
    ['/de/news/n1', '<b>', '/de/errors/500', 500],
  ])('%s, with %s, is the complete page %s', async (path, failure, page, status) => {
    const response = await sendRequest(path, {
      headers: { 'x-page-failure': failure, 'accept-language': 'en' },
    });
    expect(response.status).toBe(status);
    expect(new URL(shown(response) ?? '').pathname).toBe(page);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-error-page')).toBe(String(status));
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '120' : null);
  });

  it('contains the error reference of the log', async () => {
    const response = await sendRequest('/de/news/n1', {
      headers: { 'x-page-failure': '503-1f3a9c2b' },
    });
    expect(shown(response)).toBe(`${origin}/de/errors/503?reference=503-1f3a9c2b`);
  });
});

describe('Markdown requests', () => {
  const accept = { headers: { accept: 'text/markdown' } };

  it.each([
    ['/de/bikes/ludwig', '/api/markdown/de/bike/ludwig'],
    ['/en/support/faq?x=1', '/api/markdown/en/faq?x=1'],
  ])('rewrite %s to its Markdown version', async (path, target) => {
    expect(shown(await sendRequest(path, accept))).toBe(`${origin}${target}`);
  });

  it('redirect an article code to its model', async () => {
    const response = await sendRequest('/de/bikes/LU11.25.H.M.TG', accept);
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `${origin}/de/bikes/ludwig`,
    ]);
  });

  it.each([
    '/de/bikes/emil-presale',
    '/de/bikes/emil%2Dpresale',
    '/de/my-account/b2c',
    '/de/bikes',
  ])('do not rewrite %s', async (path) => {
    expect(String(shown(await sendRequest(path, accept)))).not.toContain('/api/markdown');
  });

  it('ignore POST requests', async () => {
    const request = new NextRequest(new URL('/de/bikes/ludwig', origin), {
      method: 'POST',
      headers: accept.headers,
    });
    expect(passes(await middleware(request))).toBe(true);
  });
});
