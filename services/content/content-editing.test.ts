import { renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Logger, silentLogger } from '../platform/logger';
import { type FakeClock, createFakeClock } from '../testing/fake-clock-and-vies';
import type { DocumentChange } from './document-changes';
import { createEntryStore, type EntryStore } from './entry-store';
import { type ContentFolder, createContentFolder } from './fixtures/content-folder';

let folder: ContentFolder;
let clock: FakeClock;
let warnings: string[];
let changes: DocumentChange[];

beforeEach(() => {
  folder = createContentFolder();
  folder.media(['scenes/belt-wide']);
  clock = createFakeClock();
  warnings = [];
  changes = [];
});

afterEach(() => folder.remove());

function open(): EntryStore {
  const logger: Logger = { ...silentLogger, warn: (message) => warnings.push(message) };
  const onChange = (found: readonly DocumentChange[]) => changes.push(...found);
  return createEntryStore({ demoDir: folder.path, clock, logger, onChange });
}

/** Advances the clock so that the store checks its files again, and returns the store's content. */
function later(store: EntryStore) {
  clock.advance(1_000);
  return store.current();
}

const bothLanguages = (write: (locale: string) => void) => ['de', 'en'].forEach(write);

describe('content validation', () => {
  it('reports no problem for a valid folder', () => {
    bothLanguages((locale) => folder.page(`${locale}/riemen`, {}));
    bothLanguages((locale) =>
      folder.article(`${locale}/winter`, { mainImage: { file: 'scenes/belt-wide' } }),
    );
    expect(open().problems()).toEqual([]);
  });

  it('reports an unknown field with its line and ignores the field', () => {
    bothLanguages((locale) => folder.page(`${locale}/riemen`, {}));
    folder.write(
      'pages/de/riemen.yaml',
      'title: Riemen\nslug: riemen\nmetaDescripton: Vertippt und zugenäht.\nmetaDescription: Richtig geschrieben und lang.\npageZone:\n  - component: rich-text\n    markdown: Text\n    bold: true\n',
    );
    const store = open();
    expect(warnings).toEqual([
      'Invalid content: content/pages/de/riemen.yaml:3: unknown field metaDescripton',
      'Invalid content: content/pages/de/riemen.yaml:8: unknown field bold',
    ]);
    expect(store.current().PUBLISHED.pages.map(({ title }) => title)).toEqual([
      'Riemen',
      'Eine Seite',
    ]);
  });

  it('leaves out a document with a missing or invalid field and serves the others', () => {
    bothLanguages((locale) => folder.page(`${locale}/riemen`, {}));
    bothLanguages((locale) => folder.article(`${locale}/winter`, { category: 'wetter' }));
    const { PUBLISHED } = open().current();
    expect(PUBLISHED.blogs).toEqual([]);
    expect(PUBLISHED.pages).toHaveLength(2);
    expect(warnings[0]).toMatch(
      /^Invalid content: content\/news\/de\/winter\.md:8: category: Invalid option/,
    );
  });

  it('reports a file that is not valid YAML', () => {
    folder.write('pages/de/riemen.yaml', 'title: Riemen\nslug: [der\n');
    expect(open().current().PUBLISHED.pages).toEqual([]);
    expect(warnings[0]).toMatch(/^Invalid content: content\/pages\/de\/riemen\.yaml:3: /);
  });

  it('reports a missing translation and serves the existing language', () => {
    folder.article('de/winter', {});
    expect(open().current().PUBLISHED.blogs).toHaveLength(1);
    expect(warnings).toEqual([
      'Invalid content: content/news/de/winter.md:2: the translation to en is missing (winter)',
    ]);
  });

  it('reports a missing picture and serves the document without it', () => {
    bothLanguages((locale) =>
      folder.article(
        `${locale}/winter`,
        { mainImage: { file: 'scenes/belt-tall' } },
        'Ein Bild:\n\n![Riemen](/media/scenes/gone)\n![Riemen](/media/scenes/belt-wide)',
      ),
    );
    const [german] = open().current().PUBLISHED.blogs;
    expect(german?.mainImage).toBeNull();
    expect(warnings.slice(0, 2)).toEqual([
      'Invalid content: content/news/de/winter.md:10: picture scenes/belt-tall is not in the media folder',
      'Invalid content: content/news/de/winter.md:15: picture scenes/gone is not in the media folder',
    ]);
  });

  it('reports broken links, including those in Markdown and across languages', () => {
    folder.page('de/riemen', {
      slug: 'riemen',
      pageZone: [
        { component: 'rich-text', markdown: 'Zum\n[Anfang](/riemen),\n[zum Ende](/belt).' },
        { component: 'buttons', buttons: [{ text: 'Los', link: '/bikes/karl' }] },
        { component: 'hero-image', title: 'Riemen', linkToBike: 'karl' },
      ],
    });
    folder.page('en/riemen', { slug: 'belt' });
    folder.write('banner/de.yaml', 'text: Neu.\nslug: belt\n');
    folder.write('banner/en.yaml', 'text: New.\nslug: belt\n');
    open();
    expect(warnings.map((warning) => warning.replace('Invalid content: content/', ''))).toEqual([
      'pages/de/riemen.yaml:9: link /belt leads nowhere',
      'pages/de/riemen.yaml:13: link /bikes/karl leads nowhere',
      'pages/de/riemen.yaml:16: link /bikes/karl leads nowhere',
      'banner/de.yaml:2: link /belt leads nowhere',
    ]);
  });

  it('leaves out the later of two documents with the same slug', () => {
    bothLanguages((locale) => folder.page(`${locale}/alt`, { slug: 'riemen' }));
    bothLanguages((locale) => folder.page(`${locale}/neu`, { slug: 'riemen' }));
    expect(open().current().PUBLISHED.pages).toHaveLength(2);
    expect(warnings[0]).toBe(
      'Invalid content: content/pages/de/neu.yaml:2: slug riemen is taken by content/pages/de/alt.yaml; left out',
    );
  });

  it('reports a media folder without a manifest once', () => {
    folder.remove();
    folder = createContentFolder();
    bothLanguages((locale) =>
      folder.article(`${locale}/winter`, { mainImage: { file: 'scenes/belt-wide' } }),
    );
    open();
    expect(warnings).toEqual([
      'Invalid content: media/manifest.json:1: is missing: everything is shown without pictures',
    ]);
  });
});

describe('change detection by file content', () => {
  it('publishes a renamed draft that has an old modification time', () => {
    folder.page('de/riemen', { title: 'Alt' });
    folder.page('de/riemen.draft', { title: 'Neu' });
    const [file, draft] = ['riemen', 'riemen.draft'].map((name) =>
      join(folder.path, 'content/pages/de', `${name}.yaml`),
    ) as [string, string];
    const sameTime = new Date('2026-11-21T00:00:00Z');
    for (const path of [file, draft]) utimesSync(path, sameTime, sameTime);
    const store = open();
    renameSync(draft, file);
    expect(later(store).PUBLISHED.pages.map(({ title }) => title)).toContain('Neu');
    expect(changes.map(({ event }) => event)).toContain('entry.publish');
  });

  it('ignores a copy with another modification time', () => {
    folder.page('de/riemen', {});
    const store = open();
    const now = new Date();
    utimesSync(join(folder.path, 'content/pages/de/riemen.yaml'), now, now);
    later(store);
    expect(changes).toEqual([]);
  });

  it.each<[string, Record<string, string>, string | null]>([
    [
      'the date of its last update',
      { updated: '2026-10-04', date: '2026-01-12' },
      '2026-10-04T00:00:00.000Z',
    ],
    ['the publication date', { date: '2026-01-12' }, '2026-01-12T00:00:00.000Z'],
    [
      'the publication date if it is later',
      { updated: '2026-01-01', date: '2026-01-12' },
      '2026-01-12T00:00:00.000Z',
    ],
  ])('dates an article by its last change: %s', (_name, fields, updatedAt) => {
    folder.article('de/winter', fields);
    expect(
      open()
        .current()
        .PUBLISHED.blogs.map((blog) => blog.updatedAt),
    ).toEqual([updatedAt]);
  });

  it('returns no date for a page without a known change date', () => {
    folder.page('de/riemen', {});
    const [page] = open().current().PUBLISHED.pages;
    expect(page?.updatedAt).toBeNull();
  });
});

describe('drafts', () => {
  it('replace the published version for editors only', () => {
    bothLanguages((locale) => folder.page(`${locale}/riemen`, { title: 'Alt' }));
    folder.page('de/riemen.draft', { title: 'Neu', slug: 'neu' });
    const { PUBLISHED, DRAFT } = open().current();
    expect(PUBLISHED.pages.map(({ title }) => title)).toEqual(['Alt', 'Alt']);
    expect(DRAFT.pages.map(({ title, publishedAt }) => [title, publishedAt])).toEqual([
      ['Neu', null],
      ['Alt', null],
    ]);
    expect(DRAFT.pages[1]?.localizations[0]?.slug).toBe('neu');
    expect(PUBLISHED.pages[1]?.localizations[0]?.slug).toBe('eine-seite');
    expect(DRAFT.pages[0]?.documentId).toBe(PUBLISHED.pages[0]?.documentId);
  });

  it('of new documents are visible to editors only', () => {
    bothLanguages((locale) => folder.article(`${locale}/winter.draft`, {}));
    bothLanguages((locale) => folder.article(`${locale}/mai`, { slug: 'mai', published: false }));
    const { PUBLISHED, DRAFT } = open().current();
    expect(PUBLISHED.blogs).toEqual([]);
    expect(DRAFT.blogs).toHaveLength(4);
  });

  it('can be linked from other drafts only', () => {
    bothLanguages((locale) => folder.page(`${locale}/neu`, { slug: 'neu', published: false }));
    const body = 'Zur [Seite](/neu)';
    bothLanguages((locale) => folder.article(`${locale}/winter`, {}, body));
    bothLanguages((locale) => folder.article(`${locale}/mai.draft`, { slug: 'mai' }, body));
    open();
    expect(warnings).toEqual([
      'Invalid content: content/news/de/winter.md:11: link /neu leads nowhere',
      'Invalid content: content/news/en/winter.md:11: link /neu leads nowhere',
    ]);
  });
});

describe('scheduled publication', () => {
  const noon = '2026-11-21T14:00:00+01:00';
  const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);

  it('shows a draft from its publication time and reports the time to the second', () => {
    bothLanguages((locale) => folder.article(`${locale}/winter`, { publishAt: noon }));
    const store = open();
    clock.advance(60 * 60 * 1000 - 1);
    expect(store.current().PUBLISHED.blogs).toEqual([]);
    expect(store.current().DRAFT.blogs.map(({ updatedAt }) => updatedAt)).toEqual([
      '2026-11-02T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
    ]);
    expect(changes).toEqual([]);
    clock.advance(1);
    clock.advance(500);
    const [german] = store.current().PUBLISHED.blogs;
    expect([german?.updatedAt, german?.publishedAt]).toEqual([
      '2026-11-21T13:00:00.000Z',
      '2026-11-21T13:00:00.000Z',
    ]);
    expect(changes.map(({ event, entry }) => [event, entry.locale])).toEqual([
      ['entry.publish', 'de'],
      ['entry.publish', 'en'],
    ]);
  });

  it('replaces the published text with the scheduled change', () => {
    bothLanguages((locale) => folder.page(`${locale}/riemen`, { title: 'Alt' }));
    folder.page('de/riemen.draft', { title: 'Neu', publishAt: noon });
    const store = open();
    expect(titles(store.current().PUBLISHED.pages)).toEqual(['Alt', 'Alt']);
    clock.advance(2 * 60 * 60 * 1000);
    expect(titles(store.current().PUBLISHED.pages)).toEqual(['Neu', 'Alt']);
    expect(titles(open().current().PUBLISHED.pages)).toEqual(['Neu', 'Alt']);
  });

  it('hides a text with published: false after its publication time', () => {
    bothLanguages((locale) =>
      folder.article(`${locale}/winter`, { publishAt: '2026-11-20T08:00:00Z', published: false }),
    );
    expect(open().current().PUBLISHED.blogs).toEqual([]);
  });

  it('supports a single scheduled FAQ entry', () => {
    const file = (locale: string) =>
      `category: ${locale}\nentries:\n  - { slug: eins, question: Eins?, answer: Ja. }\n  - { slug: zwei, question: Zwei?, answer: Ja., publishAt: "${noon}" }\n`;
    bothLanguages((locale) => folder.write(`faq/${locale}/fragen.yaml`, file(locale)));
    const store = open();
    expect(store.current().PUBLISHED.faqs).toHaveLength(2);
    clock.advance(2 * 60 * 60 * 1000);
    expect(store.current().PUBLISHED.faqs).toHaveLength(4);
  });
});

describe('changed files', () => {
  beforeEach(() => {
    bothLanguages((locale) => folder.page(`${locale}/riemen`, { title: 'Alt', slug: 'riemen' }));
    bothLanguages((locale) => folder.article(`${locale}/winter`, {}));
  });

  const germanTitle = (store: EntryStore) => later(store).PUBLISHED.pages[0]?.title;

  it('are detected without a restart, but not checked with every request', () => {
    const store = open();
    folder.page('de/riemen', { title: 'Neu', slug: 'riemen' });
    expect(store.current().PUBLISHED.pages[0]?.title).toBe('Alt');
    expect(germanTitle(store)).toBe('Neu');
  });

  it('are reported only when visible content differs, with former addresses', () => {
    const store = open();
    folder.page('de/riemen', { title: 'Alt', slug: 'der-riemen' });
    folder.page('en/riemen.draft', { title: 'Draft', slug: 'belt' });
    later(store);
    expect(changes).toEqual([
      {
        event: 'entry.unpublish',
        model: 'page',
        entry: { documentId: expect.any(String), locale: 'de', slug: 'riemen' },
      },
      {
        event: 'entry.publish',
        model: 'page',
        entry: { documentId: expect.any(String), locale: 'de', slug: 'der-riemen' },
      },
    ]);
  });

  it('cause no change when only the modification time differs', () => {
    folder.article('de/winter', { updated: '2026-11-02' });
    const store = open();
    folder.article('de/winter', { updated: '2026-11-02' });
    later(store);
    expect(changes).toEqual([]);
  });

  it('keep their last valid content when they become unreadable, and are reported', () => {
    const store = open();
    folder.write('pages/de/riemen.yaml', 'title: [Neu\n');
    expect(germanTitle(store)).toBe('Alt');
    expect(warnings[0]).toMatch(/content\/pages\/de\/riemen\.yaml:2: /);
    folder.page('de/riemen', { title: 'Neu', slug: 'riemen' });
    expect(germanTitle(store)).toBe('Neu');
    expect(store.problems()).toEqual([]);
  });

  it('report a lasting problem once', () => {
    folder.article('de/winter', {}, '[dorthin](/nirgends)');
    const store = open();
    folder.page('de/riemen', { title: 'Neu', slug: 'riemen' });
    later(store);
    expect(warnings).toHaveLength(1);
  });

  it('remove their documents when deleted', () => {
    const store = open();
    folder.erase('news/de/winter.md');
    expect(later(store).PUBLISHED.blogs.map(({ locale }) => locale)).toEqual(['en']);
    expect(changes.map(({ event, entry }) => [event, entry.locale])).toEqual([
      ['entry.unpublish', 'de'],
      ['entry.publish', 'en'],
    ]);
  });

  it('leave other files unread', () => {
    const store = open();
    const before = store.current().PUBLISHED;
    expect(later(store).PUBLISHED).toBe(before);
    folder.page('de/riemen', { title: 'Neu', slug: 'riemen' });
    expect(later(store).PUBLISHED.bikes).toBe(before.bikes);
  });

  it('include pictures', () => {
    bothLanguages((locale) =>
      folder.article(`${locale}/winter`, { mainImage: { file: 'scenes/row-wide', alt: '' } }),
    );
    const store = open();
    expect(store.current().PUBLISHED.blogs[0]?.mainImage).toBeNull();
    folder.media(['scenes/belt-wide', 'scenes/row-wide']);
    expect(later(store).PUBLISHED.blogs[0]?.mainImage).toMatchObject({
      url: '/media/scenes/row-wide-1600.webp',
      alternativeText: '',
      width: 1600,
      height: 800,
    });
  });
});
