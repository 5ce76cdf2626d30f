import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NextRequest, type NextResponse } from 'next/server';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import { parseSessionHint } from '@/domain/session/session-hint';

/** Tests the authorization code flow like a browser, with the embedded identity service and shop. */
let backend: RunningServices;
let cookies: Map<string, { value: string; path: string }>;

const site = 'http://localhost:3000';
const anna = { email: 'anna@lautlos.example', password: 'Lautlos-2026!' };

type Handler = (request: NextRequest) => Promise<NextResponse>;
let handlers: Record<string, Handler>;

beforeAll(async () => {
  delete process.env.IDENTITY_URL;
  delete process.env.IDENTITY_ISSUER;
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.IDENTITY_URL = `${backend.url}/identity`;
  process.env.IDENTITY_ISSUER = `${site}/identity/local_lautlos`;
  const { handleHostedSignIn: beginHostedSignIn } = await import('./start-hosted-sign-in');
  const { handleHostedCallback: finishHostedSignIn } = await import('./hosted-sign-in-callback');
  const { handleHostedSignOut: endHostedSignIn } = await import('./start-hosted-sign-in');
  const { proxyHostedPage: forwardHostedPage } =
    await import('@/lib/server/api/proxy-embedded-pages');
  const { handleSessionRenewal: renewSession, handleSessionDelete: endSession } =
    await import('./handle-session-request');
  const { handleShopRequest } = await import('@/lib/server/api/handle-shop-request');
  handlers = {
    '/api/auth/sign-in': beginHostedSignIn,
    '/api/auth/callback': finishHostedSignIn,
    '/api/auth/sign-out': endHostedSignIn,
    '/api/session/renew': renewSession,
    '/api/session': endSession,
    '/api/shop': handleShopRequest,
  };
  for (const path of ['/oauth2/authorize', '/oauth2/token', '/oauth2/x', '/logout'])
    handlers[path] = forwardHostedPage;
}, 120_000);

afterAll(() => backend.stop());

beforeEach(() => {
  cookies = new Map();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Init = { method?: string; body?: string; headers?: Record<string, string> };

let browsers = 0;

/** Sends one request of the browser. Stores cookies by path, like browsers do. */
async function go(address: string, { method = 'GET', body, headers = {} }: Init = {}) {
  const url = new URL(address, site);
  expect(url.origin).toBe(site);
  const handler = handlers[url.pathname] ?? expect.fail(`Nothing at ${url.pathname}`);
  const sent = [...cookies]
    .filter(([, { path }]) => url.pathname.startsWith(path))
    .map(([name, { value }]) => `${name}=${value}`);
  const request = new NextRequest(url, {
    method,
    headers: {
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `203.0.113.${browsers % 250}`,
      cookie: sent.join('; '),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const response = await handler(request);
  for (const line of response.headers.getSetCookie()) storeCookie(line, url.pathname);
  return response;
}

function storeCookie(line: string, pathname: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = [
    pair.slice(0, pair.indexOf('=')),
    pair.slice(pair.indexOf('=') + 1),
  ];
  const path =
    attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ??
    (pathname.slice(0, pathname.lastIndexOf('/')) || '/');
  if (value === '') cookies.delete(name);
  else cookies.set(name, { value: decodeURIComponent(value), path });
}

const target = (response: Response) => response.headers.get('location') ?? '';

/** Submits the hosted page's form and returns the URL it redirects to. */
async function authorize(begin = '/api/auth/sign-in?lang=de'): Promise<string> {
  browsers += 1;
  const page = await go(target(await go(begin)));
  const html = await page.text();
  const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const form = /name="form" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await go(`/oauth2/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ form, ...anna }).toString(),
  });
  expect(answer.status).toBe(303);
  return target(answer);
}

const session = () => parseSessionHint(cookies.get('session-mark')?.value);

async function customer(): Promise<unknown> {
  const answer = await go('/api/shop?lang=de', {
    method: 'POST',
    body: JSON.stringify({ operationName: 'GetCustomer', variables: {} }),
  });
  return ((await answer.json()) as { data?: { customer?: { email?: string } } }).data?.customer
    ?.email;
}

describe('hosted sign-in', () => {
  it('redirects with PKCE, state and nonce, and back to the account', async () => {
    const authorizeUrl = new URL(target(await go('/api/auth/sign-in?lang=en')));
    expect(authorizeUrl.origin + authorizeUrl.pathname).toBe(`${site}/oauth2/authorize`);
    expect(Object.fromEntries(authorizeUrl.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${site}/api/auth/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      lang: 'en',
    });
    const back = await go(await authorize());
    expect(back.status).toBe(303);
    expect(target(back)).toBe(`${site}/de/my-account/b2c`);
    expect(cookies.has('hosted-sign-in')).toBe(false);
    expect(session()).toMatchObject({ kind: 'customer', renewedBy: 'server' });
    expect(await customer()).toBe(anna.email);
  });

  it('redirects back to the requested page within this site', async () => {
    const wanted = async (returnTo: string) =>
      target(
        await go(
          await authorize(`/api/auth/sign-in?lang=de&returnTo=${encodeURIComponent(returnTo)}`),
        ),
      );
    expect(await wanted('/de/checkout/address')).toBe(`${site}/de/checkout/address`);
    expect(await wanted('//evil.example')).toBe(`${site}/de/my-account/b2c`);
  });

  it.each<[string, string, (address: URL) => void]>([
    ['another state', 'expired', (address) => address.searchParams.set('state', 'x')],
    ['no state', 'expired', (address) => address.searchParams.delete('state')],
    ['no code', 'failed', (address) => address.searchParams.delete('code')],
    ['another code', 'expired', (address) => address.searchParams.set('code', 'x')],
    [
      'a cancellation by the visitor',
      'cancelled',
      (address) => address.searchParams.set('error', 'access_denied'),
    ],
    [
      'an error of the provider',
      'failed',
      (address) => address.searchParams.set('error', 'server_error'),
    ],
  ])('with %s shows %s on the login page', async (_name, problem, change) => {
    const address = new URL(await authorize());
    change(address);
    const back = await go(address.href);
    expect(target(back)).toBe(`${site}/de/login?problem=${problem}`);
    expect(cookies.has('oxid-token')).toBe(false);
    expect(cookies.has('hosted-sign-in')).toBe(false);
  });

  it('is valid for one browser and one use', async () => {
    const address = await authorize();
    const ownBrowser = cookies;
    cookies = new Map();
    expect(target(await go(address))).toBe(`${site}/de/login?problem=expired`);
    cookies = new Map(ownBrowser);
    expect(target(await go(address))).toBe(`${site}/de/my-account/b2c`);
    cookies = new Map(ownBrowser);
    expect(target(await go(address))).toBe(`${site}/de/login?problem=expired`);
  });

  it('rejects a token of another attempt', async () => {
    const first = await authorize();
    const stored = cookies.get('hosted-sign-in');
    const second = new URL(await authorize());
    expect(stored).toBeDefined();
    second.searchParams.set('code', new URL(first).searchParams.get('code') ?? '');
    expect(target(await go(second.href))).toBe(`${site}/de/login?problem=expired`);
  });
});

describe('session of a hosted sign-in', () => {
  const renew = () =>
    go('/api/session/renew?lang=de', {
      method: 'POST',
      body: '{}',
    });

  it('is renewed by the server and hides the refresh token from scripts', async () => {
    await go(await authorize());
    const before = cookies.get('oxid-token')?.value;
    const refresh = cookies.get('refresh');
    expect(refresh?.path).toBe('/api');
    expect(refresh?.value).toMatch(/^eyJ/);
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    expect(await renewed.json()).toMatchObject({ isAnonymous: false });
    expect(cookies.get('oxid-token')?.value).not.toBe(before);
    expect(cookies.get('refresh')?.value).not.toBe(refresh?.value);
    expect(await customer()).toBe(anna.email);
  });

  it('ends when the refresh token is invalid', async () => {
    await go(await authorize());
    cookies.set('refresh', { value: 'x', path: '/api' });
    const rejectedResponse = await renew();
    expect(rejectedResponse.status).toBe(401);
    expect(await rejectedResponse.json()).toMatchObject({
      message: expect.stringMatching(/beendet/),
    });
  });

  it('ends at the provider, too', async () => {
    await go(await authorize());
    const stored = new Map(cookies);
    const out = await go('/api/auth/sign-out?lang=de');
    expect(target(out)).toBe(
      `${site}/logout?client_id=lautlos-storefront&logout_uri=${encodeURIComponent(`${site}/de`)}`,
    );
    expect(target(await go(target(out)))).toBe(`${site}/de`);
    expect(cookies.has('oxid-token') || cookies.has('refresh')).toBe(false);
    cookies = stored;
    expect((await renew()).status).toBe(401);
  });

  it('is not ended by a link from another site', async () => {
    await go(await authorize());
    const out = await go('/api/auth/sign-out?lang=de', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(target(out)).toBe(`${site}/de`);
    expect(cookies.has('oxid-token')).toBe(true);
  });
});

describe('hosted pages under this origin', () => {
  it('receive no shop data and set only their own cookies', async () => {
    cookies.set('oxid-token', { value: 'secret', path: '/' });
    const response = await go('/api/auth/sign-in?lang=de');
    const page = await go(target(response));
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(page.headers.getSetCookie().every((line) => line.startsWith('identity-'))).toBe(true);
    expect(await page.text()).not.toContain('secret');
  });

  it.each([
    ['/oauth2/token', 'POST', 404],
    ['/oauth2/x', 'GET', 404],
    ['/logout', 'POST', 405],
  ])('%s by %s returns %i', async (path, method, status) => {
    const body = method === 'POST' ? { body: 'a=b' } : {};
    expect((await go(path, { method, ...body })).status).toBe(status);
  });

  it('never redirect to another site', async () => {
    const wanted = encodeURIComponent('https://evil.example/');
    const rejectedResponse = await go(`/logout?client_id=lautlos-storefront&logout_uri=${wanted}`);
    expect(rejectedResponse.headers.get('location')).toBeNull();
    expect(rejectedResponse.status).toBe(400);
  });

  it('reject a form that is too large', async () => {
    const answer = await go('/oauth2/authorize', { method: 'POST', body: 'x'.repeat(20_000) });
    expect(answer.status).toBe(413);
  });
});
