import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { toCents } from '@/domain/money/cents';
import { PurchasePricesDocument } from '@/graphql/generated/shop/graphql';
import { runShopOperation, type ShopResult } from '@/lib/browser/shop/run-operation';
import { useEffect, useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import {
  subscribeToSessionBegin,
  subscribeToSessionEnd,
} from '@/lib/browser/session/session-store';

/** Net purchase prices in cents, by SKU. */
export type PurchasePrices = ReadonlyMap<string, number>;

/** Loads the B2B customer's own purchase prices; the shop service rejects the request of everyone else. */
function loadPurchasePrices(): Promise<ShopResult<PurchasePrices>> {
  return runShopOperation(
    PurchasePricesDocument,
    {},
    ({ purchasePrices }) => new Map(purchasePrices.map(({ sku, price }) => [sku, toCents(price)])),
  );
}

type Known =
  | { status: 'unknown' | 'loading' | 'missing' }
  | { status: 'known'; prices: PurchasePrices };

const store = createExternalStore<Known>({ status: 'unknown' });
let latestRequest = 0;

subscribeToSessionEnd(forget);
subscribeToSessionBegin(forget);

/**
 * Returns the purchase prices of the signed-in B2B customer; null until they are loaded and when loading fails. They
 * are loaded once, kept in memory only (decision 20) and removed when the session ends.
 */
export function usePurchasePrices(): PurchasePrices | null {
  const known = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    if (known.status === 'unknown') void load();
  }, [known.status]);
  return known.status === 'known' ? known.prices : null;
}

/** Returns the lowest purchase price of these articles, in net cents; null if any price is unknown. */
export function getLowestPurchaseCents(
  prices: PurchasePrices | null,
  skus: readonly string[],
): number | null {
  const cents = centsOf(prices, skus);
  return cents && Math.min(...cents);
}

/** Returns the sum of the purchase prices of these articles, in net cents; null if any price is unknown. */
export function computePurchaseTotalCents(
  prices: PurchasePrices | null,
  skus: readonly string[],
): number | null {
  return centsOf(prices, skus)?.reduce((sum, cents) => sum + cents, 0) ?? null;
}

function centsOf(prices: PurchasePrices | null, skus: readonly string[]): number[] | null {
  if (!prices || skus.length === 0) return null;
  const cents = skus.map((sku) => prices.get(sku));
  return cents.every((one) => one !== undefined) ? cents : null;
}

async function load(): Promise<void> {
  if (!hasShopFeature('purchasePrices')) return store.set({ status: 'missing' });
  latestRequest += 1;
  const requestNumber = latestRequest;
  store.set({ status: 'loading' });
  const answer = await loadPurchasePrices();
  if (requestNumber !== latestRequest) return;
  store.set(
    answer.kind === 'done' ? { status: 'known', prices: answer.value } : { status: 'missing' },
  );
}

function forget(): void {
  latestRequest += 1;
  store.set({ status: 'unknown' });
}
