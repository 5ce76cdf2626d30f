import type { B2bOrderLine } from '@/domain/dealer-account/b2b-orders';
import {
  type ReorderResult,
  buildReorderResults,
  toReorderRows,
  listAvailableRows,
} from '@/domain/dealer-account/reorder';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { addBasketItems } from './add-items';

/**
 * Puts an order's articles into the basket once more, at today's prices, and tells of each what became of it. Of what there is too
 * little the rest goes in. Never throws.
 */
export async function addOrderToBasket(
  lines: readonly B2bOrderLine[],
): Promise<ShopResult<readonly ReorderResult[]>> {
  const rows = toReorderRows(lines);
  const first = await addBasketItems(rows.map(({ productId, amount }) => ({ productId, amount })));
  if (first.kind !== 'done') return first;
  const { refused } = first.value;
  const fewer = listAvailableRows(rows, refused);
  const partly = fewer.length > 0 ? await addFewer(fewer) : [];
  return { ...first, value: buildReorderResults(lines, refused, partly) };
}

/** Those of the rows that went in; somebody else may have been quicker. */
async function addFewer(rows: ReturnType<typeof listAvailableRows>) {
  const second = await addBasketItems(rows.map(({ productId, amount }) => ({ productId, amount })));
  if (second.kind !== 'done') return [];
  const missing = new Set(second.value.refused.map(({ index }) => index));
  return rows.filter((_, index) => !missing.has(index));
}
