import 'server-only';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { endShopToken } from '@/lib/gateways/shop/end-token.gateway';
import { isRejectedToken } from '@/lib/gateways/shop/rejected-token';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { logger } from '@/lib/platform/observability/logger';
import { noteEnded } from './ended-sign-ins';
import { revokeSignIn } from './refresh/next-tokens';
import { readRefreshCookie } from './refresh/refresh-cookie';
import { readServerSession } from './server-session';

/** Pages of releases before 0.18 keep refresh tokens themselves and send them. No browser has more accounts. */
const bodySchema = z.object({ refreshTokens: z.array(z.string().min(1).max(4_096)).max(8) });

/**
 * Ends what the caller's browser holds where it counts: the token at the shop, and the sign-in at the identity
 * provider. So nothing that was copied works any longer, even when no further call of the page arrives. Never throws; what a
 * service does not answer ends by its own age and is logged.
 */
export async function endEverywhere(request: NextRequest): Promise<void> {
  const body = await readJsonBody(request);
  const kept = bodySchema.safeParse(body.ok ? body.value : null).data?.refreshTokens ?? [];
  await Promise.all([
    endAtShop(request),
    revokeRefreshToken(request),
    ...kept.map((token) => revokeSignIn({ token, flow: 'api' })),
  ]);
}

async function revokeRefreshToken(request: NextRequest): Promise<void> {
  const refreshToken = await readRefreshCookie(request);
  if (refreshToken !== null) await revokeSignIn(refreshToken);
}

async function endAtShop(request: NextRequest): Promise<void> {
  const session = await readServerSession(request);
  const { token, hasLapsed } = session;
  if (token === null || hasLapsed) return;
  await noteEnded(session);
  const ended = await endShopToken({ token, language: languageOfCall(request) });
  if (!ended.ok && !isRejectedToken(ended.error))
    logger.warn('A token could not be ended at the shop', { ...ended.error });
}
