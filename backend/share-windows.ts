import { keyedDigest } from '@/shared-state/keyed-digest';
import { openSharedState } from '@/shared-state/open-shared-state';
import type { BackendConfig } from './config/environment';
import type { Database } from './database/database';
import { shareWindows } from './http/window-limit';
import type { Logger } from './observability/logger';

/**
 * Counts attempts and calls together with all other processes of the shop where REDIS_URL is set; answers with how to stop that. Throws
 * SharedStateError with a sentence when the server cannot be used.
 */
export async function shareWindowsByRedis(
  { redis }: BackendConfig,
  db: Database,
  secret: string,
  logger: Logger,
): Promise<() => void> {
  if (redis === null) return () => undefined;
  const { limits, close } = await openSharedState({
    ...redis,
    mayComeLater: redis.isChecked,
    digest: keyedDigest(secret),
    logger,
  });
  shareWindows(db, limits);
  return close;
}
