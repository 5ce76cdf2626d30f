import { createTranslator } from 'use-intl/core';
import { shopRefusal } from '@/domain/errors/shop-refusal';
import type { Language } from '@/domain/language/detect-language';
import type { Messages } from './load-messages';

/** A refusal of the shop in the visitor's language; an empty text for one that no table knows, for which the caller has words. */
export function refusalSentence(
  message: string,
  language: Language,
  messages: Pick<Messages, 'shopRefusals'>,
): string {
  const refusal = shopRefusal(message);
  if (!refusal) return '';
  const t = createTranslator({ locale: language, messages, namespace: 'shopRefusals' });
  return t(refusal.key, refusal.values);
}
