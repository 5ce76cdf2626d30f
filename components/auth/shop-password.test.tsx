// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as identity from '@/lib/browser/identity/identity';
import { initialClientState, updateClientState } from '@/lib/browser/state/client-state';
import de from '@/messages/de.json';
import { LoginViews } from './login-views';

/** The login page of a shop that does not accept ID tokens: it sends the password to the own server. */
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }));

vi.mock('@/lib/browser/identity/identity');
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/login',
  Link: ({ href, prefetch: _, ...rest }: { href: string; prefetch?: boolean }) => (
    <a href={href} {...rest} />
  ),
}));
vi.mock('next/navigation', () => ({ useSearchParams: () => null }));

configure({ asyncUtilTimeout: 10_000 });

const email = 'mareike@thiessen.example';
const password = 'Leise-Kette-27';
const customer = {
  ...{ hasToken: true, isAnonymous: false, isGuest: false, isB2b: false, groups: [] },
  ...{ owner: 'a-customer', basketId: 'basket-1', limited: [], leftOut: [] },
};

let requests: { path: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  document.documentElement.dataset.shopLacks = 'identitySignIn guestCheckout wishListSync';
  window.sessionStorage.clear();
  updateClientState({ ...initialClientState, isLoadingInitState: false });
  router.replace.mockReset();
  requests = [];
  answer = () => Response.json(customer);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, body: JSON.parse(String(init.body)) });
    return answer();
  });
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.shopLacks;
  vi.unstubAllGlobals();
});

function show(search = '') {
  window.history.replaceState(null, '', `/de/login${search}`);
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <LoginViews hasHostedSignIn pictures={{ signIn: null, register: null, confirm: null }} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function submit(user: ReturnType<typeof show>) {
  await user.type(screen.getByRole('textbox', { name: 'E-Mail' }), email);
  await user.type(screen.getByLabelText('Passwort', { exact: true }), `${password}{Enter}`);
}

it.each([
  ['', 'signIn'],
  ['?view=register', 'register'],
])('the form of "%s" signs in with the password of the shop', async (search, action) => {
  await submit(show(search));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my-account/b2c'));
  expect(requests).toEqual([
    { path: '/api/session/password?lang=de', body: { action, email, password } },
  ]);
  expect(identity.signInWithIdentity).not.toHaveBeenCalled();
  expect(identity.signUp).not.toHaveBeenCalled();
});

it.each([
  [401, { problem: 'wrongCredentials' }, de.auth.problems.wrongCredentials.title],
  [409, { problem: 'emailTaken' }, de.auth.problems.emailTaken.title],
  [422, { problem: 'weakPassword' }, de.auth.problems.weakPassword.title],
  [429, { problem: 'tooMany' }, de.auth.problems.tooMany.title],
  [422, { message: de.session.accountBlocked }, de.session.accountBlocked],
  [503, { message: de.session.unavailable }, de.auth.problems.unavailable.title],
  [200, {}, de.auth.problems.unavailable.title],
])('status %i with %j is explained', async (status, body, text) => {
  answer = () => Response.json(body, { status });
  await submit(show());
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(router.replace).not.toHaveBeenCalled();
});

it.each(['?view=forgot', '?view=reset', '?view=change'])(
  '%s explains how to get a new password',
  (search) => {
    show(search);
    expect(heading()).toBe(de.auth.forgot.title);
    expect(screen.getByRole('link', { name: 'Schreiben Sie uns' }).getAttribute('href')).toBe(
      '/support/contact',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

it('has no view for a code that nobody has sent', () => {
  show('?view=confirm');
  expect(heading()).toBe(de.auth.signIn.title);
});

it('marks what other shops offer', () => {
  show('?checkout=true');
  const needs = (element: HTMLElement) =>
    element.closest<HTMLElement>('[data-needs]')?.dataset.needs;
  expect(needs(screen.getByText(de.auth.guest.title))).toBe('guestCheckout');
  expect(needs(screen.getByText(de.auth.signIn.other))).toBe('identitySignIn');
  expect(needs(screen.getByText(de.auth.signIn.dealers))).toBe('dealerArea');
});
