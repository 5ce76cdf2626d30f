import { stringify } from 'yaml';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import { createEntryStore } from './entry-store';
import { type ContentFolder, createContentFolder } from './fixtures/content-folder';

let folder: ContentFolder;

beforeEach(() => {
  folder = createContentFolder();
  folder.media(['scenes/belt-wide']);
});

afterEach(() => folder.remove());

const metaImage = { file: 'scenes/belt-wide', alt: 'Geteilt' };

const common = {
  title: 'Ein Eintrag',
  slug: 'ein-eintrag',
  metaDescription: 'Ein Eintrag für die Prüfung.',
  teaser: 'Worum es geht.',
  metaImage,
};

const markdown = (fields: object) => `---\n${stringify({ ...common, ...fields })}---\n\nText.\n`;

it('every type with search metadata accepts a picture for shared links', () => {
  folder.page('de/seite', { metaImage });
  folder.article('de/artikel', { metaImage });
  folder.write(
    'events/de/termin.md',
    markdown({ startsAt: '2026-11-21T18:00:00+01:00', venue: 'Hof', city: 'Berlin' }),
  );
  folder.write(
    'jobs/de/stelle.md',
    markdown({
      ...{ department: 'Werkstatt', location: 'Berlin' },
      ...{ employmentType: 'FULL_TIME', date: '2026-11-02' },
    }),
  );
  const pageZone = [{ component: 'rich-text', markdown: 'Text' }];
  folder.write('features/de/merkmal.yaml', stringify({ ...common, position: 1, pageZone }));
  const store = createEntryStore({
    demoDir: folder.path,
    clock: createFakeClock(),
    logger: silentLogger,
  });
  const { pages, blogs, events, jobs, features } = store.current().PUBLISHED;
  const pictures = [pages, blogs, events, jobs, features].map((list) => list[0]?.metaImage);
  expect(pictures).toEqual(
    Array.from({ length: 5 }, () =>
      expect.objectContaining({
        url: '/media/scenes/belt-wide-1600.webp',
        alternativeText: 'Geteilt',
      }),
    ),
  );
});
