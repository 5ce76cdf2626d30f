import type { NextResponse } from 'next/server';
import { isShopFault } from '@/domain/errors/shop-fault';
import { parseShopRejection } from '@/domain/errors/shop-rejection';
import type { Language } from '@/domain/locale/language';
import type { GatewayError } from '@/lib/gateways/result';
import { isRejectedToken } from '@/lib/gateways/shop/shop-client';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { formatRejection } from '@/lib/platform/i18n/format-rejection';
import { logger } from '@/lib/platform/observability/logger';
import { createErrorResponse, getErrorMessage } from '@/lib/platform/http/http-error';
import type { MergedBasket } from '@/lib/gateways/shop/basket.gateway';
import 'server-only';

/** The shop's error messages for an invalid email address, as in its contract. */
const badEmail = /^(?:This e-mail address .* is invalid|The e-mail address must not be empty)/i;

/**
 * Translates an error of the shop into the visitor's language. A rejection without a known translation has no message;
 * every other error reads "try again later". 409 for an email that has an account. A rejected, but valid token belongs to a deleted or blocked account.
 */
export async function createShopErrorResponse(
  error: GatewayError,
  language: Language,
): Promise<NextResponse> {
  logger.warn('The session could not be changed', { ...error });
  const isRejection = error.layer === 'graphql' && !isShopFault(error.message);
  if (isRejection && badEmail.test(error.message))
    return createErrorResponse(400, await getErrorMessage('emailInvalid', language));
  if (isRejectedToken(error))
    return createErrorResponse(422, await getErrorMessage(getAccountRejectionKey(error), language));
  if (isRejection)
    return createErrorResponse(
      isEmailTaken(error) ? 409 : 422,
      formatRejection(error.message, language, await loadMessages(language)),
    );
  return createErrorResponse(503, await getErrorMessage('unavailable', language), {
    'Retry-After': '5',
  });
}

/** True when the shop rejects an email because it has an account. */
export function isEmailTaken({ layer, message }: GatewayError): boolean {
  return layer === 'graphql' && parseShopRejection(message)?.key === 'emailTaken';
}

/** Returns the message key that explains why the shop rejects a valid token: the account is blocked or deleted. */
export function getAccountRejectionKey({
  message,
}: GatewayError): 'accountBlocked' | 'accountDeleted' {
  return message === 'User is blocked' ? 'accountBlocked' : 'accountDeleted';
}

/** Formats the product titles and voucher numbers that were not merged into the basket. */
export async function formatLeftOutItems(
  { leftOut }: Pick<MergedBasket, 'leftOut'>,
  language: Language,
): Promise<string[]> {
  const message = await getErrorMessage('goneArticle', language);
  return leftOut.map((name) => name ?? message);
}
