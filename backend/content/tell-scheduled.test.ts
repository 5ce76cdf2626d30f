import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLogger } from '../observability/logger';
import { type FakeClock, fakeClock } from '../testing/fake-clock';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import type { DocumentChange } from './changed-documents';
import { createEntryStore } from './entry-store';
import { type ContentFolder, createContentFolder } from './fixtures/content-folder';
import { tellScheduled } from './tell-scheduled';

let test: TestDatabase;
let folder: ContentFolder;
let clock: FakeClock;
let told: (string | null)[];
let isListening: boolean;

beforeEach(async () => {
  test = await openTestDatabase();
  folder = createContentFolder();
  folder.media([]);
  clock = fakeClock('2026-11-21T12:00:00Z');
  told = [];
  isListening = true;
});

afterEach(async () => {
  folder.remove();
  await test.close();
});

/** A round of services that have just been started. */
async function round(): Promise<void> {
  const store = createEntryStore({ demoDir: folder.path, clock, logger: silentLogger });
  const tell = async (changes: readonly DocumentChange[]) => {
    if (isListening) told.push(...changes.map(({ entry }) => entry.slug));
    return isListening;
  };
  await tellScheduled({ db: test.db, clock, content: () => store.current().PUBLISHED, tell });
}

it('tells once of what has come since, also while nothing ran or nobody listened', async () => {
  folder.article('de/alt', { slug: 'alt', publishAt: '2026-11-01T08:00:00+01:00' });
  folder.article('de/winter', { slug: 'winter', publishAt: '2026-11-21T14:00:00+01:00' });
  folder.page('de/riemen.draft', { slug: 'riemen', publishAt: '2026-11-21T15:00:00+01:00' });
  await round();
  clock.pass(60 * 60 * 1000 - 1);
  await round();
  expect(told).toEqual([]);

  isListening = false;
  clock.pass(1);
  await round();
  isListening = true;
  await round();
  expect(told).toEqual(['winter']);

  clock.pass(2 * 60 * 60 * 1000);
  await round();
  await round();
  expect(told).toEqual(['winter', 'riemen']);
});
