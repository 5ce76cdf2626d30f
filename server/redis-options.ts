import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectory } from '@/lib/platform/config/build-info';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { createKeyedDigest } from './shared-state/redis-config';

/** Returns the Redis options that all storefronts of one REDIS_URL share; null without REDIS_URL. */
export function getRedisOptions() {
  if (env.REDIS_URL === undefined) return null;
  return {
    url: env.REDIS_URL,
    prefix: env.REDIS_PREFIX,
    // The supervisor has already checked Redis; a worker that restarts while Redis is unavailable continues without it.
    canStartLater: env.REDIS_CHECKED ?? false,
    build: readFileSync(join(buildDirectory, 'BUILD_ID'), 'utf8').trim(),
    digest: createKeyedDigest(env.SESSION_SECRET),
    logger,
  };
}
