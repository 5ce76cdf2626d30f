import { parsePersParam, serialisePersParam } from '@/domain/basket/pers-param';
import { z } from 'zod';
import { type Caller, isB2bCustomer } from '../base/context';
import { ShopError } from '../base/errors';
import { cleanLine } from '../base/text-input';

/** Pieces one may have: in a line, and in a basket altogether. */
interface AmountLimits {
  line: number;
  basket: number;
  lines: number;
}

/** What the caller may put into one basket: b2b customers order for a whole shop. */
export function amountLimits(caller: Caller): AmountLimits {
  return isB2bCustomer(caller)
    ? { line: 500, basket: 10_000, lines: 500 }
    : { line: 99, basket: 500, lines: 100 };
}

/** Refuses an amount that is no whole number of pieces between `min` and `max`. */
export function assertAmount(amount: number, min: number, max: number): void {
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
 * The persParam as it is kept: one JSON text with uuid, comment and date, always written the same way, or an empty text
 * (Spec §3). Refuses everything else.
 */
export function readPersParam(list: readonly string[] | null | undefined): string {
  if (!list || list.length === 0 || (list.length === 1 && list[0] === '')) return '';
  const [text, ...others] = list;
  const parsed = text === undefined || others.length > 0 ? null : parse(text);
  if (!parsed)
    throw new ShopError(
      'PERS_PARAM',
      'persParam must be a list of one JSON text with uuid, comment and date',
    );
  const clean = {
    uuid: cleanLine('persParam uuid', parsed.uuid, uuidMaxLength),
    comment: cleanLine('persParam comment', parsed.comment, commentMaxLength),
    date: parsed.date,
  };
  return serialisePersParam(parsePersParam(JSON.stringify(clean)))[0] ?? '';
}

function parse(text: string): z.infer<typeof shape> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
