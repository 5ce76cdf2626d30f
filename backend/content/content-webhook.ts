import type { Logger } from '../observability/logger';
import type { DocumentChange } from './changed-documents';

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
