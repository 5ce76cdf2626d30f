import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { TakenBasket } from '@/lib/gateways/shop/basket.gateway';
import { say } from '@/lib/platform/http/refusal-words';

/** What could not be taken along, in words: titles of products, numbers of vouchers. */
export async function nameLeftOut(
  { leftOut }: Pick<TakenBasket, 'leftOut'>,
  language: Language,
): Promise<string[]> {
  const gone = await say('goneArticle', language);
  return leftOut.map((name) => name ?? gone);
}
