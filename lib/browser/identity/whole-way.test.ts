import { randomUUID } from 'node:crypto';
import { NextResponse } from 'next/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FakeBrowser,
  installBrowser,
  memoryStorage,
  type Routes,
} from '@/e2e/support/browser-globals';
import { type Backend, startBackend } from '@/e2e/support/start-backend';
import type * as Client from '@/lib/browser/shop/run-operation';
import { GetCustomerDocument } from '@/graphql/generated/shop/graphql';
import type * as BeginSession from '@/lib/browser/session/begin-session';
import type * as BrowserSession from '@/lib/browser/session/browser-session';
import type * as RenewSession from '@/lib/browser/session/renew-session';
import type * as SessionStore from '@/lib/browser/session/session-store';
import type * as SessionTabs from '@/lib/browser/session/session-tabs';
import type * as Identity from './identity';

/** From the sign-in form's call to the shop and back: Amplify, routes, identity service and shop are all the real ones. */
let backend: Backend;
let routes: Routes;
let browser: FakeBrowser;
let identity: typeof Identity;
let begin: typeof BeginSession;
let pageSession: typeof BrowserSession;
let renewal: typeof RenewSession;
let store: typeof SessionStore;
let tabs: typeof SessionTabs;
let client: typeof Client;

/** Amplify looks for the storage once, when it is loaded. */
const localStorage = memoryStorage();
const password = 'Lautlos-2026!';
const anna = 'anna@lautlos.example';
const dealer = 'laden@lautlos.example';
const poolId = 'local_lautlos';

beforeAll(async () => {
  delete process.env.IDENTITY_URL;
  delete process.env.IDENTITY_ISSUER;
  backend = await startBackend();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.IDENTITY_URL = `${backend.url}/identity`;
  process.env.IDENTITY_ISSUER = `http://localhost:3000/identity/${poolId}`;
  const shop = await import('@/lib/server/api/shop/handle-shop-request');
  const signIn = await import('@/lib/server/session/handle-sign-in-request');
  const guest = await import('@/lib/server/session/handle-session-request');
  const end = await import('@/lib/server/session/handle-session-end');
  const api = await import('@/lib/server/identity/handle-identity-request');
  routes = {
    'POST /api/shop': shop.handleShopRequest,
    'POST /api/session': signIn.beginCustomerSession,
    'GET /api/session': guest.readSessionState,
    'DELETE /api/session': end.endSession,
    'POST /api/session/renew': end.renewSession,
    'POST /api/identity': api.handleIdentityRequest,
    'GET /api/identity/config': async () => api.readIdentityConfig(),
  };
}, 120_000);

afterAll(() => backend.stop());

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser = installBrowser(routes);
  localStorage.clear();
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { localStorage, atob, btoa, crypto, ...listening });
  Object.assign(document, { querySelector: () => null, querySelectorAll: () => [], ...listening });
  Object.assign(navigator, { sendBeacon: () => true });
  vi.resetModules();
  identity = await import('./identity');
  begin = await import('@/lib/browser/session/begin-session');
  pageSession = await import('@/lib/browser/session/browser-session');
  renewal = await import('@/lib/browser/session/renew-session');
  store = await import('@/lib/browser/session/session-store');
  tabs = await import('@/lib/browser/session/session-tabs');
  client = await import('@/lib/browser/shop/run-operation');
});

afterEach(() => vi.unstubAllGlobals());

const keptTokens = () => Object.keys(window.localStorage).filter((key) => key.includes('Token'));

async function signInAs(email: string, secret = password) {
  const identified = await identity.identify(email, secret);
  if (!identified.ok) return identified;
  return begin.beginSession(identified.value.idToken);
}

const customer = async () => {
  const outcome = await client.runOperation(GetCustomerDocument, {});
  return outcome.kind === 'data' ? outcome.data.customer.email : outcome.kind;
};

type Mail = { recipient: string; text: string };

/** The newest code that was mailed to the address. */
async function codeFor(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const mails = (await (await fetch(`${backend.url}/mailbox.json`)).json()) as Mail[];
    const mail = mails.find(({ recipient }) => recipient === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (!code) throw new Error(`No code for ${email} yet`);
    return code;
  });
}

describe('signing in', () => {
  it('makes a customer, with SRP and without the password ever leaving the page', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(await signInAs(anna)).toMatchObject({
      kind: 'done',
      value: { customerType: 'b2c', leftOut: [] },
    });
    expect(store.getSession()).toMatchObject({ hasToken: true, isAnonymous: false });
    expect(await customer()).toBe(anna);
    const bodies = sent.mock.calls.map(([, init]) => String(init?.body ?? ''));
    expect(bodies.some((body) => body.includes('USER_SRP_AUTH'))).toBe(true);
    expect(bodies.some((body) => body.includes(password))).toBe(false);
  });

  it('makes a b2b customer of a dealer', async () => {
    const value = { customerType: 'b2b' };
    expect(await signInAs(dealer)).toMatchObject({ kind: 'done', value });
    expect(store.getSession().groups.map(({ id }) => id)).toContain('oxiddealer');
  });

  it('with a wrong password changes nothing, and leaves who was signed in before', async () => {
    expect(await identity.identify(anna, 'Falsch-2026!')).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(browser.jar.cookies.size).toBe(0);
    await signInAs(anna);
    const kept = keptTokens();
    expect(kept.length).toBeGreaterThan(0);
    expect((await identity.identify(dealer, 'Falsch-2026!')).ok).toBe(false);
    expect(keptTokens()).toEqual(kept);
    expect(await identity.renewIdentity()).toMatchObject({ ok: true });
  });

  it('as somebody else ends the session before', async () => {
    await signInAs(anna);
    const before = store.getSession().owner;
    const value = { customerType: 'b2b' };
    expect(await signInAs(dealer)).toMatchObject({ kind: 'done', value });
    expect(store.getSession().owner).not.toBe(before);
    expect(keptTokens().some((key) => key.includes(anna))).toBe(false);
    expect(await customer()).toBe(dealer);
  });
});

describe('an account', () => {
  it('is opened, confirmed, signed in, moved to another password and deleted', async () => {
    const email = `neu-${randomUUID()}@lautlos.example`;
    expect(await identity.signUp(email, 'kurz')).toEqual({ ok: false, problem: 'weakPassword' });
    expect(await identity.signUp(email, password, { locale: 'de' })).toMatchObject({ ok: true });
    expect(await identity.identify(email, password)).toEqual({
      ok: false,
      problem: 'notConfirmed',
    });
    expect(await identity.confirmSignUp(email, '000000')).toMatchObject({ ok: false });
    expect(await identity.confirmSignUp(email, await codeFor(email))).toMatchObject({ ok: true });
    expect(await identity.signUp(email, password)).toMatchObject({ ok: true });
    expect(await signInAs(email)).toMatchObject({ kind: 'done' });
    expect(await identity.changePassword(email, 'Falsch-2026!', 'Anders-2026!')).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(await identity.changePassword(email, password, 'Anders-2026!')).toMatchObject({
      ok: true,
    });
    expect(await identity.deleteIdentity(email, password)).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(await identity.deleteIdentity(email, 'Anders-2026!')).toMatchObject({ ok: true });
    expect(await identity.identify(email, 'Anders-2026!')).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
  }, 60_000);

  it('does not tell whether it exists when a code is asked for', async () => {
    const nobody = `niemand-${randomUUID()}@lautlos.example`;
    expect(await identity.forgotPassword(nobody)).toEqual({ ok: true, value: null });
    expect(await identity.resendCode(nobody)).toEqual({ ok: true, value: null });
    expect(await identity.confirmForgotPassword(nobody, '123456', password)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^code/),
    });
  });
});

describe('the session', () => {
  it('is renewed by Amplify, in one go for everybody who asks', async () => {
    await signInAs(anna);
    const before = browser.jar.cookies.get('oxid-token');
    const endsAt = renewal.sessionEndsAt();
    const outcomes = await Promise.all([
      renewal.renewBrowserSession(endsAt),
      renewal.renewBrowserSession(endsAt),
    ]);
    expect(outcomes).toEqual(['renewed', 'renewed']);
    expect(browser.jar.cookies.get('oxid-token')).not.toBe(before);
    expect(store.getSession()).toMatchObject({ isAnonymous: false, isRenewing: false });
  });

  it('goes on after the shop has rejected its token, without the customer noticing', async () => {
    await signInAs(anna);
    browser.setCookie('oxid-token', `${browser.jar.cookies.get('oxid-token')}x`);
    expect(await customer()).toBe(anna);
    expect(browser.visited).toEqual([]);
  });

  it('that cannot be renewed ends once and leads to login', async () => {
    await signInAs(anna);
    const owner = store.getSession().owner;
    window.localStorage.clear();
    window.sessionStorage.setItem('addressDraft', 'typed');
    browser.setCookie('oxid-token', 'nonsense');
    expect(await customer()).toBe('sessionEnded');
    expect(browser.visited).toEqual(['/de/login']);
    expect(store.getSession()).toMatchObject({ hasToken: false, isAnonymous: true, owner: null });
    expect(browser.jar.cookies.has('oxid-token')).toBe(false);
    expect(window.sessionStorage.getItem('addressDraft')).toBe('typed');
    // The same person goes on with it, anybody else does not find it.
    expect(await signInAs(anna)).toMatchObject({ kind: 'done' });
    expect(store.getSession().owner).toBe(owner);
    expect(window.sessionStorage.getItem('addressDraft')).toBe('typed');
  });

  it('that broke off leaves nothing of what was typed to somebody else', async () => {
    await signInAs(anna);
    window.localStorage.clear();
    window.sessionStorage.setItem('addressDraft', 'typed');
    browser.setCookie('oxid-token', 'nonsense');
    await customer();
    await signInAs(dealer);
    expect(window.sessionStorage.getItem('addressDraft')).toBeNull();
  });

  it('that nobody can be asked about is not over', async () => {
    await signInAs(anna);
    const online = routes['POST /api/identity'] ?? expect.fail('There is no such route');
    routes['POST /api/identity'] = () => Promise.reject(new TypeError('offline'));
    const outcome = await renewal.renewBrowserSession(renewal.sessionEndsAt());
    routes['POST /api/identity'] = online;
    expect(outcome).toBe('unreachable');
    expect(store.getSession()).toMatchObject({ isAnonymous: false, isRenewing: false });
    expect(browser.visited).toEqual([]);
  });

  it('that ends takes tokens, cookies and everything typed along', async () => {
    await signInAs(anna);
    window.sessionStorage.setItem('addressDraft', 'typed');
    const stolen = { ...window.localStorage };
    expect(await pageSession.signOut()).toBe(true);
    expect([...browser.jar.cookies.keys()]).toEqual(['known-browser']);
    expect(keptTokens()).toEqual([]);
    expect(window.sessionStorage.getItem('addressDraft')).toBeNull();
    const { getClientState } = await import('@/lib/browser/state/client-state');
    expect(getClientState()).toMatchObject({
      hasOxidToken: false,
      isAnonymous: true,
      isB2b: false,
      b2bShownPrice: 'uvp',
      currentUserGroups: [],
    });
    for (const [key, value] of Object.entries(stolen)) window.localStorage.setItem(key, value);
    expect(await identity.renewIdentity()).toEqual({ ok: false, problem: 'wrongCredentials' });
  });
});

describe('what was copied before signing out', () => {
  it('is worth nothing after it, also when no further call of the page arrives', async () => {
    await signInAs(anna);
    const cookies = new Map(browser.jar.cookies);
    const kept = { ...window.localStorage };
    const online = routes['POST /api/identity']!;
    routes['POST /api/identity'] = () => Promise.reject(new TypeError('offline'));
    expect(await pageSession.signOut()).toBe(true);
    routes['POST /api/identity'] = online;

    const token = cookies.get('oxid-token') ?? '';
    const answer = await fetch(backend.shopUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ customer { email } }' }),
    });
    expect(await answer.json()).toEqual({ errors: [{ message: 'The access token is invalid' }] });
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
    expect(await identity.renewIdentity()).toEqual({ ok: false, problem: 'wrongCredentials' });
  });
});

describe('another tab', () => {
  it('with somebody else makes this one forget and load anew', async () => {
    await signInAs(anna);
    const annas = new Map(browser.jar.cookies);
    await signInAs(dealer);
    const dealers = new Map(browser.jar.cookies);
    const become = (cookies: Map<string, string>) => {
      for (const [name, value] of cookies) browser.jar.cookies.set(name, value);
    };
    tabs.compareWithCookies();
    expect(browser.reloads()).toBe(0);
    become(annas);
    tabs.compareWithCookies();
    expect(browser.reloads()).toBe(1);
    expect(store.getSession().groups.some(({ id }) => id === 'oxiddealer')).toBe(false);
    become(dealers);
    browser.jar.cookies.delete('session-mark');
    browser.jar.cookies.delete('oxid-isAnonymous');
    tabs.compareWithCookies();
    expect(browser.reloads()).toBe(2);
    expect(store.getSession()).toMatchObject({ isAnonymous: true, owner: null });
  });

  it.each([
    ['changed', null],
    ['brokeOff', 'typed'],
  ] as const)('whose session has %s leaves %j of what was typed here', async (news, left) => {
    await signInAs(anna);
    window.sessionStorage.setItem('addressDraft', 'typed');
    for (const name of ['session-mark', 'oxid-isAnonymous']) browser.jar.cookies.delete(name);
    tabs.compareWithCookies(news);
    expect(browser.reloads()).toBe(1);
    expect(window.sessionStorage.getItem('addressDraft')).toBe(left);
  });

  it('that signs in while nobody was known here is simply followed', async () => {
    await signInAs(anna);
    store.dispatchSession({ type: 'signedOut' });
    tabs.compareWithCookies();
    expect(browser.reloads()).toBe(0);
    expect(store.getSession()).toMatchObject({ isAnonymous: false });
  });

  it('that has changed hands is noticed by the very next call', async () => {
    await signInAs(anna);
    const annas = store.getSession();
    await signInAs(dealer);
    store.dispatchSession({ type: 'restored', session: annas });
    expect(await customer()).not.toBe(dealer);
    expect(browser.reloads()).toBe(1);
  });
});

describe('too many tries', () => {
  it('end after three attempts, in the words of the page', async () => {
    const api = routes['POST /api/identity'] ?? expect.fail('There is no such route');
    const ask = () =>
      browser.jar.send<{ message: string }>(api, '/api/identity', {
        body: { ClientId: 'lautlos-storefront', AuthFlow: 'x' },
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      });
    let refusal = await ask();
    for (let tries = 0; tries < 80 && refusal.status !== 429; tries += 1) refusal = await ask();
    expect(refusal.body).toMatchObject({
      __type: 'TooManyRequestsException',
      message: expect.stringContaining('zu viele Versuche'),
    });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);

    const { status, headers, body } = refusal;
    let asked = 0;
    routes['POST /api/identity'] = async () => {
      asked += 1;
      return NextResponse.json(body, { status, headers });
    };
    const answer = await identity.identify(anna, password);
    routes['POST /api/identity'] = api;
    expect(answer).toEqual({ ok: false, problem: 'tooMany' });
    // Amplify's own number of attempts.
    expect(asked).toBe(3);
  });
});
