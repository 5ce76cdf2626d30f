import { IntlMessageFormat } from 'intl-messageformat';
import { parseShopRejection } from '@/domain/errors/shop-rejection';
import type { Language } from '@/domain/locale/language';
import type { Messages } from './load-messages';

/**
 * Translates a rejection message of the shop service into the visitor's language; empty for an unknown one, for which
 * the caller has a message. It uses next-intl's formatter directly, because the translator of next-intl would add to
 * the first load of every page.
 */
export function formatRejection(
  message: string,
  language: Language,
  messages: Pick<Messages, 'shopRejections'>,
): string {
  const rejection = parseShopRejection(message);
  if (!rejection) return '';
  const text = messages.shopRejections[rejection.key];
  return String(new IntlMessageFormat(text, language).format(rejection.values));
}
