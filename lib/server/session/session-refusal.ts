import 'server-only';
import type { NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import type { GatewayError } from '@/lib/gateways/result';
import { isRejectedToken } from '@/lib/gateways/shop/rejected-token';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { refusalSentence } from '@/lib/platform/i18n/refusal-sentence';
import { logger } from '@/lib/platform/observability/logger';
import { refuse } from '@/lib/platform/http/refusal';
import { say } from '@/lib/platform/http/refusal-words';

/** The contract's words of an address that the shop does not take. */
const badEmail = /^(?:This e-mail address .* is invalid|The e-mail address must not be empty)/i;
const faultOfTheShop = /^Internal server error/i;

/**
 * What the shop refuses is said in the visitor's language, without words where its text is unknown; everything else is "later". A token that the site has just found good and the shop
 * refuses belongs to an account that was deleted or blocked.
 */
export async function unavailable(error: GatewayError, language: Language): Promise<NextResponse> {
  logger.warn('The session could not be changed', { ...error });
  const isRefusal = error.layer === 'graphql' && !faultOfTheShop.test(error.message);
  if (isRefusal && badEmail.test(error.message))
    return refuse(400, await say('emailInvalid', language));
  if (isRejectedToken(error)) return refuse(422, await say(refusedAccount(error), language));
  if (isRefusal)
    return refuse(422, refusalSentence(error.message, language, await loadMessages(language)));
  return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
}

/** What a token that was found good, and that the shop refuses, says of its account. */
export function refusedAccount({ message }: GatewayError): 'accountBlocked' | 'accountDeleted' {
  return message === 'User is blocked' ? 'accountBlocked' : 'accountDeleted';
}
