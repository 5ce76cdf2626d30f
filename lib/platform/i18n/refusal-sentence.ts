import { IntlMessageFormat } from 'intl-messageformat';
import { shopRefusal } from '@/domain/errors/shop-refusal';
import type { Language } from '@/domain/locale/language';
import type { Messages } from './load-messages';

/**
 * A refusal of the shop in the visitor's language; an empty text for one that no table knows, for which the caller has words. It formats by
 * what next-intl formats with: next-intl's own translator would come with the first load of every page.
 */
export function refusalSentence(
  message: string,
  language: Language,
  messages: Pick<Messages, 'shopRefusals'>,
): string {
  const refusal = shopRefusal(message);
  if (!refusal) return '';
  const text = messages.shopRefusals[refusal.key];
  return String(new IntlMessageFormat(text, language).format(refusal.values));
}
