import { IntlMessageFormat } from 'intl-messageformat';
import { shopRefusal } from '@/domain/errors/shop-refusal';
import type { Language } from '@/domain/locale/language';
import type { Messages } from './load-messages';

/**
 * Translates a rejection message of the shop service into the visitor's language; empty for an unknown one, for which
 * the caller has a message. It uses next-intl's formatter directly, because the translator of next-intl would add to
 * the first load of every page.
 */
export function refusalSentence(
  message: string,
  language: Language,
  messages: Pick<Messages, 'shopRefusals'>,
): string {
  const rejection = shopRefusal(message);
  if (!rejection) return '';
  const text = messages.shopRefusals[rejection.key];
  return String(new IntlMessageFormat(text, language).format(rejection.values));
}
