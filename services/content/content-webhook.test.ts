import { describe, expect, it, afterEach, beforeEach } from 'vitest';
import { type Logger, silentLogger } from '../platform/logger';
import type { DocumentChange } from './document-changes';
import { createContentWebhook, notifyScheduledPublications } from './content-webhook';
import { type FakeClock, createFakeClock } from '../testing/fake-clock-and-vies';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createEntryStore } from './entry-store';
import { type ContentFolder, createContentFolder } from './fixtures/content-folder';

describe('content webhook', () => {
  const changes: DocumentChange[] = ['winter', 'mai'].map((slug) => ({
    event: 'entry.publish',
    model: 'blog',
    entry: { documentId: slug, locale: 'de', slug },
  }));

  function webhook(status: number) {
    const sent: { url: unknown; request: RequestInit | undefined }[] = [];
    const warnings: string[] = [];
    const logger: Logger = { ...silentLogger, warn: (message) => warnings.push(message) };
    const notify = createContentWebhook({
      siteUrl: 'http://localhost:3000',
      secret: 'geheim',
      logger,
      send: async (url, request) => {
        sent.push({ url, request });
        return new Response(null, { status });
      },
    });
    return { tell: notify, sent, warnings };
  }

  describe('webhook calls', () => {
    it('sends one Strapi-style request per document', async () => {
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

    it('logs an unreachable site once and retries with the next change', async () => {
      const { tell, sent, warnings } = webhook(503);
      expect(await tell(changes)).toBe(false);
      expect([sent.length, warnings.length]).toEqual([1, 1]);
      await tell(changes);
      expect(sent).toHaveLength(2);
    });
  });
});

describe('scheduled publication webhook', () => {
  let test: TestDatabase;
  let folder: ContentFolder;
  let clock: FakeClock;
  let delivered: (string | null)[];
  let isListening: boolean;

  beforeEach(async () => {
    test = await openTestDatabase();
    folder = createContentFolder();
    folder.media([]);
    clock = createFakeClock('2026-11-21T12:00:00Z');
    delivered = [];
    isListening = true;
  });

  afterEach(async () => {
    folder.remove();
    await test.close();
  });

  /** Runs the notification job once with a newly created entry store, as after a restart of the services. */
  async function round(): Promise<void> {
    const store = createEntryStore({ demoDir: folder.path, clock, logger: silentLogger });
    const notify = async (changes: readonly DocumentChange[]) => {
      if (isListening) delivered.push(...changes.map(({ entry }) => entry.slug));
      return isListening;
    };
    await notifyScheduledPublications({
      db: test.db,
      clock,
      content: () => store.current().PUBLISHED,
      notify,
    });
  }

  it('reports each due publication once, also after a stop or failed delivery', async () => {
    folder.article('de/alt', { slug: 'alt', publishAt: '2026-11-01T08:00:00+01:00' });
    folder.article('de/winter', { slug: 'winter', publishAt: '2026-11-21T14:00:00+01:00' });
    folder.page('de/riemen.draft', { slug: 'riemen', publishAt: '2026-11-21T15:00:00+01:00' });
    await round();
    clock.advance(60 * 60 * 1000 - 1);
    await round();
    expect(delivered).toEqual([]);

    isListening = false;
    clock.advance(1);
    await round();
    isListening = true;
    await round();
    expect(delivered).toEqual(['winter']);

    clock.advance(2 * 60 * 60 * 1000);
    await round();
    await round();
    expect(delivered).toEqual(['winter', 'riemen']);
  });
});
