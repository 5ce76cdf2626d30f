import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import de from '@/messages/de.json';
import type * as PasswordRoute from './handle-password-request';
import type * as SessionRoutes from './handle-session-request';

/** Guests of a shop as specified: it has groups, but registers a guest like any customer. */
let backend: RunningServices;
let proxy: FaultProxy;
let routes: typeof SessionRoutes;
let passwords: typeof PasswordRoute;
let browser: RouteTestClient;

beforeAll(async () => {
  process.env.SHOP_LEVEL = 'specification';
  backend = await startServices();
  proxy = await startFaultProxy(backend.shopUrl);
  process.env.SHOP_URL = proxy.url;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  routes = await import('./handle-session-request');
  passwords = await import('./handle-password-request');
}, 120_000);

afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

beforeEach(() => {
  browser = new RouteTestClient();
  proxy.calls.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const anEmail = () => `${randomUUID()}@beispiel.de`;
const beGuest = (email: string, key?: string) =>
  browser.send(routes.handleGuestSession, '/api/session/guest?lang=de', { body: { email, key } });

it('registers a guest as a customer with a generated password', async () => {
  expect(await beGuest(anEmail())).toMatchObject({ status: 200, body: { isGuest: true } });
  const call = proxy.calls.find(({ operation }) => operation === 'CustomerRegister');
  expect(call?.variables).toEqual({
    customer: { email: expect.any(String), password: expect.stringMatching(/^[\w-]{32,}$/) },
  });
});

it('tells a visitor that the email has an account', async () => {
  const email = anEmail();
  await beGuest(email);
  browser = new RouteTestClient();
  expect(await beGuest(email, randomUUID())).toMatchObject({
    status: 409,
    body: { message: de.shopRejections.emailTaken },
  });
  expect(browser.cookies.has('isGuest')).toBe(false);
});

it('finds the same guest when the request is repeated after a lost response', async () => {
  const [email, key] = [anEmail(), randomUUID()];
  const cookies = new Map(browser.cookies);
  await beGuest(email, key);
  browser.cookies.clear();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect(await beGuest(email, key)).toMatchObject({ status: 200, body: { isGuest: true } });
});

it('does not take a password, because the identity provider does', async () => {
  const body = { action: 'signIn', email: anEmail(), password: 'Leise-Kette-27' };
  expect(
    await browser.send(passwords.handlePasswordRequest, '/api/session/password?lang=de', { body }),
  ).toMatchObject({ status: 501, body: { message: de.session.unsupported } });
});
