import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { deleteShopToken } from '@/lib/gateways/shop/token.gateway';
import { isRejectedToken } from '@/lib/gateways/shop/shop-client';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import { recordEndedSignIn } from './visitor';
import { deleteSignIn } from './refresh-tokens';
import { findRefreshToken, type RefreshToken } from './host-cookies';
import { isShopElsewhere } from './external-shop';
import { getServerSession } from './server-session';
import type { Language } from '@/domain/locale/language';
import { deletePoolUser, refreshUserPoolTokens } from '@/lib/gateways/user-pool.gateway';
import { sendIdentityDeletion } from '@/lib/gateways/rest-api/sign-in-log.gateway';
import 'server-only';

/**
 * Body of a sign-out request. Pages of releases before 0.18 store refresh tokens in the browser and send them here, at
 * most eight.
 */
const bodySchema = z.object({ refreshTokens: z.array(z.string().min(1).max(4_096)).max(8) });

/**
 * Ends the visitor's sign-in on the server side: revokes the token at the shop and the sign-in at the identity
 * provider, so that copies of the cookies become invalid. Never throws: a failure is logged, and the tokens then expire
 * on their own.
 */
export async function endSessionEverywhere(request: NextRequest): Promise<void> {
  const body = await parseJsonBody(request);
  const submittedTokens =
    bodySchema.safeParse(body.ok ? body.value : null).data?.refreshTokens ?? [];
  await Promise.all([
    endAtShop(request),
    revokeRefreshToken(request),
    ...submittedTokens.map((token) => deleteSignIn({ token, flow: 'api' })),
  ]);
}

async function revokeRefreshToken(request: NextRequest): Promise<void> {
  const refreshToken = await findRefreshToken(request);
  if (refreshToken !== null) await deleteSignIn(refreshToken);
}

async function endAtShop(request: NextRequest): Promise<void> {
  const session = await getServerSession(request);
  const { token, hasLapsed } = session;
  if (token === null || hasLapsed) return;
  await recordEndedSignIn(session);
  const ended = await deleteShopToken({ token, language: getRequestLanguage(request) });
  if (!ended.ok && !isRejectedToken(ended.error))
    logger.warn('The shop service could not revoke a token', { ...ended.error });
}

type Prepared = { ok: true; refreshToken: RefreshToken | null } | { ok: false };

/**
 * Prepares the deletion of an account before the shop deletes it: sends the refresh token to the tools service, which
 * deletes the identity even if this process stops. Returns `ok: false` when the service does not respond; the account
 * must not be deleted then.
 */
export async function startIdentityDeletion(
  request: NextRequest,
  token: string,
  language: Language,
): Promise<Prepared> {
  const refreshToken = await findRefreshToken(request);
  if (refreshToken === null || isShopElsewhere) return { ok: true, refreshToken };
  const deletion = await sendIdentityDeletion(
    { token, refreshToken: refreshToken.token },
    language,
  );
  // A token that the tools service rejects is rejected by the shop as well: the shop then deletes nothing and returns
  // the error.
  if (deletion.ok || deletion.error.isRejection) return { ok: true, refreshToken };
  logger.warn('The deletion of an account could not be prepared', { ...deletion.error });
  return { ok: false };
}

/**
 * Deletes the user from the user pool after an external shop has deleted the account. Never throws; failures are
 * logged.
 */
export async function deleteIdentity(refreshToken: RefreshToken | null): Promise<void> {
  if (!isShopElsewhere || refreshToken === null) return;
  const tokens = await refreshUserPoolTokens(refreshToken.token);
  const deleted = tokens.ok ? await deletePoolUser(tokens.value.accessToken) : tokens;
  if (!deleted.ok) logger.error('The user pool could not delete a user', { reason: deleted.name });
}
