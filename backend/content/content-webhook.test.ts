import { describe, expect, it } from 'vitest';
import type { Logger } from '../observability/logger';
import { silentLogger } from '../observability/logger';
import type { DocumentChange } from './changed-documents';
import { createContentWebhook } from './content-webhook';

const changes: DocumentChange[] = ['winter', 'mai'].map((slug) => ({
  event: 'entry.publish',
  model: 'blog',
  entry: { documentId: slug, locale: 'de', slug },
}));

function webhook(status: number) {
  const sent: { url: unknown; request: RequestInit | undefined }[] = [];
  const warnings: string[] = [];
  const logger: Logger = { ...silentLogger, warn: (message) => warnings.push(message) };
  const tell = createContentWebhook({
    siteUrl: 'http://localhost:3000',
    secret: 'geheim',
    logger,
    send: async (url, request) => {
      sent.push({ url, request });
      return new Response(null, { status });
    },
  });
  return { tell, sent, warnings };
}

describe('the webhook', () => {
  it('speaks as Strapi does, one document at a time', async () => {
    const { tell, sent, warnings } = webhook(200);
    expect(await tell(changes)).toBe(true);
    expect(sent.map(({ url }) => url)).toEqual([
      'http://localhost:3000/api/revalidate',
      'http://localhost:3000/api/revalidate',
    ]);
    const [first] = sent;
    expect(new Headers(first?.request?.headers).get('authorization')).toBe('Bearer geheim');
    expect(JSON.parse(String(first?.request?.body))).toMatchObject({
      event: 'entry.publish',
      model: 'blog',
      uid: 'api::blog.blog',
      entry: { documentId: 'winter', locale: 'de', slug: 'winter' },
    });
    expect(warnings).toEqual([]);
  });

  it('says once that the site does not listen, and tries anew with the next change', async () => {
    const { tell, sent, warnings } = webhook(503);
    expect(await tell(changes)).toBe(false);
    expect([sent.length, warnings.length]).toEqual([1, 1]);
    await tell(changes);
    expect(sent).toHaveLength(2);
  });
});
