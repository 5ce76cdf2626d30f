import type { Logger } from '../platform/logger';
import { type DocumentChange, listPublishedBetween } from './document-changes';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';
import { setSetting, findSetting } from '../database/settings';
import type { ContentEntries } from './entries';

interface WebhookOptions {
  siteUrl: string;
  /** Secret shared with the storefront, sent as a Bearer token. */
  secret: string;
  logger: Logger;
  send?: typeof fetch;
}

const timeoutMs = 10_000;

/**
 * Posts content changes to the storefront in the format of Strapi's webhook, one request per document, in order. After
 * the first failed request the rest are skipped and a warning is logged; the storefront refreshes by itself every five
 * minutes.
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
    if (!response.ok) throw new Error(`The site responded with ${response.status}`);
  }

  async function postAll(changes: readonly DocumentChange[]): Promise<boolean> {
    try {
      for (const change of changes) await post(change);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn('Content webhook failed', { reason });
      return false;
    }
  }

  /** Queues the changes. Resolves to true when the storefront has accepted all of them. */
  return (changes: readonly DocumentChange[]): Promise<boolean> => {
    last = last.then(() => postAll(changes));
    return last;
  };
}

interface ScheduledNotification {
  db: Database;
  clock: Clock;
  /** Published content. */
  content(): ContentEntries;
  /** Resolves to true when the storefront has accepted all changes. */
  notify(changes: readonly DocumentChange[]): Promise<boolean>;
}

const notifiedUntilSetting = 'content-told-until';

/**
 * Notifies the storefront of texts whose `publishAt` has passed since the last successful notification. The time of
 * each successful notification is stored in the database, so texts published during downtime are included. Repeated
 * notifications are harmless.
 */
export async function notifyScheduledPublications({
  db,
  clock,
  content,
  notify,
}: ScheduledNotification): Promise<void> {
  const now = clock.now();
  const mark = await findSetting(db, notifiedUntilSetting);
  if (mark === null) return setSetting(db, notifiedUntilSetting, new Date(now).toISOString());
  const due = listPublishedBetween(content(), Date.parse(mark), now);
  if (due.length === 0 || !(await notify(due.map(({ change }) => change)))) return;
  const latest = Math.max(...due.map(({ publishedAt }) => publishedAt));
  await setSetting(db, notifiedUntilSetting, new Date(latest).toISOString());
}
