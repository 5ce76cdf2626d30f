// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildProductDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { setIsLoadingInitState } from '@/lib/browser/state/client-state';
import { cookieNames } from '@/lib/platform/config/cookies';
import de from '@/messages/de.json';
import { AddressStep } from './address-step';

/** Tests the address step of an anonymous visitor with the real stores; the session routes are fakes. */
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

vi.mock('@/lib/browser/load-lazy-messages', () => ({
  loadLazyMessages: () => Promise.resolve(de),
}));

const line = { id: 'line', amount: 1, persParam: '', product: buildProductDto({ id: 'bell' }) };

beforeEach(() => {
  installFakeShop({ basket: () => buildBasketDto({ items: [line] }) }, () =>
    Response.json({ message: de.shopRejections.emailTaken }, { status: 409 }),
  );
  document.cookie = `${cookieNames.isAnonymous}=true; path=/`;
  setIsLoadingInitState(false);
  sessionCookies.basketId.write('basket-1');
  window.sessionStorage.clear();
  basketStore.clear();
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.shopLacks;
  notifySessionEnd();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ShopProvider>
        <AddressStep extra={null} />
      </ShopProvider>
    </NextIntlClientProvider>,
  );

const { address, errors } = de.checkout;

it('offers guests to order without an account', async () => {
  show();
  const guest = await screen.findByRole<HTMLInputElement>('radio', {
    name: new RegExp(address.guest),
  });
  expect(guest.checked).toBe(true);
});

it('leads to the sign-in at a shop without guests', async () => {
  document.documentElement.dataset.shopLacks = 'guestCheckout invoices';
  show();
  const link = await screen.findByRole('link', { name: address.toSignIn });
  expect(link.getAttribute('href')).toBe('/login?checkout=true');
  expect(screen.queryByText(address.guest)).toBeNull();
  expect(screen.queryByText(address.registerHint)).toBeNull();
});

it('offers to sign in when the email has an account', async () => {
  show();
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label, { exact: true }), text);
  const { fields } = de.address;
  await type(address.email, 'anna@beispiel.de');
  await type(fields.firstName, 'Anna');
  await type(fields.lastName, 'Thießen');
  await type(fields.street, 'Sonnenallee');
  await type(fields.streetNumber, '41');
  await type(fields.zipCode, '12045');
  await type(fields.city, 'Berlin');
  await userEvent.click(screen.getByRole('button', { name: address.next }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(errors.emailTaken.replace(/<\/?(?:signIn|register)>/g, ''));
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/login?checkout=true');
});
