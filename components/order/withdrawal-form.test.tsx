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

it('fills in name and email of a signed-in user and the order from the URL', async () => {
  signInForTest();
  show();
  await waitFor(() => expect(value(fields.name)).toBe('Anna Thießen'));
  expect(value(fields.email)).toBe('anna@lautlos.example');
  expect(value(fields.orderNumber)).toBe('241515');
});

it('keeps typed input', async () => {
  signInForTest();
  show({ name: 'Clara', orderNumber: '1', email: '', text: '' });
  await waitFor(() => expect(value(fields.email)).toBe('anna@lautlos.example'));
  expect(value(fields.name)).toBe('Clara');
});

it('sends no request for a guest', async () => {
  signInForTest({ asGuest: true });
  show();
  await waitFor(() => expect(value(fields.orderNumber)).toBe('241515'));
  expect(shop.calls).toEqual([]);
});
