import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectory } from '@/lib/platform/config/build-info';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { createKeyedDigest } from './shared-state/redis-config';

/**
 * Returns the Redis options of a storefront; null without REDIS_URL. All storefronts with the same REDIS_URL share
 * state.
 */
export function getRedisOptions() {
  if (env.REDIS_URL === undefined) return null;
  return {
    url: env.REDIS_URL,
    prefix: env.REDIS_PREFIX,
    // The supervisor has already checked Redis at the start. A worker that restarts while Redis is unavailable must
    // start, too.
    canStartLater: env.REDIS_CHECKED ?? false,
    build: readFileSync(join(buildDirectory, 'BUILD_ID'), 'utf8').trim(),
    digest: createKeyedDigest(env.SESSION_SECRET),
    logger,
  };
}
