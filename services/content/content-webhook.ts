import type { Logger } from '../platform/logger';
import { type DocumentChange, listPublishedBetween } from './document-changes';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';
import { setSetting, findSetting } from '../database/settings';
import type { ContentEntries } from './entries';

interface WebhookOptions {
  siteUrl: string;
  /** Shared with the site. */
  secret: string;
  logger: Logger;
  send?: typeof fetch;
}

const timeoutMs = 10_000;

/**
 * Tells the site what has changed, in the shape of Strapi's webhook (external contract B.5), one request a document, in turn.
 * A site that cannot be reached is said once and not asked for the rest: it looks again by itself every five minutes.
 */
export function createContentWebhook({ siteUrl, secret, logger, send = fetch }: WebhookOptions) {
  let last = Promise.resolve(true);

  async function post({ event, model, entry }: DocumentChange): Promise<void> {
    const response = await send(`${siteUrl}/api/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-strapi-event': event,
        authorization: `Bearer ${secret}`,
      },
      body: JSON.stringify({
        event,
        createdAt: new Date().toISOString(),
        model,
        uid: `api::${model}.${model}`,
        entry,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The site answered ${response.status}`);
  }

  async function postAll(changes: readonly DocumentChange[]): Promise<boolean> {
    try {
      for (const change of changes) await post(change);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn('The site was not told of changed content', { reason });
      return false;
    }
  }

  /** Queues the changes; settles with whether the site has been told of all. */
  return (changes: readonly DocumentChange[]): Promise<boolean> => {
    last = last.then(() => postAll(changes));
    return last;
  };
}

interface ScheduledNotification {
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
export async function notifyScheduledPublications({
  db,
  clock,
  content,
  tell,
}: ScheduledNotification): Promise<void> {
  const now = clock.now();
  const mark = await findSetting(db, toldUntil);
  if (mark === null) return setSetting(db, toldUntil, new Date(now).toISOString());
  const due = listPublishedBetween(content(), Date.parse(mark), now);
  if (due.length === 0 || !(await tell(due.map(({ change }) => change)))) return;
  const latest = Math.max(...due.map(({ publishedAt }) => publishedAt));
  await setSetting(db, toldUntil, new Date(latest).toISOString());
}
