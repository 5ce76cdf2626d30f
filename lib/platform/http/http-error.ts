import { NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import type { Language } from '@/domain/locale/language';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import 'server-only';

/**
 * Creates an error response that both Apollo and our own code can read: `message`, and the same message as a GraphQL
 * error.
 */
export function createErrorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): NextResponse {
  return NextResponse.json(
    { message, errors: [{ message, extensions: { status } }] },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** Creates a successful JSON response that must not be cached. */
export function createJsonResponse(body: object): NextResponse {
  return NextResponse.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

export type ErrorMessageKey =
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
  | 'unsupported'
  | 'wrongOrigin';

/** Returns a session error message in the visitor's language. */
export async function getErrorMessage(key: ErrorMessageKey, language: Language): Promise<string> {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'session' })(key);
}

/** Creates a rejection in the visitor's language, so that developer messages never reach users. */
export async function createLocalizedErrorResponse(
  status: number,
  key: ErrorMessageKey,
  language: Language,
  headers: Record<string, string> = {},
): Promise<NextResponse> {
  return createErrorResponse(status, await getErrorMessage(key, language), headers);
}

/** Creates the rejection of a body that is too large or not JSON. */
export function createBodyErrorResponse(
  status: 400 | 413,
  language: Language,
): Promise<NextResponse> {
  return createLocalizedErrorResponse(
    status,
    status === 413 ? 'tooLarge' : 'invalidInput',
    language,
  );
}
