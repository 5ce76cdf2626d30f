import type { ShopContext } from '../base/context';
import { requireB2bCustomer } from '../base/access';
import { findPurchasePrices } from './purchase-prices.repository';

/** What every article that is sold costs the b2b customer who asks, in euros net. Refused to everybody else (Spec §6). */
export async function listPurchasePrices(
  context: ShopContext,
): Promise<{ sku: string; price: number }[]> {
  requireB2bCustomer(context);
  const prices = await findPurchasePrices(context.db);
  return prices.map(({ sku, hekCents }) => ({ sku, price: hekCents / 100 }));
}
