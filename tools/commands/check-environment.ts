import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listMissingNoticeWarnings } from '@/domain/content/content-url';

/**
 * Validates the environment of the site and the services before anything starts, and names each invalid variable with
 * the reason. Also checks that a configured Redis is reachable.
 */
const readers = [
  () => import('@/lib/platform/config/env'),
  () =>
    import('@/services/platform/services-config').then(({ loadConfig: readConfig }) =>
      readConfig(),
    ),
  validateRedis,
];

/** Throws an error with a readable message if the server at REDIS_URL is not usable. */
async function validateRedis(): Promise<void> {
  const { loadConfig: readConfig } = await import('@/services/platform/services-config');
  const { redis } = readConfig();
  if (redis === null) return;
  const { openRedisConnection: openRedisLine } = await import('@/server/shared-state/redis-client');
  const silent = { info: () => undefined, warn: () => undefined };
  const line = await openRedisLine({ ...redis, logger: silent });
  line.close();
}

const problems = new Set<string>();
for (const read of readers) {
  try {
    await read();
  } catch (error) {
    problems.add(error instanceof Error ? error.message : String(error));
  }
}

if (problems.size > 0) {
  console.error([...problems].join('\n'));
  process.exit(1);
}

// A missing PDF of the withdrawal notice is only a warning for the operator. The shop still starts.
const warnings = listMissingNoticeWarnings((file) => existsSync(join('public', file)));
if (process.env.SITE_URL?.startsWith('https:') && warnings.length > 0)
  console.warn(warnings.join('\n'));

export {};
