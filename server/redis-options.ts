import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectory } from '@/lib/platform/config/build-info';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { createKeyedDigest } from './shared-state/redis-config';

/** What the storefronts of REDIS_URL have to agree on; null without it. */
export function getRedisOptions() {
  if (env.REDIS_URL === undefined) return null;
  return {
    url: env.REDIS_URL,
    prefix: env.REDIS_PREFIX,
    // Whoever starts several has looked already: one that is started again while Redis is away goes on without.
    canStartLater: env.REDIS_CHECKED ?? false,
    build: readFileSync(join(buildDirectory, 'BUILD_ID'), 'utf8').trim(),
    digest: createKeyedDigest(env.SESSION_SECRET),
    logger,
  };
}
