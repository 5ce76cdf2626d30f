import {
  BasketTakeAlongDocument,
  PublicBasketDocument,
  type PublicBasketQuery,
} from '@/graphql/generated/shop/graphql';
import type { LimitedLine } from '@/lib/platform/views/session-dto';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchShopData, type ShopCaller } from './shop-client';
import type { Language } from '@/domain/locale/language';
import 'server-only';

export type MergedBasket = {
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
export async function mergeBasket(
  from: { basketId: string; token: string } | null,
  caller: ShopCaller,
): Promise<Result<MergedBasket>> {
  const ask = () => fetchShopData(BasketTakeAlongDocument, { from }, caller);
  const first = await ask();
  const answer = first.ok || first.error.layer === 'graphql' ? first : await ask();
  return mapResult(answer, ({ basketTakeAlong }) => basketTakeAlong);
}

/** A basket its owner has made public, at the prices everybody pays; a private or unknown one is a graphql error. */
export async function fetchPublicBasket(
  basketId: string,
  language: Language,
): Promise<Result<PublicBasketQuery['publicBasket']>> {
  // Without a token: what everybody may see must not depend on who looks (ARCHITECTURE §4, decision 9).
  const result = await fetchShopData(PublicBasketDocument, { basketId }, { language, token: null });
  return mapResult(result, ({ publicBasket }) => publicBasket);
}
