import {
  MergeBasketDocument,
  PublicBasketDocument,
  type PublicBasketQuery,
} from '@/graphql/generated/shop/graphql';
import type { LimitedLine } from '@/lib/platform/views/session-dto';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchShopData, type ShopCaller } from './shop-client';
import type { Language } from '@/domain/locale/language';
import 'server-only';

export type MergedBasket = {
  /** The basket the caller continues with. */
  basketId: string;
  limited: readonly LimitedLine[];
  /** Product titles and voucher numbers; null for a product that is no longer sold. */
  leftOut: readonly (string | null)[];
};

/**
 * Merges another session's basket into the caller's basket, or into a new one. With null it merges nothing and returns
 * the caller's basket. The shop merges atomically and only once, so a call whose response was lost is retried.
 */
export async function mergeBasket(
  from: { basketId: string; token: string } | null,
  caller: ShopCaller,
): Promise<Result<MergedBasket>> {
  const sendRequest = () => fetchShopData(MergeBasketDocument, { from }, caller);
  const first = await sendRequest();
  const answer = first.ok || first.error.layer === 'graphql' ? first : await sendRequest();
  return mapResult(answer, ({ basketTakeAlong }) => basketTakeAlong);
}

/** Fetches a public basket at public prices. A private or unknown basket is a graphql error. */
export async function fetchPublicBasket(
  basketId: string,
  language: Language,
): Promise<Result<PublicBasketQuery['publicBasket']>> {
  // Sent without a token, because public data must not depend on the caller.
  const result = await fetchShopData(PublicBasketDocument, { basketId }, { language, token: null });
  return mapResult(result, ({ publicBasket }) => publicBasket);
}
