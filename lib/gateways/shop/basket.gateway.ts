import {
  MergeBasketDocument,
  PublicBasketDocument,
  type PublicBasketQuery,
} from '@/graphql/generated/shop/graphql';
import type { QuantityLimitedLine } from '@/lib/platform/views/session-dto';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchShopData, type ShopCallContext } from './shop-client';
import type { Language } from '@/domain/locale/language';
import 'server-only';

export type MergedBasket = {
  /** Id of the basket after the merge. */
  basketId: string;
  limited: readonly QuantityLimitedLine[];
  /**
   * Titles of the products and numbers of the vouchers that were not merged; null for a product that is no longer sold.
   */
  leftOut: readonly (string | null)[];
};

/**
 * Merges the basket `from` of another session into the session's own basket, or into a new one. When `from` is null,
 * nothing is merged and the session's own basket is returned. The shop merges atomically and only once, so a call whose
 * response was lost is retried.
 */
export async function mergeBasket(
  from: { basketId: string; token: string } | null,
  caller: ShopCallContext,
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
  // Sent without a token, because public data must not depend on the visitor.
  const result = await fetchShopData(PublicBasketDocument, { basketId }, { language, token: null });
  return mapResult(result, ({ publicBasket }) => publicBasket);
}
