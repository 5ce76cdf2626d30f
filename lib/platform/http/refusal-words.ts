import 'server-only';
import { createTranslator } from 'next-intl';
import type { Language } from '@/domain/language/detect-language';
import { loadMessages } from '@/lib/platform/i18n/load-messages';

type SessionWord =
  | 'emailInvalid'
  | 'emailUnverified'
  | 'goneArticle'
  | 'identityUnavailable'
  | 'otherPerson'
  | 'over'
  | 'tokenExpired'
  | 'tokenInvalid'
  | 'tooMany'
  | 'unavailable';

/** A sentence of the session in the visitor's language. */
export async function say(key: SessionWord, language: Language): Promise<string> {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'session' })(key);
}
