import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../database/clock';
import type { Logger } from '../observability/logger';
import type { ContentEntries } from './entries';
import { loadEntries } from './load-entries';

/** Files are looked at no more often than this. */
const lookAgainMs = 1_000;

/**
 * The content of the demo folder; a changed, new or removed file is seen within a second, without a restart. A file that cannot
 * be used is logged, and what was known before stays. Throws DemoSourceError when nothing was known before.
 */
export function createEntryStore(
  demoDir: string,
  clock: Clock,
  logger: Logger,
): () => ContentEntries {
  let signature = signatureOf(demoDir);
  let entries = loadEntries(demoDir);
  let lookedAt = clock.now();

  return () => {
    if (clock.now() - lookedAt < lookAgainMs) return entries;
    lookedAt = clock.now();
    const current = signatureOf(demoDir);
    if (current === signature) return entries;
    signature = current;
    try {
      entries = loadEntries(demoDir);
      logger.info('Content read again');
    } catch (error) {
      logger.error('The changed content cannot be used; the earlier one stays', { error });
    }
    return entries;
  };
}

function signatureOf(demoDir: string): string {
  const parts = ['catalogue', 'content']
    .map((folder) => join(demoDir, folder))
    .filter((path) => existsSync(path));
  return parts
    .flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
    )
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${file}@${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0}`)
    .join('\n');
}
