import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { PublicBasketDocument, type PublicBasketQuery } from '@/graphql/generated/shop/graphql';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';

/** A basket its owner has made public, at the prices everybody pays; a private or unknown one is a graphql error. */
export async function readPublicBasket(
  basketId: string,
  language: Language,
): Promise<Result<PublicBasketQuery['publicBasket']>> {
  // Without a token: what everybody may see must not depend on who looks (ARCHITECTURE §4, decision 9).
  const result = await readData(PublicBasketDocument, { basketId }, { language, token: null });
  return mapResult(result, ({ publicBasket }) => publicBasket);
}
