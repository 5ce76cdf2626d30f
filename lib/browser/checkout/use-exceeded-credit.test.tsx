// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildCustomerDto } from '@/e2e/support/shop-dto-fixtures';
import { createTestBasket } from '@/domain/basket/basket-fixtures';
import { invoicePaymentId } from '@/domain/payment/payment-terms';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { useExceededCredit } from './use-checkout';

vi.mock('@/lib/platform/i18n/navigation', () => ({ useRouter: () => ({}) }));

let shop: FakeShop;
const { cost } = createTestBasket([], {});
const basket = createTestBasket([], {
  cost: { ...cost, totalCents: 500_00 },
  payment: { id: invoicePaymentId, title: 'Rechnung' },
});

beforeEach(() => {
  const credit = { limit: 100, open: 0, free: 100 };
  shop = installFakeShop({ customer: () => ({ ...buildCustomerDto(), credit }) });
  signInForTest({ groups: [{ id: 'oxiddealer', title: 'oxiddealer' }] });
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  delete document.documentElement.dataset.shopLacks;
  vi.unstubAllGlobals();
});

const show = () => renderHook(() => useExceededCredit(basket), { wrapper: ShopProvider }).result;

it('returns the credit that the basket exceeds', async () => {
  const credit = show();
  await waitFor(() => expect(credit.current?.limitCents).toBe(100_00));
});

it('sends nothing to a shop without credit limits', async () => {
  document.documentElement.dataset.shopLacks = 'dealerCredit';
  const credit = show();
  await act(async () => undefined);
  expect(credit.current).toBeNull();
  expect(shop.calls).toEqual([]);
});
