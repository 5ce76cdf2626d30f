import { keyedDigest } from '@/shared-state/keyed-digest';
import type { BackendConfig } from './config/environment';
import type { Database } from './database/database';
import { shareWindows } from './http/window-limit';
import type { Logger } from './observability/logger';

/**
 * Counts attempts and calls together with all other processes of the shop where REDIS_URL is set; answers with how to stop that, and how to
 * look whether Redis is there, null without one. Throws SharedStateError with a sentence when the server cannot be used.
 */
export async function shareWindowsByRedis(
  { redis }: BackendConfig,
  db: Database,
  secret: string,
  logger: Logger,
): Promise<{ endSharing: () => void; lookAtSharing: (() => { isAway: boolean }) | null }> {
  if (redis === null) return { endSharing: () => undefined, lookAtSharing: null };
  // Its client is large: loaded only where there is Redis.
  const { openSharedState } = await import('@/shared-state/open-shared-state');
  const { line, limits, close } = await openSharedState({
    ...redis,
    mayComeLater: redis.isChecked,
    digest: keyedDigest(secret),
    logger,
  });
  shareWindows(db, limits);
  return { endSharing: close, lookAtSharing: () => ({ isAway: line.isAway }) };
}
