import type { Language } from '@/domain/locale/language';
import type { Messages } from '@/lib/platform/i18n/load-messages';
import { loadLazyMessages } from '@/lib/browser/load-lazy-messages';

/**
 * What the shop said no to, in the visitor's language. An empty text where its text is unknown or the words cannot be had: the screen
 * has a sentence of its own then. Never throws.
 */
export async function refusalWords(message: string, language: Language): Promise<string> {
  if (message === '') return '';
  try {
    const [words, { refusalSentence }] = await Promise.all([
      loadLazyMessages(language),
      import('@/lib/platform/i18n/refusal-sentence'),
    ]);
    return refusalSentence(message, language, words as Pick<Messages, 'shopRefusals'>);
  } catch {
    return '';
  }
}
