// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildCustomerDto } from '@/e2e/support/shop-dto-fixtures';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import de from '@/messages/de.json';
import { WithdrawalFields } from './withdrawal-form';

vi.mock('@/lib/platform/i18n/navigation', () => ({ useRouter: () => ({}) }));

let shop: FakeShop;

beforeEach(() => {
  shop = installFakeShop({ customer: () => buildCustomerDto() });
  window.history.replaceState(null, '', '/de/withdrawal-declaration?order=241515');
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

function show(typed = { name: '', orderNumber: '', email: '', text: '' }) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <WithdrawalFields typed={typed} onChecked={() => undefined} />
    </NextIntlClientProvider>,
  );
}

const value = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
const { fields } = de.withdrawal;

it('knows name and e-mail of who is signed in, beside the order of the address', async () => {
  signInForTest();
  show();
  await waitFor(() => expect(value(fields.name)).toBe('Anna Thießen'));
  expect(value(fields.email)).toBe('anna@lautlos.example');
  expect(value(fields.orderNumber)).toBe('241515');
});

it('leaves what was typed', async () => {
  signInForTest();
  show({ name: 'Clara', orderNumber: '1', email: '', text: '' });
  await waitFor(() => expect(value(fields.email)).toBe('anna@lautlos.example'));
  expect(value(fields.name)).toBe('Clara');
});

it('asks nobody for a guest', async () => {
  signInForTest({ asGuest: true });
  show();
  await waitFor(() => expect(value(fields.orderNumber)).toBe('241515'));
  expect(shop.calls).toEqual([]);
});
