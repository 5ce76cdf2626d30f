import 'server-only';
import { z } from 'zod';
import { resolveRowRejection } from '@/domain/basket/added-row';
import { formatPersParam, parsePersParam } from '@/domain/basket/pers-param';
import type { BasketAddItemsMutation } from '@/graphql/generated/shop/graphql';
import { type Result, success } from '@/lib/gateways/result';
import { isRejectedToken, type ShopResponse } from '@/lib/gateways/shop/shop-client';
import {
  type BasketCaller,
  type LineToAdd,
  readBasket,
  removeLineFromBasket,
  toShopRejection,
  type WireBasket,
} from './basket-calls';
import { addLineOnce, countPieces } from './move-lines';

/** The shop's message to an anonymous visitor who adds many rows at once. */
export const customersOnlyMessage = 'You do not have sufficient rights to access this field';

const maxRows = 500;

/** Time in ms after which no more rows are sent. */
const maxDurationMs = 5_000;

const rowSchema = z.object({
  productId: z.string(),
  amount: z.number(),
  persParam: z.array(z.string()).nullish().default(null),
});

const variablesSchema = z.object({ basketId: z.string(), items: z.array(rowSchema) });

/** A row that was not added. */
type RejectedBasketRow = BasketAddItemsMutation['basketAddItems']['refused'][number];

interface RowResult {
  readonly basket: WireBasket;
  readonly rejected: Omit<RejectedBasketRow, 'index'> | null;
}

/** Builds the response to BasketAddItems for the browser's cache. */
function buildAddItemsResponse(
  basket: WireBasket,
  rowCount: number,
  rejected: readonly RejectedBasketRow[],
): ShopResponse {
  return {
    data: {
      basketAddItems: {
        basket,
        added: rowCount - rejected.length,
        refused: rejected.map((row) => ({ ...row, __typename: 'BasketRefusedItem' })),
        __typename: 'BasketAddItemsResult',
      },
    },
  };
}

/** Parses the variables of BasketAddItems, or returns the shop's rejection of them. */
function parseAddItemsVariables(
  variables: unknown,
): { ok: true; basketId: string; rows: LineToAdd[] } | { ok: false; response: ShopResponse } {
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success)
    return { ok: false, response: rejectRows('Variable "$items" got an invalid value') };
  const { basketId, items: rows } = parsed.data;
  if (rows.length > maxRows)
    return {
      ok: false,
      response: rejectRows(`No more than ${maxRows} items can be added at once`),
    };
  return { ok: true, basketId, rows };
}

function rejectRows(message: string): ShopResponse {
  return { data: null, errors: [{ message }] };
}

/**
 * Adds rows one by one at a shop without basketAddItems. As with that operation, each row is added completely or not at
 * all: what the shop adds of a row it cannot add completely is removed again. For customers only, because each row is a
 * request to the shop. Fails when the shop does not respond to the first row. When it does not respond to a later one,
 * or after five seconds, the rows that are left are rejected, so that the response tells which rows were added.
 */
export async function addItemsOneByOne(
  variables: Record<string, unknown>,
  caller: BasketCaller,
): Promise<Result<ShopResponse>> {
  if (caller.isAnonymous) return success(rejectRows(customersOnlyMessage));
  const parsed = parseAddItemsVariables(variables);
  if (!parsed.ok) return success(parsed.response);
  const { basketId, rows } = parsed;
  const read = await readBasket(caller, basketId);
  if (!read.ok) return toShopRejection(read.error);
  let { basket } = read.data;
  const rejected: RejectedBasketRow[] = [];
  const endMs = performance.now() + maxDurationMs;
  for (const [index, row] of rows.entries()) {
    const isLate = index > 0 && performance.now() >= endMs;
    const result = isLate ? null : await addRow(caller, basket, row);
    if (result?.ok === false && index === 0) return toShopRejection(result.error);
    if (!result?.ok) {
      rejected.push(...rejectFrom(index, rows.length));
      break;
    }
    basket = result.data.basket;
    if (result.data.rejected) rejected.push({ index, ...result.data.rejected });
  }
  return success(buildAddItemsResponse(basket, rows.length, rejected));
}

/** Rejects the rows from an index on. */
function rejectFrom(start: number, end: number): RejectedBasketRow[] {
  return Array.from({ length: end - start }, (_, offset) => ({
    ...{ index: start + offset, type: 'INVALID', available: 0 },
    message: 'The row was not sent',
  }));
}

async function addRow(
  caller: BasketCaller,
  basket: WireBasket,
  row: LineToAdd,
): Promise<Result<RowResult>> {
  const held = countPieces(basket.items, row.productId);
  const sent = await addLineOnce(caller, basket, row);
  if (!sent.ok) {
    const { error } = sent;
    if (error.layer !== 'graphql' || isRejectedToken(error)) return sent;
    const { message } = error;
    const rejected = { ...resolveRowRejection({ message, added: 0, held }), message };
    return success({ basket, rejected });
  }
  const { basket: after, errors } = sent.data;
  const added = countPieces(after.items, row.productId) - held;
  if (added >= row.amount) return success({ basket: after, rejected: null });
  const message = errors[0]?.message ?? '';
  const rejected = { ...resolveRowRejection({ message, added, held }), message };
  const line = added > 0 ? findAddedLine(basket, after, row) : undefined;
  if (!line) return success({ basket: after, rejected });
  const recovery = { ...caller, isRecovery: true };
  const undone = await removeLineFromBasket(recovery, basket.id, { id: line.id, amount: added });
  return undone.ok ? success({ basket: undone.data.basket, rejected }) : undone;
}

/** Returns the line of a product that has grown: that with the row's note, where the shop has notes. */
function findAddedLine(
  before: WireBasket,
  after: WireBasket,
  { productId, persParam }: LineToAdd,
): WireBasket['items'][number] | undefined {
  const amounts = new Map(before.items.map(({ id, amount }) => [id, amount]));
  const grown = after.items.filter(
    ({ id, amount, product }) => product?.id === productId && amount > (amounts.get(id) ?? 0),
  );
  return grown.find((line) => isSameNote(line.persParam, persParam)) ?? grown[0];
}

/** True for two notes with the same uuid, comment and date. */
export function isSameNote(
  one: Parameters<typeof parsePersParam>[0],
  other: Parameters<typeof parsePersParam>[0],
): boolean {
  const normalize = (note: typeof one) => formatPersParam(parsePersParam(note))[0];
  return normalize(one) === normalize(other);
}
