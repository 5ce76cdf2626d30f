import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectory } from '@/lib/platform/config/build-directory';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { keyedDigest } from '@/shared-state/keyed-digest';

/** What the storefronts of REDIS_URL have to agree on; null without it. */
export function redisSettings() {
  if (env.REDIS_URL === undefined) return null;
  return {
    url: env.REDIS_URL,
    prefix: env.REDIS_PREFIX,
    // Whoever starts several has looked already: one that is started again while Redis is away goes on without.
    mayComeLater: env.REDIS_CHECKED ?? false,
    build: readFileSync(join(buildDirectory, 'BUILD_ID'), 'utf8').trim(),
    digest: keyedDigest(env.SESSION_SECRET),
    logger,
  };
}
