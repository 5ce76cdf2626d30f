import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import type { FailedServiceCall } from '@/lib/platform/http/service-call-result';
import { addBasketItems } from './add-basket-items';

/**
 * Result of adding rows to the basket. `left` is the number of rows that were not submitted, `rejectedRows` are valid
 * rows that the shop service rejected.
 */
export type AddRowsResult =
  | { readonly kind: 'added'; readonly added: number; readonly left: number }
  | {
      readonly kind: 'partly';
      readonly added: number;
      readonly rejectedRows: readonly RejectedRow[];
    }
  | FailedServiceCall;

type RejectedRow = { readonly row: AvailabilityRow; readonly available: number };

type WantedRow = { readonly row: AvailabilityRow; readonly pieces: number };

/**
 * The rows that were added, and the result; `result` is null when the session has ended and the browser is being
 * redirected to the login.
 */
type AddedRows<T> = { readonly result: AddRowsResult | null; readonly rows: readonly T[] };

/**
 * Adds rows to the basket in one request and returns the rows that were added. `left`, the number of rows that were not
 * submitted, is passed on to the result. Never throws.
 */
export async function addRowsToBasket<T extends WantedRow>(
  rows: readonly T[],
  left: number,
): Promise<AddedRows<T>> {
  const items = rows.map(({ row, pieces }) => ({ productId: row.productId, amount: pieces }));
  const answer = await addBasketItems(items);
  if (answer.kind === 'sessionEnded') return { result: null, rows: [] };
  if (answer.kind !== 'done') return { result: answer, rows: [] };
  const { added } = answer.value;
  const missing = new Map(answer.value.refused.map(({ index, available }) => [index, available]));
  const addedRows = rows.filter((_, at) => !missing.has(at));
  if (missing.size === 0) return { result: { kind: 'added', added, left }, rows: addedRows };
  const rejectedRows = rows.flatMap(({ row }, at) => {
    const available = missing.get(at);
    return available === undefined ? [] : [{ row, available }];
  });
  return { result: { kind: 'partly', added, rejectedRows }, rows: addedRows };
}
