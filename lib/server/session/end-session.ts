import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { deleteShopToken } from '@/lib/gateways/shop/token.gateway';
import { isRejectedToken } from '@/lib/gateways/shop/shop-client';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import { addEndedSignIn } from './visitor';
import { deleteSignIn } from './refresh-tokens';
import { findRefreshToken, type RefreshToken } from './host-cookies';
import { getServerSession } from './server-session';
import type { Language } from '@/domain/locale/language';
import { deletePoolUser, refreshPoolTokens } from '@/lib/gateways/user-pool.gateway';
import { sendIdentityDeletion } from '@/lib/gateways/tools/sign-ins.gateway';
import { env } from '@/lib/platform/config/env';
import 'server-only';

/** Pages of releases before 0.18 keep refresh tokens themselves and send them. No browser has more accounts. */
const bodySchema = z.object({ refreshTokens: z.array(z.string().min(1).max(4_096)).max(8) });

/**
 * Ends what the caller's browser holds where it counts: the token at the shop, and the sign-in at the identity
 * provider. So nothing that was copied works any longer, even when no further call of the page arrives. Never throws; what a
 * service does not answer ends by its own age and is logged.
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
  await addEndedSignIn(session);
  const ended = await deleteShopToken({ token, language: getRequestLanguage(request) });
  if (!ended.ok && !isRejectedToken(ended.error))
    logger.warn('A token could not be ended at the shop', { ...ended.error });
}

type Prepared = { ok: true; refreshToken: RefreshToken | null } | { ok: false };

/** The services see the deletion of an account only in their own shop. */
const isShopElsewhere = new URL(env.SHOP_URL).origin !== new URL(env.TOOLS_URL).origin;

/**
 * Before the shop deletes an account: what the identity's part needs lies at the services, which do it even when this process stops. Fails
 * when they cannot take it; then nothing is to be deleted.
 */
export async function startIdentityDeletion(
  request: NextRequest,
  token: string,
  language: Language,
): Promise<Prepared> {
  const refreshToken = await findRefreshToken(request);
  if (refreshToken === null || isShopElsewhere) return { ok: true, refreshToken };
  const submittedTokens = await sendIdentityDeletion(
    { token, refreshToken: refreshToken.token },
    language,
  );
  // A token the shop refuses deletes nothing either: it says so itself.
  if (submittedTokens.ok || submittedTokens.error.isRefusal) return { ok: true, refreshToken };
  logger.warn('The deletion of an account could not be prepared', { ...submittedTokens.error });
  return { ok: false };
}

/** After a shop elsewhere has deleted an account: deletes the user at the pool at once. Never throws; what fails is logged. */
export async function deleteIdentity(refreshToken: RefreshToken | null): Promise<void> {
  if (!isShopElsewhere || refreshToken === null) return;
  const tokens = await refreshPoolTokens(refreshToken.token);
  const deleted = tokens.ok ? await deletePoolUser(tokens.value.accessToken) : tokens;
  if (!deleted.ok)
    logger.error('A user could not be deleted at the user pool', { reason: deleted.name });
}
