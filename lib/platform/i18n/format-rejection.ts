import { IntlMessageFormat } from 'intl-messageformat';
import { parseShopRejection } from '@/domain/errors/shop-rejection';
import type { Language } from '@/domain/locale/language';
import type { Messages } from './load-messages';

/**
 * Translates a rejection message of the shop service into the visitor's language; an empty string for an unknown
 * message. Uses next-intl's formatter directly, because next-intl's translator would add to the first load of every
 * page.
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
