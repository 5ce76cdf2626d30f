import 'server-only';
import { randomUUID } from 'node:crypto';
import { type BasketSummary, basketToContinue, itemsToAdd } from '@/domain/basket/merge-baskets';
import { mergeReport } from '@/domain/basket/merge-report';
import { parsePersParam } from '@/domain/basket/pers-param';
import { recoveryFor } from '@/domain/basket/recovery';
import { failure, type GatewayError, type Result, success } from '@/lib/gateways/result';
import {
  addAndCount,
  createBasket,
  type HeldBasket,
  type HeldLine,
  readHeldBasket,
} from '@/lib/gateways/shop/basket.gateway';
import type { ShopCaller } from '@/lib/gateways/shop/send-operation';
import { type KnownBasket, undoMerge } from './merge-undo';
import { moveVouchers } from './move-vouchers';
import type { LimitedLine } from '@/lib/platform/views/session-state';

export type TakenBasket = {
  basketId: string;
  limited: readonly LimitedLine[];
  /** Titles of products and numbers of vouchers; null for a product that is no longer sold. */
  leftOut: readonly (string | null)[];
};

type Target = KnownBasket & { isNew: boolean };

const empty: HeldBasket = { lines: [], vouchers: [] };

/**
 * Adds what lies in the old basket to the basket a customer goes on with, else to a new one (Spec §4). When a step fails
 * both baskets are put back as they were. The old basket is left as it is when all has worked.
 */
export async function takeBasketAlong(
  from: KnownBasket | null,
  baskets: readonly BasketSummary[],
  caller: ShopCaller,
): Promise<Result<TakenBasket>> {
  const target = await findTarget(baskets, caller);
  if (!target.ok) return target;
  const { basketId } = target.data;
  if (from === null) return success({ basketId, limited: [], leftOut: [] });
  const taken = await take(from, target.data);
  if (!taken.ok) await undoMerge(from, target.data);
  return taken;
}

/** What lies in the caller's basket; a basket that is lost, or a token that is dead, leaves nothing to carry over. */
export async function readKnownBasket(
  basketId: string | null,
  caller: ShopCaller,
): Promise<Result<KnownBasket | null>> {
  if (basketId === null || caller.token === null) return success(null);
  const content = await readHeldBasket(basketId, caller);
  if (!content.ok) return isLost(content.error) ? success(null) : content;
  return success({ basketId, caller, content: content.data });
}

/** The basket to go on with, as it is now; one that has gone meanwhile is replaced by a new one. */
async function findTarget(
  baskets: readonly BasketSummary[],
  caller: ShopCaller,
): Promise<Result<Target>> {
  const found = await readKnownBasket(basketToContinue(baskets)?.id ?? null, caller);
  if (!found.ok) return found;
  if (found.data) return success({ ...found.data, isNew: false });
  const created = await createBasket(randomUUID(), caller);
  if (!created.ok) return created;
  return success({ basketId: created.data, caller, content: empty, isNew: true });
}

async function take(from: KnownBasket, to: Target): Promise<Result<TakenBasket>> {
  const added = await addLines(from.content.lines, to);
  if (!added.ok) return added;
  const { limited, leftOut } = mergeReport(from.content.lines, to.content.lines, added.data);
  const held = new Set(to.content.vouchers.map(({ number }) => number));
  const vouchers = from.content.vouchers.filter(({ number }) => !held.has(number));
  const refused = await moveVouchers(vouchers, from, to);
  if (!refused.ok) return refused;
  return success({ basketId: to.basketId, limited, leftOut: [...leftOut, ...refused.data] });
}

/** Gives what lies in the basket at the end. A line the shop refuses is left out; anything else stops it all. */
async function addLines(
  lines: readonly HeldLine[],
  { basketId, caller, content }: Target,
): Promise<Result<readonly HeldLine[]>> {
  let known: readonly HeldLine[] = content.lines;
  const items = lines.map((line) => ({ ...line, persParam: parsePersParam(line.persParam) }));
  for (const item of itemsToAdd(items)) {
    const added = await addAndCount(basketId, item, caller);
    if (added.ok) known = added.data;
    else if (!isRefusal(added.error)) return failure(added.error);
  }
  return success(known);
}

/** The shop says no to this one line, and not to the caller, the basket or everything. */
function isRefusal({ layer, message }: GatewayError): boolean {
  const isFault = /^Internal server error/i.test(message);
  return layer === 'graphql' && !isFault && recoveryFor(message) === 'report';
}

function isLost({ layer, message }: GatewayError): boolean {
  return layer === 'graphql' && recoveryFor(message) !== 'report';
}
