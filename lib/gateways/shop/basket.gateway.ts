import type { LocalBasket, LocalBasketLine } from '@/domain/basket/local-basket';
import {
  MergeBasketDocument,
  PublicBasketDocument,
  type PublicBasketQuery,
} from '@/graphql/generated/shop/graphql';
import type { QuantityLimitedLine } from '@/lib/platform/views/session-dto';
import { mapResult, type Result } from '@/lib/gateways/result';
import { mergeBasketByLines, type MergeSource } from './fallbacks/merge-basket-by-lines';
import { mergeLocalBasket } from './fallbacks/merge-local-basket';
import { fetchShopData, type ShopCallContext } from './shop-client';
import type { Language } from '@/domain/locale/language';
import 'server-only';

export type MergedBasket = {
  /** Id of the basket after the merge. */
  basketId: string;
  limited: readonly QuantityLimitedLine[];
  /** Product titles and voucher numbers that were not merged; null stands for a product that is no longer sold. */
  leftOut: readonly (string | null)[];
  /** The lines of a local basket that were not merged and stay in the browser. */
  remaining?: readonly LocalBasketLine[];
};

/**
 * Merges the basket `from` of another session into the basket of the session in `caller`, which is created if
 * necessary. With `from` null, returns that basket without merging. Retried when the response is lost, because the shop
 * merges a basket atomically and only once. A shop without this operation gets the lines one by one.
 */
export async function mergeBasket(
  from: MergeSource | LocalBasket | null,
  caller: ShopCallContext,
): Promise<Result<MergedBasket>> {
  if (from !== null && 'lines' in from) return mergeLocalBasket(from, caller);
  const source = from && { basketId: from.basketId, token: from.token };
  const sendRequest = () => fetchShopData(MergeBasketDocument, { from: source }, caller);
  const first = await sendRequest();
  if (!first.ok && first.error.layer === 'unsupported') return mergeBasketByLines(from, caller);
  const answer = first.ok || first.error.layer === 'graphql' ? first : await sendRequest();
  return mapResult(answer, ({ basketTakeAlong }) => basketTakeAlong);
}

/** Fetches a public basket at public prices. A private or unknown basket is an error of the layer `graphql`. */
export async function fetchPublicBasket(
  basketId: string,
  language: Language,
): Promise<Result<PublicBasketQuery['publicBasket']>> {
  // Sent without a token, because the visitor must not affect public data.
  const result = await fetchShopData(PublicBasketDocument, { basketId }, { language, token: null });
  return mapResult(result, ({ publicBasket }) => publicBasket);
}
