import { toCents } from '@/domain/money/cents';
import { PurchasePricesDocument } from '@/graphql/generated/shop/graphql';
import { runShopOperation, type ShopResult } from '@/lib/browser/shop/run-operation';
import { useEffect, useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import {
  subscribeToSessionBegin,
  subscribeToSessionEnd,
} from '@/lib/browser/session/session-store';

/** Net cents by code. */
export type PurchasePrices = ReadonlyMap<string, number>;

/** The caller's own purchase prices; the shop refuses everybody who is no b2b customer. */
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
let asked = 0;

subscribeToSessionEnd(forget);
subscribeToSessionBegin(forget);

/**
 * The purchase prices of the b2b customer of this page; null until they have come, and when they do not. They live in the page's
 * memory only (ARCHITECTURE §4, decision 9), are asked for once, and are gone with the session.
 */
export function usePurchasePrices(): PurchasePrices | null {
  const known = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    if (known.status === 'unknown') void load();
  }, [known.status]);
  return known.status === 'known' ? known.prices : null;
}

/** The lowest of these articles' purchase prices, net cents; null as soon as one is not known. */
export function getLowestPurchaseCents(
  prices: PurchasePrices | null,
  skus: readonly string[],
): number | null {
  const cents = centsOf(prices, skus);
  return cents && Math.min(...cents);
}

/** What these articles cost together, net cents; null as soon as one is not known. */
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
  asked += 1;
  const turn = asked;
  store.set({ status: 'loading' });
  const answer = await loadPurchasePrices();
  if (turn !== asked) return;
  store.set(
    answer.kind === 'done' ? { status: 'known', prices: answer.value } : { status: 'missing' },
  );
}

function forget(): void {
  asked += 1;
  store.set({ status: 'unknown' });
}
