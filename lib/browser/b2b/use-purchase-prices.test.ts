// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { usePurchasePrices } from './use-purchase-prices';

let shop: FakeShop;

beforeEach(() => {
  shop = installFakeShop({ purchasePrices: () => [{ sku: 'A', price: 12.5 }] });
  signInForTest();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  delete document.documentElement.dataset.shopLacks;
  vi.unstubAllGlobals();
});

it('loads the prices once', async () => {
  const { result } = renderHook(usePurchasePrices);
  await waitFor(() => expect(result.current).toEqual(new Map([['A', 1250]])));
  renderHook(usePurchasePrices);
  expect(shop.calls).toHaveLength(1);
});

it('sends nothing to a shop without purchase prices', async () => {
  document.documentElement.dataset.shopLacks = 'purchasePrices';
  const { result } = renderHook(usePurchasePrices);
  await act(async () => undefined);
  expect(result.current).toBeNull();
  expect(shop.calls).toEqual([]);
});
