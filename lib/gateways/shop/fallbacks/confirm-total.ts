import 'server-only';
import { resolveRecovery } from '@/domain/basket/error-recovery';
import { toCents } from '@/domain/money/cents';
import { type Result, success } from '@/lib/gateways/result';
import { loadShopSchema } from '@/lib/gateways/shop/schema/load-shop-schema';
import { hasCoordinate } from '@/lib/gateways/shop/schema/shop-schema';
import type { ShopResponse } from '@/lib/gateways/shop/shop-client';
import { type BasketCaller, readBasket, toShopRejection } from './basket-calls';

/**
 * Compares the total of a basket with the total shown to the buyer, immediately before an order at a shop that does not
 * compare them itself. Returns the rejection of the order in the words of a shop that does, or null when the totals are
 * the same, in cents. An order without a shown total is not compared.
 */
export async function findTotalRejection(
  { basketId, shownTotal }: Record<string, unknown>,
  caller: BasketCaller,
): Promise<Result<ShopResponse | null>> {
  if (typeof basketId !== 'string' || typeof shownTotal !== 'number') return success(null);
  const schema = await loadShopSchema();
  if (schema === null || hasCoordinate(schema, 'Mutation.placeOrder(shownTotal)'))
    return success(null);
  const read = await readBasket(caller, basketId);
  // A repeated order has no basket any more; the shop returns the order itself.
  if (!read.ok && resolveRecovery(read.error.message) === 'recreateBasket') return success(null);
  if (!read.ok) return toShopRejection(read.error);
  if (toCents(read.data.basket.cost.total) === toCents(shownTotal)) return success(null);
  const message = `The total of basket with id: ${basketId} has changed`;
  return success({ data: null, errors: [{ message }] });
}
