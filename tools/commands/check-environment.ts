import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingNoticeWarnings } from '@/domain/content/content-address';

/**
 * Reads both sides' environment once, before anything starts; each wrong variable is named with its reason. A Redis that is named has to
 * be there.
 */
const readers = [
  () => import('@/lib/platform/config/env'),
  () =>
    import('@/services/platform/environment').then(({ loadConfig: readConfig }) => readConfig()),
  validateRedis,
];

/** Throws a sentence when REDIS_URL names no server that can be used. */
async function validateRedis(): Promise<void> {
  const { loadConfig: readConfig } = await import('@/services/platform/environment');
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

// No reason not to start: it is said so that whoever opens the shop knows.
const warnings = missingNoticeWarnings((file) => existsSync(join('public', file)));
if (process.env.SITE_URL?.startsWith('https:') && warnings.length > 0)
  console.warn(warnings.join('\n'));

export {};
