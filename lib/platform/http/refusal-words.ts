import 'server-only';
import { createTranslator } from 'next-intl';
import type { NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { refuse } from './refusal';

export type RefusalWord =
  | 'accountBlocked'
  | 'accountDeleted'
  | 'emailInvalid'
  | 'emailUnverified'
  | 'goneArticle'
  | 'identityUnavailable'
  | 'invalidInput'
  | 'notFound'
  | 'otherPerson'
  | 'over'
  | 'tokenExpired'
  | 'tokenInvalid'
  | 'tooLarge'
  | 'tooMany'
  | 'unavailable'
  | 'wrongOrigin';

/** A sentence of the session in the visitor's language. */
export async function say(key: RefusalWord, language: Language): Promise<string> {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'session' })(key);
}

/** A refusal in the visitor's language: what a developer would write never reaches people. */
export async function refuseInWords(
  status: number,
  key: RefusalWord,
  language: Language,
  headers: Record<string, string> = {},
): Promise<NextResponse> {
  return refuse(status, await say(key, language), headers);
}

/** The refusal of a body that is too large, or no JSON. */
export function refuseBody(status: 400 | 413, language: Language): Promise<NextResponse> {
  return refuseInWords(status, status === 413 ? 'tooLarge' : 'invalidInput', language);
}
