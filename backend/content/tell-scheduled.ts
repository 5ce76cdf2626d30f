import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import { keepSetting, readSetting } from '../database/settings';
import { type DocumentChange, publishedBetween } from './changed-documents';
import type { ContentEntries } from './entries';

interface Telling {
  db: Database;
  clock: Clock;
  /** What visitors see. */
  content(): ContentEntries;
  /** Answers whether the site has heard. */
  tell(changes: readonly DocumentChange[]): Promise<boolean>;
}

const toldUntil = 'content-told-until';

/**
 * Tells the site of texts whose time has come since it was last told: also those that came while the services did not run, or the site
 * did not answer. What it is told of stays with the shop's data, so that a restart forgets nothing. Telling twice does no harm.
 */
export async function tellScheduled({ db, clock, content, tell }: Telling): Promise<void> {
  const now = clock.now();
  const mark = await readSetting(db, toldUntil);
  if (mark === null) return keepSetting(db, toldUntil, new Date(now).toISOString());
  const due = publishedBetween(content(), Date.parse(mark), now);
  if (due.length === 0 || !(await tell(due.map(({ change }) => change)))) return;
  const latest = Math.max(...due.map(({ publishedAt }) => publishedAt));
  await keepSetting(db, toldUntil, new Date(latest).toISOString());
}
