import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/environment';
import type { Logger } from '../observability/logger';
import { checkFile } from './check-file';
import { damagedFile } from './start-problem';

const patienceMs = 5_000;

/**
 * Looks through SQLite's file for damage before it is served: ConfigError with what to do where some is found. A start waits five seconds at
 * most; the rest of a large file is looked through while it is served, and the answer says what was found by then (null: nothing).
 */
export async function watchForDamage(
  file: string,
  logger: Logger,
  { longestMs = patienceMs, check = checkFile } = {},
): Promise<() => string | null> {
  const { damage } = check(file);
  const waiting = new AbortController();
  const late = Symbol('late');
  const found = await Promise.race([
    damage,
    pause(longestMs, late, { signal: waiting.signal }).catch(() => late),
  ]);
  waiting.abort();
  if (typeof found === 'string') throw new ConfigError(damagedFile(file, found));
  if (found === null) return () => null;
  let later: string | null = null;
  damage.then(
    (word) => {
      if (word === null) return;
      later = damagedFile(file, word);
      logger.error('The database is damaged', { advice: later });
    },
    (error: unknown) => logger.error('The database could not be looked through', { error }),
  );
  return () => later;
}
