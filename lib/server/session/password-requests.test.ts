import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import { cookieNames } from '@/lib/platform/config/cookies';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import type * as PasswordRoute from './handle-password-request';
import type * as SessionRoutes from './handle-session-request';

/** Sign-in at an OXID without our module: it refuses ID tokens and has no guests. */
let backend: RunningServices;
let proxy: FaultProxy;
let route: typeof PasswordRoute;
let sessions: typeof SessionRoutes;
let browser: RouteTestClient;

const password = 'Leise-Kette-27';

beforeAll(async () => {
  process.env.SHOP_LEVEL = 'stock';
  backend = await startServices();
  proxy = await startFaultProxy(backend.shopUrl);
  process.env.SHOP_URL = proxy.url;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  route = await import('./handle-password-request');
  sessions = await import('./handle-session-request');
}, 120_000);

afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

beforeEach(() => {
  browser = new RouteTestClient();
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Answer = { owner: string | null; problem: string; message: string };

const anEmail = () => `${randomUUID()}@lautlos.example`;
const send = (action: string, email: string, secret = password, lang = 'de') =>
  browser.send<Answer>(route.handlePasswordRequest, `/api/session/password?lang=${lang}`, {
    body: { action, email, password: secret },
  });
const readState = async () =>
  (await browser.send(sessions.handleSessionState, '/api/session', { method: 'GET' })).body;

async function registered(): Promise<string> {
  const email = anEmail();
  expect(await send('register', email)).toMatchObject({ status: 200 });
  browser = new RouteTestClient();
  return email;
}

describe('registration', () => {
  it('creates the account and signs in with the token of the shop', async () => {
    const answer = await send('register', anEmail());
    expect(answer).toMatchObject({
      status: 200,
      body: { isAnonymous: false, isGuest: false, isB2b: false, groups: [], leftOut: [] },
    });
    const claims = decodeJwt(browser.cookies.get('oxid-token') ?? '');
    expect(claims.userid).toEqual(expect.any(String));
    expect(browser.cookies.get(cookieNames.sessionMark)).toContain(
      `.customer.nobody.${Math.floor(claims.exp ?? 0)}.`,
    );
    expect(await readState()).toMatchObject({ isAnonymous: false, isGuest: false });
  });

  it.each([
    ['lautlos', 'weakPassword'],
    [' Leise-Kette-27', 'weakPassword'],
    ['Password1!', 'leakedPassword'],
  ])('rejects the password %j as %s without a request to the shop', async (secret, problem) => {
    expect(await send('register', anEmail(), secret)).toMatchObject({
      status: 422,
      body: { problem },
    });
    expect(proxy.calls.map(({ operation }) => operation)).not.toContain('CustomerRegister');
  });

  it('says that an email has an account', async () => {
    const email = await registered();
    expect(await send('register', email, 'Andere-Kette-27')).toMatchObject({
      status: 409,
      body: { problem: 'emailTaken' },
    });
    expect(browser.cookies.has('oxid-token')).toBe(false);
  });

  it('signs in when it is repeated after a lost response', async () => {
    const email = anEmail();
    proxy.decide = ({ operation }) =>
      operation === 'AuthenticateUser' ? { json: { data: { unexpected: true } } } : 'pass';
    expect(await send('register', email)).toMatchObject({ status: 503 });
    proxy.decide = () => 'pass';
    expect(await send('register', email)).toMatchObject({ status: 200 });
  });
});

describe('sign-in', () => {
  it('is the same owner in every browser', async () => {
    const email = await registered();
    const first = await send('signIn', email);
    browser = new RouteTestClient();
    const second = await send('signIn', email.toUpperCase());
    expect(first.body.owner).toMatch(/^[\w-]{22}$/);
    expect(second.body.owner).toBe(first.body.owner);
  });

  it('rejects a wrong password without a text of the shop, and stops guessing', async () => {
    const email = await registered();
    const wrong = await send('signIn', email, 'Falsche-Kette-27');
    expect(wrong).toMatchObject({ status: 401, body: { problem: 'wrongCredentials' } });
    expect(JSON.stringify(wrong.body)).not.toContain('combination');
    const more = await Promise.all(
      Array.from({ length: 10 }, () => send('signIn', email, 'Falsche-Kette-27')),
    );
    expect(more.map(({ status }) => status)).toContain(429);
    expect(await send('signIn', email)).toMatchObject({
      status: 429,
      body: { problem: 'tooMany' },
    });
  });

  it('does not count correct passwords', async () => {
    const email = await registered();
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(await send('signIn', email)).toMatchObject({ status: 200 });
  });

  it('changes no cookie when the shop does not respond', async () => {
    const email = await registered();
    proxy.decide = () => 'drop';
    expect(await send('signIn', email)).toMatchObject({
      status: 503,
      body: { message: de.session.unavailable },
    });
    expect(browser.cookies.has('oxid-token')).toBe(false);
  });

  it.each([
    ['no password', { action: 'signIn', email: 'a@b.de', password: '' }],
    ['no email', { action: 'signIn', email: 'a', password }],
    ['an unknown action', { action: 'delete', email: 'a@b.de', password }],
  ])('rejects %s', async (_name, body) => {
    expect(
      await browser.send(route.handlePasswordRequest, '/api/session/password', { body }),
    ).toMatchObject({ status: 400, body: { problem: 'invalidInput' } });
  });

  it('rejects requests of other sites', async () => {
    const request = { body: {}, headers: { 'sec-fetch-site': 'cross-site' } };
    expect(
      await browser.send(route.handlePasswordRequest, '/api/session/password?lang=en', request),
    ).toMatchObject({ status: 403, body: { message: en.session.wrongOrigin } });
  });
});

describe('the password of a signed-in customer', () => {
  it('is checked without a change of the session', async () => {
    const email = anEmail();
    await send('register', email);
    const before = new Map(browser.cookies);
    expect(await send('verify', email)).toMatchObject({ status: 200 });
    expect(await send('verify', email, 'Falsche-Kette-27')).toMatchObject({ status: 401 });
    expect(browser.cookies).toEqual(before);
  });
});

describe('sign-out', () => {
  it('removes the cookies and revokes the token at the shop', async () => {
    await send('register', anEmail());
    const token = browser.cookies.get('oxid-token') ?? '';
    await browser.send(sessions.handleSessionDelete, '/api/session', {
      method: 'DELETE',
      body: {},
    });
    expect(browser.cookies.has('oxid-token')).toBe(false);
    expect(proxy.calls.map(({ operation }) => operation)).toContain('TokenDelete');
    const response = await fetch(backend.shopUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ customer { id } }' }),
    });
    expect(JSON.stringify(await response.json())).toMatch(/token is (?:invalid|not registered)/);
  });
});

it('a session is not renewed: after eight hours the customer signs in again', async () => {
  await send('register', anEmail());
  expect(
    await browser.send(sessions.handleSessionRenewal, '/api/session/renew?lang=de', { body: {} }),
  ).toMatchObject({ status: 401, body: { message: de.session.over } });
});

it.each([
  ['de', de.session.unsupported],
  ['en', en.session.unsupported],
])('guests are not offered (%s)', async (lang, message) => {
  expect(
    await browser.send(sessions.handleGuestSession, `/api/session/guest?lang=${lang}`, {
      body: { email: 'gast@beispiel.de' },
    }),
  ).toMatchObject({ status: 501, body: { message } });
  expect(proxy.calls.map(({ operation }) => operation)).not.toContain('CustomerRegister');
});
