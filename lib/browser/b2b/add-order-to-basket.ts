import type { B2bOrderLine } from '@/domain/dealer-account/b2b-orders';
import {
  type ReorderResult,
  buildReorderResults,
  toReorderRows,
  listAvailableRows,
} from '@/domain/dealer-account/reorder';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { addBasketItems } from './add-basket-items';

/**
 * Adds the items of an order to the basket again, at today's prices, and returns the result of each. When stock is too
 * low, the available quantity is added. Never throws.
 */
export async function addOrderToBasket(
  lines: readonly B2bOrderLine[],
): Promise<ShopResult<readonly ReorderResult[]>> {
  const rows = toReorderRows(lines);
  const first = await addBasketItems(rows.map(({ productId, amount }) => ({ productId, amount })));
  if (first.kind !== 'done') return first;
  const { refused: rejected } = first.value;
  const fewer = listAvailableRows(rows, rejected);
  const partly = fewer.length > 0 ? await addFewer(fewer) : [];
  return { ...first, value: buildReorderResults(lines, rejected, partly) };
}

/**
 * Adds the rows with the quantities still available and returns the rows that were added. Rows may be rejected again,
 * because other customers order at the same time.
 */
async function addFewer(rows: ReturnType<typeof listAvailableRows>) {
  const second = await addBasketItems(rows.map(({ productId, amount }) => ({ productId, amount })));
  if (second.kind !== 'done') return [];
  const missing = new Set(second.value.refused.map(({ index }) => index));
  return rows.filter((_, index) => !missing.has(index));
}
