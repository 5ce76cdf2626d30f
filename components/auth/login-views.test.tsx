// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialClientState, updateClientState } from '@/lib/browser/state/client-state';
import * as identity from '@/lib/browser/identity/identity';
import {
  clearSignUpPassword,
  findSignUpPassword,
  setSignUpPassword,
} from '@/lib/browser/identity/login-form-state';
import { saveLoginEmail } from '@/lib/browser/identity/login-form-state';
import { beginSession } from '@/lib/browser/session/begin-session';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import { useToasts } from '@/lib/browser/state/toasts';
import de from '@/messages/de.json';
import { LoginViews } from './login-views';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }));

vi.mock('@/lib/browser/identity/identity');
vi.mock('@/lib/browser/session/begin-session');
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/login',
  Link: ({ href, prefetch: _, ...rest }: { href: string; prefetch?: boolean }) => (
    <a href={href} {...rest} />
  ),
}));
vi.mock('next/navigation', () => ({ useSearchParams: () => null }));

// Leaves enough time for slow CI servers.
configure({ asyncUtilTimeout: 10_000 });

const email = 'mareike@thiessen.example';
const password = 'Lautlos-2026!';
const success = toServiceCallSuccess({ customerType: 'b2c' as const, limited: [], leftOut: [] });

beforeEach(() => {
  window.sessionStorage.clear();
  clearSignUpPassword();
  updateClientState({ ...initialClientState, isLoadingInitState: false });
  vi.mocked(identity.signInWithIdentity)
    .mockReset()
    .mockResolvedValue({ ok: true, value: { idToken: 'id' } });
  vi.mocked(identity.signUp).mockReset().mockResolvedValue({ ok: true, value: null });
  vi.mocked(identity.resendCode).mockReset().mockResolvedValue({ ok: true, value: null });
  vi.mocked(identity.confirmSignUp).mockReset().mockResolvedValue({ ok: true, value: null });
  vi.mocked(beginSession).mockReset().mockResolvedValue(success);
  for (const mock of Object.values(router)) mock.mockReset();
});

afterEach(cleanup);

function ShownToasts() {
  return useToasts().map(({ id, message }) => <p key={id}>{message}</p>);
}

function show(search = '') {
  window.history.replaceState(null, '', `/de/login${search}`);
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <LoginViews
        hasHostedSignIn={false}
        pictures={{ signIn: null, register: null, confirm: null }}
      />
      <ShownToasts />
    </NextIntlClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const secret = (name = 'Passwort') => screen.getByLabelText(name, { exact: true });
const heading = () => screen.getByRole('heading', { level: 1 });

async function signIn(user: ReturnType<typeof show>) {
  await user.type(field('E-Mail'), email);
  await user.type(secret(), `${password}{Enter}`);
}

it('keeps an email address entered before hydration in the view requested by the URL', async () => {
  window.history.replaceState(null, '', '/de/login?view=register');
  const page = (
    <NextIntlClientProvider locale="de" messages={de}>
      <LoginViews
        hasHostedSignIn={false}
        pictures={{ signIn: null, register: null, confirm: null }}
      />
    </NextIntlClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const early = within(container).getByRole<HTMLInputElement>('textbox', { name: 'E-Mail' });
  early.value = email;
  early.focus();
  render(page, { container, hydrate: true });
  await screen.findByRole('heading', { level: 1, name: 'Konto anlegen' });
  expect(field('E-Mail')).toHaveProperty('value', email);
  await waitFor(() => expect(document.activeElement).toBe(field('E-Mail')));
});

describe('login views', () => {
  it.each([
    ['', 'Anmelden'],
    ['?view=register', 'Konto anlegen'],
    ['?view=confirm', 'Sechs Ziffern,dann sind Sie drin'],
    ['?view=forgot', 'Passwort vergessen'],
    ['?view=reset', 'Neues Passwort'],
    ['?view=change', 'Passwort ändern'],
    ['?view=nonsense', 'Anmelden'],
  ])('for query "%s" have the title %s', (search, title) => {
    show(search);
    expect(heading().textContent).toBe(title);
  });

  it('keep the email address and the return URL, and move the focus', async () => {
    const user = show('?returnTo=/de/bikes');
    await user.type(field('E-Mail'), email);
    await user.click(screen.getByRole('link', { name: 'Passwort vergessen?' }));
    expect(heading().textContent).toBe('Passwort vergessen');
    expect(document.title).toBe('Passwort vergessen · Lautlos');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect((field('E-Mail') as HTMLInputElement).value).toBe(email);
    expect(window.location.search).toBe('?view=forgot&returnTo=%2Fde%2Fbikes');
  });

  it.each([
    ['', false],
    ['?checkout=true', true],
    ['?returnTo=/de/checkout/address', true],
    ['?returnTo=/de/bikes', false],
  ])('for query "%s" offer guest checkout: %s', (search, isOffered) => {
    show(search);
    expect(screen.queryByRole('link', { name: 'Als Gast weiter' }) !== null).toBe(isOffered);
  });
});

it('shows the reason for a redirect to the login page', () => {
  show('?problem=sessionEnded&returnTo=/de/checkout/payment');
  expect(screen.getByText(de.session.problems.sessionEnded)).toBeShown();
});

describe('sign-in', () => {
  it('redirects to the return URL and clears the typed data', async () => {
    const user = show('?returnTo=/de/bikes%3Fsort=name');
    await signIn(user);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/bikes?sort=name'));
    expect(identity.signInWithIdentity).toHaveBeenCalledWith(email, password);
    expect(beginSession).toHaveBeenCalledWith('id');
    expect(window.sessionStorage.length).toBe(0);
  });

  it('sends no request while a field is empty, and names the missing field', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText(de.auth.fields.email)).toBeShown();
    expect(screen.getByText(de.auth.fields.password)).toBeShown();
    expect(identity.signInWithIdentity).not.toHaveBeenCalled();
  });

  it('shows an error above the form, keeps the input and does not sign in', async () => {
    vi.mocked(identity.signInWithIdentity).mockResolvedValue({
      ok: false,
      problem: 'wrongCredentials',
    });
    const user = show();
    await signIn(user);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain(de.auth.problems.wrongCredentials.title);
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect((field('E-Mail') as HTMLInputElement).value).toBe(email);
    expect((secret() as HTMLInputElement).value).toBe(password);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('fails when the shop does not respond', async () => {
    vi.mocked(beginSession).mockResolvedValue({ kind: 'rejected', status: 503, message: '' });
    const user = show();
    await signIn(user);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain(de.auth.problems.shopUnavailable.title);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('reports what was removed from the basket when baskets are merged', async () => {
    const losses = {
      limited: [
        { title: 'Ludwig', wanted: 3, amount: 1 },
        { title: 'Greta', wanted: 1, amount: 0 },
      ],
      leftOut: ['LEISE50'],
    };
    vi.mocked(beginSession).mockResolvedValue(
      toServiceCallSuccess({ ...success.value, ...losses }),
    );
    const user = show();
    await signIn(user);
    expect(await screen.findByText(/Ludwig: Statt 3 Stück sind noch 1 da/)).toBeShown();
    expect(screen.getByText(/Greta ist nicht mehr da/)).toBeShown();
    expect(screen.getByText('Nicht übernommen: LEISE50.')).toBeShown();
  });

  it('sends a code for an unconfirmed address and signs in with it without a second password entry', async () => {
    vi.mocked(identity.signInWithIdentity).mockResolvedValueOnce({
      ok: false,
      problem: 'notConfirmed',
    });
    const user = show('?checkout=true');
    await signIn(user);
    expect(await screen.findByText(de.auth.problems.notConfirmed.title)).toBeShown();
    expect(identity.resendCode).toHaveBeenCalledWith(email);
    expect(window.location.href).not.toContain(password);
    expect(JSON.stringify(window.sessionStorage)).not.toContain(password);

    await user.type(field('Bestätigungscode'), ' 123 456{Enter}');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout/address'));
    expect(identity.confirmSignUp).toHaveBeenCalledWith(email, '123456');
    expect(identity.signInWithIdentity).toHaveBeenLastCalledWith(email, password);
  });

  it('redirects a signed-in user, even when only the server confirms the session', async () => {
    const answer = { hasToken: true, isAnonymous: false, isGuest: false, owner: 'o', groups: [] };
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ ...answer, isB2b: true }));
    updateClientState({ hasOxidToken: true, isAnonymous: false });
    show();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my-account/b2b'));
    expect(String(fetching.mock.calls[0]?.[0])).toContain('/api/session');
  });

  it('shows the form when only the cookie claims a session', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json({
        hasToken: false,
        isAnonymous: true,
        isGuest: false,
        isB2b: false,
        groups: [],
        owner: null,
      }),
    );
    updateClientState({ hasOxidToken: true, isAnonymous: false });
    show();
    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeShown();
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('second factor', () => {
  async function enterPassword() {
    vi.mocked(identity.signInWithIdentity).mockResolvedValue({
      ok: false,
      problem: 'mfaCodeNeeded',
    });
    const user = show();
    await user.type(field('E-Mail'), email);
    await user.type(secret(), `${password}{Enter}`);
    expect(await screen.findByLabelText('Code aus der App')).toBeShown();
    return user;
  }

  it('signs in with the authenticator code, even after a wrong one', async () => {
    vi.mocked(identity.confirmMfaCode)
      .mockReset()
      .mockResolvedValueOnce({ ok: false, problem: 'mfaCodeWrong' })
      .mockResolvedValueOnce({ ok: true, value: { idToken: 'id' } });
    const user = await enterPassword();
    await user.type(field('Code aus der App'), '12{Enter}');
    expect(await screen.findByText(de.auth.fields.mfaCode)).toBeShown();
    expect(identity.confirmMfaCode).not.toHaveBeenCalled();
    await user.type(field('Code aus der App'), '3 456{Enter}');
    expect(await screen.findByText(de.auth.problems.mfaCodeWrong.title)).toBeShown();
    expect((field('Code aus der App') as HTMLInputElement).value).toBe('123 456');
    await user.clear(field('Code aus der App'));
    await user.type(field('Code aus der App'), '654321{Enter}');
    await waitFor(() => expect(beginSession).toHaveBeenCalledWith('id'));
    expect(identity.confirmMfaCode).toHaveBeenLastCalledWith('654321');
  });

  it.each(['mfaSessionExpired', 'tooMany'] as const)(
    'returns to the password step after %s and keeps the email address',
    async (problem) => {
      vi.mocked(identity.confirmMfaCode).mockReset().mockResolvedValue({ ok: false, problem });
      const user = await enterPassword();
      await user.type(field('Code aus der App'), '123456{Enter}');
      expect(await screen.findByText(de.auth.problems[problem].title)).toBeShown();
      expect((field('E-Mail') as HTMLInputElement).value).toBe(email);
      expect((secret() as HTMLInputElement).value).toBe('');
    },
  );
});

it('asks for the authenticator code after a password reset', async () => {
  vi.mocked(identity.confirmForgotPassword).mockResolvedValue({ ok: true, value: null });
  vi.mocked(identity.signInWithIdentity).mockResolvedValue({ ok: false, problem: 'mfaCodeNeeded' });
  vi.mocked(identity.confirmMfaCode)
    .mockReset()
    .mockResolvedValue({ ok: true, value: { idToken: 'id' } });
  const user = show('?view=reset');
  await user.type(field('E-Mail'), email);
  await user.type(field('Bestätigungscode'), '123456');
  await user.type(secret('Neues Passwort'), `${password}{Enter}`);
  expect(await screen.findByText(de.auth.reset.done)).toBeShown();
  expect(screen.queryByText(de.auth.problems.mfaCodeNeeded.title)).toBeNull();
  await user.type(field('Code aus der App'), '654321{Enter}');
  await waitFor(() => expect(beginSession).toHaveBeenCalledWith('id'));
});

describe('registration', () => {
  it('marks password rules as fulfilled during typing', async () => {
    const user = show('?view=register');
    const rules = within(screen.getByRole('list', { name: de.password.rules.label }));
    const states = () => rules.getAllByRole('listitem').map(({ textContent }) => textContent);
    await user.type(secret(), 'Riemen26');
    expect(states().filter((text) => text?.includes('erfüllt'))).toHaveLength(4);
    expect(states().at(-1)).toBe('○ Sonderzeichen fehlt noch');
    await user.type(secret(), '!');
    expect(states().filter((text) => text?.includes('erfüllt'))).toHaveLength(5);
  });

  it('sends the phone number in international format, and none when the field is empty', async () => {
    const user = show('?view=register');
    await user.type(field('E-Mail'), email);
    await user.type(screen.getByLabelText(/^Telefon/), '030 555 01 88');
    await user.type(secret(), `${password}{Enter}`);
    expect(
      await screen.findByText(`Wir haben an ${email} geschrieben. Es gilt immer der neueste Code.`),
    ).toBeShown();
    expect(identity.signUp).toHaveBeenCalledWith(email, password, {
      phoneNumber: '+49305550188',
      locale: 'de',
    });
  });

  it('offers alternatives when the email address is already registered', async () => {
    vi.mocked(identity.signUp).mockResolvedValue({ ok: false, problem: 'emailTaken' });
    const user = show('?view=register');
    await user.type(field('E-Mail'), email);
    await user.type(secret(), `${password}{Enter}`);
    const note = await screen.findByRole('alert');
    await user.click(within(note).getByRole('link', { name: 'Anmelden' }));
    expect(heading().textContent).toBe('Anmelden');
    expect((field('E-Mail') as HTMLInputElement).value).toBe(email);
  });
});

describe('confirmation code', () => {
  it('can be requested again only after a visible waiting time', async () => {
    const user = show('?view=confirm');
    await user.type(field('E-Mail'), email);
    await user.click(screen.getByRole('button', { name: 'Neuen Code senden' }));
    expect(await screen.findByText(`Ein neuer Code ist unterwegs an ${email}.`)).toBeShown();
    expect(await screen.findByText(/möglich in (1:00|0:5\d)/)).toBeShown();
    expect(screen.getByRole('button', { name: /Neuen Code senden/ })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('requires an email address when none is known', async () => {
    const user = show('?view=confirm');
    await user.click(screen.getByRole('button', { name: 'Neuen Code senden' }));
    expect(await screen.findByText(de.auth.fields.email)).toBeShown();
    expect(identity.resendCode).not.toHaveBeenCalled();
  });
});

it('signs in with the code alone when the password was entered on the previous page', async () => {
  saveLoginEmail(email);
  setSignUpPassword(email, password);
  const user = show('?view=confirm');
  await user.type(field('Bestätigungscode'), '123456{Enter}');
  await waitFor(() => expect(identity.signInWithIdentity).toHaveBeenCalledWith(email, password));
  await waitFor(() => expect(beginSession).toHaveBeenCalledWith('id'));
  expect(findSignUpPassword(email)).toBeNull();
});

it('asks for the password when it was entered for another address', async () => {
  saveLoginEmail(email);
  setSignUpPassword('jemand@anders.example', password);
  const user = show('?view=confirm');
  await user.type(field('Bestätigungscode'), '123456{Enter}');
  await waitFor(() => expect(heading().textContent).toBe('Anmelden'));
  expect(identity.signInWithIdentity).not.toHaveBeenCalled();
});
