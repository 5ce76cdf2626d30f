import type { Language } from '@/domain/locale/language';
import type { Messages } from '@/lib/platform/i18n/load-messages';
import { loadLazyMessages } from '@/lib/browser/load-lazy-messages';

/**
 * Translates a rejection message of the shop service into the visitor's language. Empty when the message is unknown or
 * the texts cannot be loaded; the page then shows a general message. Never throws.
 */
export async function getShopRejectionMessage(
  message: string,
  language: Language,
): Promise<string> {
  if (message === '') return '';
  try {
    const [words, { formatRejection }] = await Promise.all([
      loadLazyMessages(language),
      import('@/lib/platform/i18n/format-rejection'),
    ]);
    return formatRejection(message, language, words as Pick<Messages, 'shopRejections'>);
  } catch {
    return '';
  }
}
