import { parsePersParam, formatPersParam } from '@/domain/basket/pers-param';
import { z } from 'zod';
import { type Caller, isB2bCustomer } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { parseTextLine } from '../base/graphql-values';
import type { BasketItemModel } from './basket-model';

/** Maximum quantity per line item (`line`), maximum quantity per basket, and maximum number of line items (`lines`). */
interface QuantityLimits {
  line: number;
  basket: number;
  lines: number;
}

/** Returns the caller's quantity limits. They are higher for b2b customers, who order for a whole shop. */
export function getQuantityLimits(caller: Caller): QuantityLimits {
  return isB2bCustomer(caller)
    ? { line: 500, basket: 10_000, lines: 500 }
    : { line: 99, basket: 500, lines: 100 };
}

/** Throws ShopError unless the quantity is an integer between `min` and `max`. */
export function assertQuantityInRange(amount: number, min: number, max: number): void {
  if (Number.isInteger(amount) && amount >= min && amount <= max) return;
  throw new ShopError('AMOUNT', `The amount must be a whole number from ${min} to ${max}`);
}

const commentMaxLength = 500;
const uuidMaxLength = 64;

const shape = z.object({
  uuid: z.string().default(''),
  comment: z.string().default(''),
  date: z.union([z.literal(''), z.iso.date()]).default(''),
});

/**
 * Normalizes a persParam for storage: one JSON text with uuid, comment and date, or an empty string (Specification §3).
 * Throws ShopError for an invalid persParam.
 */
export function parseItemNote(list: readonly string[] | null | undefined): string {
  if (!list || list.length === 0 || (list.length === 1 && list[0] === '')) return '';
  const [text, ...others] = list;
  const parsed = text === undefined || others.length > 0 ? null : parse(text);
  if (!parsed)
    throw new ShopError(
      'PERS_PARAM',
      'persParam must be a list of one JSON text with uuid, comment and date',
    );
  const clean = {
    uuid: parseTextLine('persParam uuid', parsed.uuid, uuidMaxLength),
    comment: parseTextLine('persParam comment', parsed.comment, commentMaxLength),
    date: parsed.date,
  };
  return formatPersParam(parsePersParam(JSON.stringify(clean)))[0] ?? '';
}

function parse(text: string): z.infer<typeof shape> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Throws ShopError if adding the quantity `added` to the basket exceeds the caller's limits. `line` is the existing
 * line item to be increased; undefined if a new one will be created.
 */
export function assertBasketCapacity(
  caller: Caller,
  items: readonly BasketItemModel[],
  line: BasketItemModel | undefined,
  added: number,
): void {
  const limits = getQuantityLimits(caller);
  assertQuantityInRange((line?.amount ?? 0) + added, 1, limits.line);
  if (sumQuantity(items) + added > limits.basket)
    throw new ShopError('BASKET_FULL', `A basket holds no more than ${limits.basket} pieces`);
  if (!line && items.length >= limits.lines)
    throw new ShopError('BASKET_FULL', `A basket holds no more than ${limits.lines} lines`);
}

/** Returns the total quantity of these line items. */
export function sumQuantity(items: readonly BasketItemModel[]): number {
  return items.reduce((sum, item) => sum + item.amount, 0);
}
