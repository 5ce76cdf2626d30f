import type { B2bOrderLine } from './b2b-orders';

/** A row that was not added completely. `available`: number of pieces that can still be added. */
type RejectedRow = {
  readonly index: number;
  readonly type: 'NOTAVAILABLE' | 'NOTORDERABLE' | 'OUTOFSTOCK' | 'LIMITEDAVAILABILITY' | 'INVALID';
  readonly available: number;
};

type Row = { readonly productId: string; readonly title: string; readonly amount: number };

export type ReorderResult = { readonly title: string; readonly wanted: number } & (
  | { readonly kind: 'added' }
  | { readonly kind: 'partly'; readonly added: number }
  /** No more pieces are available at the moment. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'rejected' }
);

/**
 * Returns the lines of an order that can be ordered again. Lines with the same article are merged; the order of lines
 * is kept.
 */
export function toReorderRows(lines: readonly B2bOrderLine[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { productId, title, sku, amount } of lines) {
    if (productId === null) continue;
    const before = rows.get(productId)?.amount ?? 0;
    rows.set(productId, { productId, title: `${title} ${sku}`.trim(), amount: before + amount });
  }
  return [...rows.values()];
}

/** Returns the rejected rows that can be retried with fewer pieces, with the number of pieces still available. */
export function listAvailableRows(rows: readonly Row[], rejected: readonly RejectedRow[]): Row[] {
  return rejected.flatMap(({ index, type, available }) => {
    const row = rows[index];
    const isFewer =
      type === 'LIMITEDAVAILABILITY' && row && available > 0 && available < row.amount;
    return isFewer ? [{ ...row, amount: available }] : [];
  });
}

/**
 * Returns the result of each row, then the articles that are no longer sold. `partly`: rows added with fewer pieces.
 */
export function buildReorderResults(
  lines: readonly B2bOrderLine[],
  rejected: readonly RejectedRow[],
  partly: readonly Row[],
): ReorderResult[] {
  const fewer = new Map(partly.map(({ productId, amount }) => [productId, amount]));
  const reasons = new Map(rejected.map(({ index, type }) => [index, type]));
  const tried = toReorderRows(lines).map(({ productId, title, amount }, index): ReorderResult => {
    const about = { title, wanted: amount };
    const added = fewer.get(productId);
    if (added !== undefined) return { ...about, kind: 'partly', added };
    const reason = reasons.get(index);
    return { ...about, kind: reason === undefined ? 'added' : kindOf(reason) };
  });
  const removed = lines
    .filter(({ productId }) => productId === null)
    .map(({ title, sku, amount }) => ({
      title: `${title} ${sku}`.trim(),
      wanted: amount,
      kind: 'gone' as const,
    }));
  return [...tried, ...removed];
}

function kindOf(reason: RejectedRow['type']): 'unavailable' | 'gone' | 'rejected' {
  if (reason === 'NOTAVAILABLE') return 'gone';
  return reason === 'INVALID' ? 'rejected' : 'unavailable';
}
