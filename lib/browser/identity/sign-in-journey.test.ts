import { randomUUID } from 'node:crypto';
import { NextResponse } from 'next/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FakeBrowser,
  installBrowserGlobals,
  createMemoryStorage,
  type RouteHandlers,
} from '@/e2e/support/browser-globals';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import { computeOneTimeCode, computeTotpStep } from '@/e2e/fixtures/totp';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import type * as Client from '@/lib/browser/shop/run-operation';
import { GetCustomerDocument } from '@/graphql/generated/shop/graphql';
import type * as BeginSession from '@/lib/browser/session/begin-session';
import type * as BrowserSession from '@/lib/browser/session/end-session';
import type * as RenewSession from '@/lib/browser/session/renew-session';
import type * as SessionStore from '@/lib/browser/session/session-store';
import type * as SessionTabs from '@/lib/browser/session/session-tabs';
import type * as Identity from './identity';

/**
 * These tests cover the way from the calls of the sign-in form to the shop service and back, with the real Amplify,
 * routes, identity service and shop service.
 */
let backend: RunningServices;
let routes: RouteHandlers;
let browser: FakeBrowser;
let identity: typeof Identity;
let begin: typeof BeginSession;
let pageSession: typeof BrowserSession;
let renewal: typeof RenewSession;
let store: typeof SessionStore;
let tabs: typeof SessionTabs;
let client: typeof Client;

/** Amplify reads the storage once, when it is loaded. */
const localStorage = createMemoryStorage();
const password = 'Lautlos-2026!';
const anna = 'anna@lautlos.example';
const dealer = 'laden@lautlos.example';
const poolId = 'local_lautlos';

beforeAll(async () => {
  delete process.env.IDENTITY_URL;
  delete process.env.IDENTITY_ISSUER;
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  process.env.IDENTITY_URL = `${backend.url}/identity`;
  process.env.IDENTITY_ISSUER = `http://localhost:3000/identity/${poolId}`;
  const shop = await import('@/lib/server/api/handle-shop-request');
  const signIn = await import('@/lib/server/session/handle-sign-in-request');
  const guest = await import('@/lib/server/session/handle-session-request');
  const end = await import('@/lib/server/session/handle-session-request');
  const api = await import('@/lib/server/identity/handle-identity-request');
  const signIns = await import('@/lib/server/api/handle-sign-ins-request');
  routes = {
    'POST /api/shop': shop.handleShopRequest,
    'POST /api/session': signIn.handleSignIn,
    'GET /api/session': guest.handleSessionState,
    'DELETE /api/session': end.handleSessionDelete,
    'POST /api/session/renew': end.handleSessionRenewal,
    'POST /api/identity': api.handleIdentityRequest,
    'GET /api/account/sign-ins': signIns.handleListSignIns,
    'DELETE /api/account/sign-ins': signIns.handleDeleteSignIns,
    'GET /api/identity/config': async () => api.getIdentityConfig(),
  };
}, 120_000);

afterAll(() => backend.stop());

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser = installBrowserGlobals(routes);
  localStorage.clear();
  const eventTarget = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { localStorage, atob, btoa, crypto, ...eventTarget });
  Object.assign(document, {
    querySelector: () => null,
    querySelectorAll: () => [],
    ...eventTarget,
  });
  Object.assign(navigator, { sendBeacon: () => true });
  vi.resetModules();
  identity = await import('./identity');
  begin = await import('@/lib/browser/session/begin-session');
  pageSession = await import('@/lib/browser/session/end-session');
  renewal = await import('@/lib/browser/session/renew-session');
  store = await import('@/lib/browser/session/session-store');
  tabs = await import('@/lib/browser/session/session-tabs');
  client = await import('@/lib/browser/shop/run-operation');
});

afterEach(() => vi.unstubAllGlobals());

/** Returns the parts of tokens that page scripts could read from storage and cookies; empty is correct. */
const readableTokens = () => {
  const stored = JSON.stringify([window.localStorage, window.sessionStorage, document.cookie]);
  const tokens = [browser.jar.cookies.get('oxid-token') ?? 'none', 'eyJ', 'Token', 'Cognito'];
  return tokens.filter((text) => stored.includes(text));
};

/** Calls the user pool through the site, either like the page or like an attacker with a copy of its cookies. */
const callUserPool = (action: string, body: object, jar = browser.jar) =>
  jar.send<Record<string, unknown>>(routes['POST /api/identity']!, '/api/identity', {
    body: { ClientId: 'lautlos-storefront', ...body },
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
  });
const fallbackToken = { RefreshToken: 'kept-by-the-site' };

async function signInAs(email: string, secret = password) {
  const identified = await identity.signInWithIdentity(email, secret);
  if (!identified.ok) return identified;
  return begin.beginSession(identified.value.idToken);
}

const customer = async () => {
  const outcome = await client.runOperation(GetCustomerDocument, {});
  return outcome.kind === 'data' ? outcome.data.customer.email : outcome.kind;
};

type Mail = { recipient: string; text: string };

/** Returns the latest code emailed to the address. */
async function readEmailCode(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const mails = (await (await fetch(`${backend.url}/mailbox.json`)).json()) as Mail[];
    const mail = mails.find(({ recipient }) => recipient === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (!code) throw new Error(`No code for ${email} yet`);
    return code;
  });
}

describe('signing in', () => {
  it('signs in a customer with SRP, without sending the password', async () => {
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

  it('signs in a dealer as a b2b customer', async () => {
    const value = { customerType: 'b2b' };
    expect(await signInAs(dealer)).toMatchObject({ kind: 'done', value });
    expect(store.getSession().groups.map(({ id }) => id)).toContain('oxiddealer');
  });

  it('with a wrong password changes nothing and keeps the previous customer signed in', async () => {
    expect(await identity.signInWithIdentity(anna, 'Falsch-2026!')).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(browser.jar.cookies.size).toBe(0);
    await signInAs(anna);
    const cookie = browser.jar.cookies.get('refresh');
    expect((await identity.signInWithIdentity(dealer, 'Falsch-2026!')).ok).toBe(false);
    expect(browser.jar.cookies.get('refresh')).toBe(cookie);
    expect(await renewal.renewBrowserSession(renewal.getSessionEndTime())).toBe('renewed');
  });

  it('leaves no token readable by scripts and no refresh token in the page', async () => {
    const answers: string[] = [];
    const api = routes['POST /api/identity']!;
    routes['POST /api/identity'] = async (request) => {
      const answer = await api(request);
      answers.push(await answer.clone().text());
      return answer;
    };
    await signInAs(anna);
    routes['POST /api/identity'] = api;
    expect(readableTokens()).toEqual([]);
    expect(answers.join()).toContain('"RefreshToken":"kept-by-the-site"');
    const direct = await callUserPool('GetTokensFromRefreshToken', fallbackToken);
    expect(JSON.stringify(direct.body)).toContain('"RefreshToken":"kept-by-the-site"');
    expect(browser.jar.lastSet.get('refresh')?.attributes).toMatch(/Path=\/api;.*HttpOnly/i);
  });

  it('ends the previous session when another customer signs in', async () => {
    await signInAs(anna);
    const before = store.getSession().owner;
    const annas = new RouteTestClient();
    for (const [name, value] of browser.jar.cookies) annas.cookies.set(name, value);
    const value = { customerType: 'b2b' };
    expect(await signInAs(dealer)).toMatchObject({ kind: 'done', value });
    expect(store.getSession().owner).not.toBe(before);
    const rejected = await callUserPool('GetTokensFromRefreshToken', fallbackToken, annas);
    expect(rejected).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } });
    expect(await customer()).toBe(dealer);
  });
});

describe('account', () => {
  it('is created, confirmed, signed in, given a new password and deleted', async () => {
    const email = `neu-${randomUUID()}@lautlos.example`;
    expect(await identity.signUp(email, 'kurz')).toEqual({ ok: false, problem: 'weakPassword' });
    expect(await identity.signUp(email, 'P@ssw0rd')).toEqual({
      ok: false,
      problem: 'leakedPassword',
    });
    expect(await identity.signUp(email, password, { locale: 'de' })).toMatchObject({ ok: true });
    expect(await identity.signInWithIdentity(email, password)).toEqual({
      ok: false,
      problem: 'notConfirmed',
    });
    expect(await identity.confirmSignUp(email, '000000')).toMatchObject({ ok: false });
    expect(await identity.confirmSignUp(email, await readEmailCode(email))).toMatchObject({
      ok: true,
    });
    expect(await identity.signUp(email, password)).toMatchObject({ ok: true });
    expect(await signInAs(email)).toMatchObject({ kind: 'done' });
    expect(await identity.changePassword(email, 'Falsch-2026!', 'Anders-2026!')).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(await identity.changePassword(email, password, 'Anders-2026!')).toMatchObject({
      ok: true,
    });
    const { deleteAccount } = await import('./delete-account');
    expect(await deleteAccount(email, password, 'de')).toEqual({
      ok: false,
      reason: { by: 'identity', problem: 'wrongCredentials' },
    });
    expect(await deleteAccount(email, 'Anders-2026!', 'de')).toEqual({ ok: true });
    expect(await identity.signInWithIdentity(email, 'Anders-2026!')).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
  }, 60_000);

  it('deleted by the shop is deleted at the identity provider, even after the page was closed', async () => {
    const email = `neu-${randomUUID()}@lautlos.example`;
    await identity.signUp(email, password);
    await identity.confirmSignUp(email, await readEmailCode(email));
    await signInAs(email);
    const { deleteCustomer } = await import('@/lib/browser/account/account-api');
    expect(await deleteCustomer()).toMatchObject({ kind: 'done' });
    expect(await identity.signInWithIdentity(email, password)).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(await identity.signUp(email, password)).toMatchObject({ ok: true });
    expect(await identity.confirmSignUp(email, await readEmailCode(email))).toMatchObject({
      ok: true,
    });
    expect(await signInAs(email)).toMatchObject({ kind: 'done' });
  }, 60_000);

  it('is not revealed by a request for a code', async () => {
    const unknownEmail = `niemand-${randomUUID()}@lautlos.example`;
    expect(await identity.forgotPassword(unknownEmail)).toEqual({ ok: true, value: null });
    expect(await identity.resendCode(unknownEmail)).toEqual({ ok: true, value: null });
    expect(await identity.confirmForgotPassword(unknownEmail, '123456', password)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^code/),
    });
  });
});

describe('account with an authenticator app', () => {
  const codeOf = (secret: string, ahead: number) =>
    computeOneTimeCode(secret, computeTotpStep(Date.now()) + ahead);

  async function newAccount() {
    const email = `neu-${randomUUID()}@lautlos.example`;
    await identity.signUp(email, password);
    await identity.confirmSignUp(email, await readEmailCode(email));
    await signInAs(email);
    const factor = await import('./second-factor');
    const setup = await factor.startMfaSetup();
    if (!setup.ok) return expect.fail(setup.problem);
    // The service accepts one code per time step. The previous, current and next step give three codes without waiting.
    expect(await factor.confirmMfaSetup(codeOf(setup.value.secret, -1))).toMatchObject({
      ok: true,
    });
    return { email, secret: setup.value.secret, factor };
  }

  it('changes its password with the code and stays signed in', async () => {
    const { email, secret } = await newAccount();
    expect(await identity.changePassword(email, password, 'Anders-2026!')).toEqual({
      ok: true,
      value: { needsCode: true },
    });
    expect(await identity.confirmMfaCode(codeOf(secret, 0))).toMatchObject({ ok: true });
    expect(await customer()).toBe(email);
    expect(await renewal.renewBrowserSession(renewal.getSessionEndTime())).toBe('renewed');
    expect(await identity.signInWithIdentity(email, 'Anders-2026!')).toEqual({
      ok: false,
      problem: 'mfaCodeNeeded',
    });
  }, 60_000);

  it('changes its email, disables the app and is deleted with the password in the current session', async () => {
    const { email, factor } = await newAccount();
    const moved = `neu-${randomUUID()}@lautlos.example`;
    expect(await identity.changeEmail(email, 'Falsch-2026!', moved)).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(await identity.changeEmail(email, password, moved)).toMatchObject({ ok: true });
    expect(await identity.confirmEmail(await readEmailCode(moved))).toMatchObject({ ok: true });
    expect(await factor.disableMfa('Falsch-2026!')).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
    expect(await factor.getMfaState()).toEqual({ ok: true, value: { isEnabled: true } });
    const { deleteAccount } = await import('./delete-account');
    expect(await deleteAccount(moved, 'Falsch-2026!', 'de')).toMatchObject({ ok: false });
    expect(await factor.disableMfa(password)).toMatchObject({ ok: true });
    expect(await identity.signInWithIdentity(moved, password)).toMatchObject({ ok: true });
  }, 60_000);

  it('is deleted with the password alone', async () => {
    const { email } = await newAccount();
    const { deleteAccount } = await import('./delete-account');
    expect(await deleteAccount(email, password, 'de')).toEqual({ ok: true });
    expect(await identity.signInWithIdentity(email, password)).toEqual({
      ok: false,
      problem: 'wrongCredentials',
    });
  }, 60_000);
});

describe('session', () => {
  it('is renewed once for all concurrent callers', async () => {
    await signInAs(anna);
    const before = browser.jar.cookies.get('oxid-token');
    const endsAt = renewal.getSessionEndTime();
    const outcomes = await Promise.all([
      renewal.renewBrowserSession(endsAt),
      renewal.renewBrowserSession(endsAt),
    ]);
    expect(outcomes).toEqual(['renewed', 'renewed']);
    expect(browser.jar.cookies.get('oxid-token')).not.toBe(before);
    expect(store.getSession()).toMatchObject({ isAnonymous: false, isRenewing: false });
  });

  it('continues after the shop has rejected its token, without any visible change', async () => {
    await signInAs(anna);
    browser.setCookie('oxid-token', `${browser.jar.cookies.get('oxid-token')}x`);
    expect(await customer()).toBe(anna);
    expect(browser.visited).toEqual([]);
  });

  it('ends once and redirects to login when it cannot be renewed', async () => {
    await signInAs(anna);
    const owner = store.getSession().owner;
    browser.jar.cookies.delete('refresh');
    window.sessionStorage.setItem('addressDraft', 'typed');
    browser.setCookie('oxid-token', 'nonsense');
    expect(await customer()).toBe('sessionEnded');
    expect(browser.visited).toEqual(['/de/login']);
    expect(store.getSession()).toMatchObject({ hasToken: false, isAnonymous: true, owner: null });
    expect(browser.jar.cookies.has('oxid-token')).toBe(false);
    expect(window.sessionStorage.getItem('addressDraft')).toBe('typed');
    // The typed input is kept for the same customer only.
    expect(await signInAs(anna)).toMatchObject({ kind: 'done' });
    expect(store.getSession().owner).toBe(owner);
    expect(window.sessionStorage.getItem('addressDraft')).toBe('typed');
  });

  it('leaves no typed data to another customer after an interruption', async () => {
    await signInAs(anna);
    browser.jar.cookies.delete('refresh');
    window.sessionStorage.setItem('addressDraft', 'typed');
    browser.setCookie('oxid-token', 'nonsense');
    await customer();
    await signInAs(dealer);
    expect(window.sessionStorage.getItem('addressDraft')).toBeNull();
  });

  it('continues while the identity provider is unavailable', async () => {
    await signInAs(anna);
    const online = routes['POST /api/session/renew'] ?? expect.fail('There is no such route');
    routes['POST /api/session/renew'] = () => Promise.reject(new TypeError('offline'));
    const outcome = await renewal.renewBrowserSession(renewal.getSessionEndTime());
    routes['POST /api/session/renew'] = online;
    expect(outcome).toBe('unreachable');
    expect(store.getSession()).toMatchObject({ isAnonymous: false, isRenewing: false });
    expect(browser.visited).toEqual([]);
  });

  it('removes tokens, cookies and typed data when it ends', async () => {
    await signInAs(anna);
    window.sessionStorage.setItem('addressDraft', 'typed');
    expect(await pageSession.signOut()).toBe(true);
    expect([...browser.jar.cookies.keys()]).toEqual(['known-browser']);
    expect(readableTokens()).toEqual([]);
    const { hasTokens } = await import('@/lib/browser/session/memory-tokens');
    expect(hasTokens()).toBe(false);
    expect(window.sessionStorage.getItem('addressDraft')).toBeNull();
    const { getClientState } = await import('@/lib/browser/state/client-state');
    expect(getClientState()).toMatchObject({
      hasOxidToken: false,
      isAnonymous: true,
      isB2b: false,
      b2bShownPrice: 'uvp',
      currentUserGroups: [],
    });
  });

  it('survives a reload: the account is changed without a new sign-in', async () => {
    const email = `neu-${randomUUID()}@lautlos.example`;
    await identity.signUp(email, password);
    await identity.confirmSignUp(email, await readEmailCode(email));
    await signInAs(email);
    const { clearTokens } = await import('@/lib/browser/session/memory-tokens');
    clearTokens();
    const identityRequest = vi.spyOn(routes, 'POST /api/identity');
    expect(await identity.changePassword(email, password, 'Anders-2026!')).toMatchObject({
      ok: true,
    });
    const actions = identityRequest.mock.calls.map(([{ headers }]) => headers.get('x-amz-target'));
    expect(actions.map((name) => name?.split('.')[1]).slice(0, 2)).toEqual([
      'GetTokensFromRefreshToken',
      'ChangePassword',
    ]);
    expect(readableTokens()).toEqual([]);
    const state = await browser.jar.send(routes['GET /api/session']!, '/api/session', {
      method: 'GET',
    });
    expect(state.body).toMatchObject({ isAnonymous: false });
    expect(await customer()).toBe(email);
  }, 60_000);

  it('of an earlier release with tokens in the storage continues and removes them from there', async () => {
    await signInAs(anna);
    const token = 'CognitoIdentityServiceProvider.lautlos-storefront.anna.refreshToken';
    // Signs in like a release before 0.18: the page has the refresh token itself, without a cookie.
    const response = await fetch(`${backend.url}/identity`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: 'lautlos-storefront',
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: anna, PASSWORD: password },
      }),
    });
    const { AuthenticationResult: tokens } = (await response.json()) as {
      AuthenticationResult: { RefreshToken: string };
    };
    window.localStorage.setItem(token, tokens.RefreshToken);
    browser.jar.cookies.delete('refresh');
    expect(await renewal.renewBrowserSession(renewal.getSessionEndTime())).toBe('renewed');
    expect(readableTokens()).toEqual([]);
    expect(browser.jar.cookies.has('refresh')).toBe(true);
    expect(await renewal.renewBrowserSession(renewal.getSessionEndTime())).toBe('renewed');
    expect(await customer()).toBe(anna);
  });
});

describe('tokens copied before signing out', () => {
  it.each([true, false])(
    'are rejected afterwards (refresh token sent: %s)',
    async (withRefreshToken) => {
      await signInAs(anna);
      const cookies = new Map(browser.jar.cookies);
      const page = await callUserPool('GetTokensFromRefreshToken', fallbackToken);
      const { AccessToken } = page.body.AuthenticationResult as { AccessToken: string };
      cookies.set('refresh', browser.jar.cookies.get('refresh') ?? '');
      // Simulates that the request body and the refresh cookie are lost.
      if (!withRefreshToken) browser.jar.cookies.delete('refresh');
      expect(await pageSession.signOut()).toBe(true);

      const token = cookies.get('oxid-token') ?? '';
      const answer = await fetch(backend.shopUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ customer { email } }' }),
      });
      expect(await answer.json()).toEqual({ errors: [{ message: 'The access token is invalid' }] });
      const copy = new RouteTestClient();
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      const rejected = { status: 400, body: { __type: 'NotAuthorizedException' } };
      expect(await callUserPool('GetTokensFromRefreshToken', fallbackToken, copy)).toMatchObject(
        rejected,
      );
      expect(await callUserPool('GetUser', { AccessToken }, copy)).toMatchObject(rejected);
      const state = await copy.send(routes['GET /api/session']!, '/api/session', { method: 'GET' });
      expect(state.body).toMatchObject({ isAnonymous: true, owner: null });
      const renewed = await copy.send(routes['POST /api/session/renew']!, '/api/session/renew', {});
      expect(renewed.status).toBe(401);
    },
  );
});

describe('signing out everywhere', () => {
  it('ends the sessions of all devices with all their tokens', async () => {
    await signInAs(anna);
    const phone = new RouteTestClient();
    for (const [name, value] of browser.jar.cookies) phone.cookies.set(name, value);
    browser.jar.cookies.clear();
    const { clearTokens } = await import('@/lib/browser/session/memory-tokens');
    clearTokens();
    await signInAs(anna);
    const { loadSignIns, signOutOnEveryDevice } = await import('./active-sign-ins');
    const listed = await loadSignIns();
    expect(listed?.length).toBeGreaterThan(1);
    expect(listed?.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(await signOutOnEveryDevice()).toBe(true);
    expect(store.getSession()).toMatchObject({ isAnonymous: true, owner: null });
    expect(await callUserPool('GetTokensFromRefreshToken', fallbackToken, phone)).toMatchObject({
      status: 400,
    });
    const state = await phone.send(routes['GET /api/session']!, '/api/session', { method: 'GET' });
    expect(state.body).toMatchObject({ isAnonymous: true });
    expect(await loadSignIns()).toBeNull();
  });
});

describe('another tab', () => {
  it('signed in as another customer makes this tab clear its data and reload', async () => {
    await signInAs(anna);
    const annas = new Map(browser.jar.cookies);
    await signInAs(dealer);
    const dealers = new Map(browser.jar.cookies);
    const useCookies = (cookies: Map<string, string>) => {
      for (const [name, value] of cookies) browser.jar.cookies.set(name, value);
    };
    tabs.updateSessionFromCookies();
    expect(browser.reloads()).toBe(0);
    useCookies(annas);
    tabs.updateSessionFromCookies();
    expect(browser.reloads()).toBe(1);
    expect(store.getSession().groups.some(({ id }) => id === 'oxiddealer')).toBe(false);
    useCookies(dealers);
    browser.jar.cookies.delete('session-mark');
    browser.jar.cookies.delete('oxid-isAnonymous');
    tabs.updateSessionFromCookies();
    expect(browser.reloads()).toBe(2);
    expect(store.getSession()).toMatchObject({ isAnonymous: true, owner: null });
  });

  it.each([
    ['changed', null],
    ['brokeOff', 'typed'],
  ] as const)('whose session has %s leaves %j of the data typed here', async (news, left) => {
    await signInAs(anna);
    window.sessionStorage.setItem('addressDraft', 'typed');
    for (const name of ['session-mark', 'oxid-isAnonymous']) browser.jar.cookies.delete(name);
    tabs.updateSessionFromCookies(news);
    expect(browser.reloads()).toBe(1);
    expect(window.sessionStorage.getItem('addressDraft')).toBe(left);
  });

  it('that signs in while this tab has no customer is followed', async () => {
    await signInAs(anna);
    store.dispatchSession({ type: 'signedOut' });
    tabs.updateSessionFromCookies();
    expect(browser.reloads()).toBe(0);
    expect(store.getSession()).toMatchObject({ isAnonymous: false });
  });

  it('that changes the customer is detected by the next call', async () => {
    await signInAs(anna);
    const annas = store.getSession();
    await signInAs(dealer);
    store.dispatchSession({ type: 'restored', session: annas });
    expect(await customer()).not.toBe(dealer);
    expect(browser.reloads()).toBe(1);
  });
});

describe('too many attempts', () => {
  it('are rejected after three, with the page’s message', async () => {
    const api = routes['POST /api/identity'] ?? expect.fail('There is no such route');
    const ask = () =>
      browser.jar.send<{ message: string }>(api, '/api/identity', {
        body: { ClientId: 'lautlos-storefront', AuthFlow: 'x' },
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      });
    let rejection = await ask();
    for (let tries = 0; tries < 80 && rejection.status !== 429; tries += 1) rejection = await ask();
    expect(rejection.body).toMatchObject({
      __type: 'TooManyRequestsException',
      message: expect.stringContaining('zu viele Versuche'),
    });
    expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0);

    const { status, headers, body } = rejection;
    let identityRequest = 0;
    routes['POST /api/identity'] = async () => {
      identityRequest += 1;
      return NextResponse.json(body, { status, headers });
    };
    const answer = await identity.signInWithIdentity(anna, password);
    routes['POST /api/identity'] = api;
    expect(answer).toEqual({ ok: false, problem: 'tooMany' });
    // Amplify makes three attempts.
    expect(identityRequest).toBe(3);
  });
});
