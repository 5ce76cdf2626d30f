import 'server-only';
import { BasketTakeAlongDocument } from '@/graphql/generated/shop/graphql';
import type { LimitedLine } from '@/lib/platform/views/session-state';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

export type TakenBasket = {
  /** The basket the caller goes on with. */
  basketId: string;
  limited: readonly LimitedLine[];
  /** Titles of products and numbers of vouchers; null for a product that is no longer sold. */
  leftOut: readonly (string | null)[];
};

/**
 * Takes another session's basket along into the one the caller goes on with, else into a new one; null takes nothing and says
 * which it is. The shop does it in one step and once, so that a call whose answer got lost is asked once more.
 */
export async function takeAlong(
  from: { basketId: string; token: string } | null,
  caller: ShopCaller,
): Promise<Result<TakenBasket>> {
  const ask = () => readData(BasketTakeAlongDocument, { from }, caller);
  const first = await ask();
  const answer = first.ok || first.error.layer === 'graphql' ? first : await ask();
  return mapResult(answer, ({ basketTakeAlong }) => basketTakeAlong);
}
