import { NextResponse } from 'next/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatSessionHint, type SessionHint } from '@/domain/session/session-hint';
import {
  type FakeBrowser,
  installBrowserGlobals,
  type RouteHandlers,
} from '@/e2e/support/browser-globals';
import { CountriesDocument, GetCustomerDocument } from '@/graphql/generated/shop/graphql';
import { signOut } from '@/lib/browser/session/end-session';
import { parseCookieSession } from '@/lib/browser/session/session-cookies';
import { dispatchSession, getSession } from '@/lib/browser/session/session-store';
import { runOperation } from './run-operation';

/** Simulates a guest's page that sends two requests at once while the shop service no longer accepts the token. */
let browser: FakeBrowser;
const routes: RouteHandlers = {};

const guest: SessionHint = {
  owner: 'a-guest-of-today',
  kind: 'guest',
  renewedBy: 'nobody',
  expiresAt: 0,
  groups: [],
};
const ended = {
  data: null,
  errors: [{ message: 'The access token is invalid' }],
  extensions: { session: 'ended' },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser = installBrowserGlobals(routes);
  browser.setCookie('session-mark', formatSessionHint(guest));
  browser.setCookie('oxid-isAnonymous', 'false');
  dispatchSession({ type: 'restored', session: parseCookieSession() });
});

afterEach(() => vi.unstubAllGlobals());

it('redirects to login, even when another response arrives for a customer who has left', async () => {
  expect(getSession().owner).toBe(guest.owner);
  let isSignedOut = () => {};
  const signedOut = new Promise<void>((resolve) => (isSignedOut = resolve));
  let other: Promise<unknown> = Promise.resolve();
  routes['DELETE /api/session'] = async () => {
    for (const name of ['session-mark', 'oxid-isAnonymous']) browser.jar.cookies.delete(name);
    isSignedOut();
    // Delays this response until the page has received the response to its other request.
    await other;
    return NextResponse.json({});
  };
  routes['POST /api/shop'] = async (request) => {
    const { operationName } = (await request.json()) as { operationName: string };
    if (operationName === 'GetCustomer') return NextResponse.json(ended);
    await signedOut;
    return NextResponse.json({ message: 'Somebody else' }, { status: 409 });
  };
  const first = runOperation(GetCustomerDocument, {});
  other = runOperation(CountriesDocument, {});
  expect((await first).kind).toBe('sessionEnded');
  expect(browser.visited).toEqual(['/de/login']);
  expect(browser.reloads()).toBe(0);
});

it('does not redirect for a response during or after signing out', async () => {
  const { owner } = getSession();
  let isAnswered = (_: unknown) => {};
  routes['DELETE /api/session'] = async () => {
    for (const name of ['session-mark', 'oxid-isAnonymous']) browser.jar.cookies.delete(name);
    isAnswered(null);
    await during;
    return NextResponse.json({});
  };
  const answered = new Promise((resolve) => (isAnswered = resolve));
  let isSignedOut = (_: unknown) => {};
  const signedOut = new Promise((resolve) => (isSignedOut = resolve));
  routes['POST /api/shop'] = async (request) => {
    const { operationName } = (await request.json()) as { operationName: string };
    await (operationName === 'GetCustomer' ? answered : signedOut);
    return NextResponse.json(ended);
  };
  const during = runOperation(GetCustomerDocument, {});
  const after = runOperation(CountriesDocument, {});
  expect(await signOut()).toBe(true);
  isSignedOut(null);
  expect([(await during).kind, (await after).kind]).toEqual(['sessionEnded', 'sessionEnded']);
  expect([owner, getSession().owner]).toEqual([guest.owner, null]);
  expect(browser.visited).toEqual([]);
  expect(browser.reloads()).toBe(0);
});
