import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingNoticeWarnings } from '@/domain/content/guarantee-notice-files';

/**
 * Reads both sides' environment once, before anything starts; each wrong variable is named with its reason. A Redis that is named has to
 * be there.
 */
const readers = [
  () => import('@/lib/platform/config/env'),
  () => import('@/backend/config/environment').then(({ readConfig }) => readConfig()),
  reachRedis,
];

/** Throws a sentence when REDIS_URL names no server that can be used. */
async function reachRedis(): Promise<void> {
  const { readConfig } = await import('@/backend/config/environment');
  const { redis } = readConfig();
  if (redis === null) return;
  const { openRedisLine } = await import('@/shared-state/redis-line');
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
