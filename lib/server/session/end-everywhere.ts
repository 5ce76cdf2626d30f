import 'server-only';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { endShopToken } from '@/lib/gateways/shop/end-token.gateway';
import { isRejectedToken } from '@/lib/gateways/shop/rejected-token';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { logger } from '@/lib/platform/observability/logger';

import { revokeHostedSession } from './hosted/revoke-hosted-session';
import { revokePageToken } from './revoke-page-token';
import { readServerSession } from './server-session';

/** More accounts than one browser keeps tokens of. */
const bodySchema = z.object({ refreshTokens: z.array(z.string().min(1).max(4_096)).max(8) });

/**
 * Ends what the caller's browser holds where it counts: the token at the shop, and at the identity provider the sign-in of the page and
 * of the hosted page. So nothing that was copied works any longer, even when no further call of the page arrives. Never throws; what a
 * service does not answer ends by its own age and is logged.
 */
export async function endEverywhere(request: NextRequest): Promise<void> {
  const body = await readJsonBody(request);
  const kept = bodySchema.safeParse(body.ok ? body.value : null).data?.refreshTokens ?? [];
  await Promise.all([
    endAtShop(request),
    revokeHostedSession(request),
    ...kept.map((token) => revokePageToken(token)),
  ]);
}

async function endAtShop(request: NextRequest): Promise<void> {
  const { token, hasLapsed } = await readServerSession(request);
  if (token === null || hasLapsed) return;
  const ended = await endShopToken({ token, language: languageOfCall(request) });
  if (!ended.ok && !isRejectedToken(ended.error))
    logger.warn('A token could not be ended at the shop', { ...ended.error });
}
