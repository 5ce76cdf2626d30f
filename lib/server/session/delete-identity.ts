import 'server-only';
import type { NextRequest } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { deletePoolUser, refreshPoolTokens } from '@/lib/gateways/identity/user-pool.gateway';
import { sendIdentityDeletion } from '@/lib/gateways/tools/identity-deletion.gateway';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { readRefreshCookie, type RefreshToken } from './refresh/refresh-cookie';

type Prepared = { ok: true; refreshToken: RefreshToken | null } | { ok: false };

/** The services see the deletion of an account only in their own shop. */
const isShopElsewhere = new URL(env.SHOP_URL).origin !== new URL(env.TOOLS_URL).origin;

/**
 * Before the shop deletes an account: what the identity's part needs lies at the services, which do it even when this process stops. Fails
 * when they cannot take it; then nothing is to be deleted.
 */
export async function prepareDeletion(
  request: NextRequest,
  token: string,
  language: Language,
): Promise<Prepared> {
  const refreshToken = await readRefreshCookie(request);
  if (refreshToken === null || isShopElsewhere) return { ok: true, refreshToken };
  const kept = await sendIdentityDeletion({ token, refreshToken: refreshToken.token }, language);
  // A token the shop refuses deletes nothing either: it says so itself.
  if (kept.ok || kept.error.isRefusal) return { ok: true, refreshToken };
  logger.warn('The deletion of an account could not be prepared', { ...kept.error });
  return { ok: false };
}

/** After a shop elsewhere has deleted an account: deletes the user at the pool at once. Never throws; what fails is logged. */
export async function finishDeletion(refreshToken: RefreshToken | null): Promise<void> {
  if (!isShopElsewhere || refreshToken === null) return;
  const tokens = await refreshPoolTokens(refreshToken.token);
  const deleted = tokens.ok ? await deletePoolUser(tokens.value.accessToken) : tokens;
  if (!deleted.ok)
    logger.error('A user could not be deleted at the user pool', { reason: deleted.name });
}
