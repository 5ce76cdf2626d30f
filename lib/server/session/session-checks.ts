import { getCustomerType } from '@/domain/customer/customer-type';
import type { Language } from '@/domain/locale/language';
import { type Result, success } from '@/lib/gateways/result';
import { fetchSessionGroups } from '@/lib/gateways/shop/customer.gateway';
import { isRejectedToken } from '@/lib/gateways/shop/shop-client';
import { toVisitor } from './visitor';
import {
  getServerSession,
  getSessionOwner,
  type ServerSession,
  setSessionMarker,
} from './server-session';
import type { NextRequest, NextResponse } from 'next/server';
import { sessionMismatchHeader, sessionOwnerHeader } from '@/lib/platform/http/session-protocol';
import { createErrorResponse, getErrorMessage } from '@/lib/platform/http/http-error';
import 'server-only';

type Cookies = Parameters<typeof getServerSession>[0]['cookies'];

/**
 * Returns the token of a b2b customer if the shop confirms it during this request. Null for everyone else, and when the
 * sign-in has ended elsewhere. Fails when the shop is unavailable. Sends no request if the session is not that of a b2b
 * customer.
 */
export async function findConfirmedDealerToken(
  cookies: Cookies,
  language: Language,
): Promise<Result<string | null>> {
  const session = await getServerSession({ cookies });
  const { token } = session;
  if (token === null || toVisitor(session) !== 'b2bCustomer') return success(null);
  const groups = await fetchSessionGroups({ language, token });
  if (!groups.ok) return isRejectedToken(groups.error) ? success(null) : groups;
  const isDealer = getCustomerType(groups.data.map((id) => ({ id }))) === 'b2b';
  return success(isDealer ? token : null);
}

/**
 * True when the tab that sent the request shows another user than the session's. Such a tab must not read or write data
 * of the current user.
 */
export function isSessionMismatch(request: NextRequest, session: ServerSession): boolean {
  const shown = request.headers.get(sessionOwnerHeader);
  return shown !== null && shown !== getSessionOwner(session);
}

/**
 * Rejects with 409 a request from a tab that shows another user, and updates the cookie from which the page reads the
 * current user.
 */
export async function createSessionMismatchResponse(
  request: NextRequest,
  session: ServerSession,
  language: Language,
): Promise<NextResponse> {
  const headers = { [sessionMismatchHeader]: '1' };
  const response = createErrorResponse(
    409,
    await getErrorMessage('otherPerson', language),
    headers,
  );
  setSessionMarker(response, request, session);
  return response;
}
