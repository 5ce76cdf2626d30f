import type { B2bOrderLine } from '@/domain/b2b/b2b-order';
import {
  type ReorderOutcome,
  reorderOutcomes,
  reorderRows,
  rowsStillAvailable,
} from '@/domain/b2b/reorder';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { addItems } from './add-items';

/**
 * Puts an order's articles into the basket once more, at today's prices, and tells of each what became of it. Of what there is too
 * little the rest goes in. Never throws.
 */
export async function reorder(
  lines: readonly B2bOrderLine[],
): Promise<ShopAnswer<readonly ReorderOutcome[]>> {
  const rows = reorderRows(lines);
  const first = await addItems(rows.map(({ productId, amount }) => ({ productId, amount })));
  if (first.kind !== 'done') return first;
  const { refused } = first.value;
  const fewer = rowsStillAvailable(rows, refused);
  const partly = fewer.length > 0 ? await addFewer(fewer) : [];
  return { ...first, value: reorderOutcomes(lines, refused, partly) };
}

/** Those of the rows that went in; somebody else may have been quicker. */
async function addFewer(rows: ReturnType<typeof rowsStillAvailable>) {
  const second = await addItems(rows.map(({ productId, amount }) => ({ productId, amount })));
  if (second.kind !== 'done') return [];
  const missing = new Set(second.value.refused.map(({ index }) => index));
  return rows.filter((_, index) => !missing.has(index));
}
