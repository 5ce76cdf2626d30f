import { describe, afterEach, beforeEach, expect, it } from 'vitest';
import { createEntryStore } from '@/services/content/entry-store';
import {
  type ContentFolder,
  createContentFolder,
} from '@/services/content/fixtures/content-folder';
import { silentLogger } from '@/services/platform/logger';
import { createFakeClock } from '@/services/testing/fake-clock-and-vies';
import { buildImportDocuments, buildImportPictures } from './content-import';

describe('CMS documents', () => {
  let folder: ContentFolder;

  beforeEach(() => {
    folder = createContentFolder();
    folder.media(['scenes/belt-wide']);
  });

  afterEach(() => folder.remove());

  function documents() {
    const store = createEntryStore({
      demoDir: folder.path,
      clock: createFakeClock(),
      logger: silentLogger,
    });
    return buildImportDocuments(store.current());
  }

  it('reference only earlier documents', () => {
    folder.page('de/home', {
      pageZone: [{ component: 'hero-image', title: 'Riemen', linkToBike: 'probe' }],
    });
    const known = new Set<unknown>();
    let found = 0;
    for (const { id, versions } of documents()) {
      const references = JSON.stringify(versions).matchAll(/"\$document":"([^"]+)"/g);
      for (const [, reference] of references) {
        found += 1;
        expect(known).toContain(reference);
      }
      known.add(id);
    }
    expect(found).toBeGreaterThan(0);
  });

  it('have every language, with drafts on top of published versions', () => {
    folder.article('de/winter', {}, 'Alt.');
    folder.article('de/winter.draft', {}, 'Neu.');
    folder.article('en/winter', { published: false }, 'New.');
    const [article] = documents().filter(({ uid }) => uid === 'api::blog.blog');
    expect(article?.versions).toMatchObject([
      { locale: 'de', published: { body: 'Alt.' }, draft: { body: 'Neu.' } },
      { locale: 'en', published: null, draft: { body: 'New.' } },
    ]);
  });

  it('name components, images and free-form values in the import format', () => {
    folder.page('de/riemen', {
      pageZone: [
        { component: 'header-image', image: { file: 'scenes/belt-wide', alt: 'Ein Riemen' } },
        { component: 'info-array', listOfInfo: [{ title: 'A', text: 'B' }] },
      ],
    });
    const [page] = documents().filter(({ uid }) => uid === 'api::page.page');
    expect(page?.versions[0]?.published).toEqual({
      title: 'Eine Seite',
      slug: 'eine-seite',
      listing: null,
      metaDescription: 'Eine Seite für die Prüfung.',
      metaImage: null,
      formerSlugs: { $json: [] },
      isOnFooterAsMain: false,
      isFooterAsSecondary: false,
      isSitemapPage: true,
      pageZone: [
        {
          __component: 'page.header-image',
          image: { $picture: 'scenes/belt-wide-1600.webp' },
        },
        { __component: 'page.info-array', listOfInfo: [{ title: 'A', text: 'B' }] },
      ],
    });
  });

  it('keep placeholders of facts unresolved', () => {
    folder.article('de/zahlen', {}, 'Bei {{dealers}} Händlern ab {{bikePriceMin}} €.');
    const [article] = documents().filter(({ uid }) => uid === 'api::blog.blog');
    expect(article?.versions[0]?.published).toMatchObject({
      body: 'Bei {{dealers}} Händlern ab {{bikePriceMin}} €.',
    });
  });

  it('store the relation of bicycles and accessories on one side only', () => {
    const all = documents();
    const [bike] = all.filter(({ uid }) => uid === 'api::bike.bike');
    const [accessory] = all.filter(({ uid }) => uid === 'api::accessory.accessory');
    expect(bike?.versions[0]?.published).not.toHaveProperty('accessories');
    expect(accessory?.versions[0]?.published?.bikes).toEqual([{ $document: bike?.id }]);
  });

  it('include the manufacturer of each brand, also the one of the bicycles', () => {
    const brands = documents().filter(
      ({ uid, versions }) => uid === 'api::term.term' && versions[0]?.published?.['maker'],
    );
    expect(brands.map(({ versions }) => versions[0]?.published?.['slug'])).toContain('lautlos');
    expect(brands[0]?.versions[0]?.published?.['maker']).toMatchObject({
      name: 'Lautlos Fahrradbau GmbH',
      email: 'post@lautlos.example',
    });
  });
});

describe('CMS images', () => {
  const file = (format: string, width: number) => ({
    ...{ path: `scenes/belt-${width}.${format}`, format, width, height: width / 2 },
    bytes: width * 10,
  });

  it('upload the widest WebP and include the narrowest for lists', () => {
    const files = [file('avif', 1600), file('webp', 800), file('webp', 1600), file('webp', 480)];
    const alt = { de: 'Ein Riemen', en: 'A belt' };
    expect(buildImportPictures({ pictures: { 'scenes/belt.wide': { alt, files } } })).toEqual({
      'scenes/belt-1600.webp': {
        ...{ name: 'belt-wide.webp', folder: 'Szenen', alt },
        ...{ width: 1600, height: 800, bytes: 16_000 },
        small: { path: 'scenes/belt-480.webp', width: 480, height: 240, bytes: 4_800 },
      },
    });
  });

  it('skip images without WebP', () => {
    expect(
      buildImportPictures({ pictures: { 'scenes/belt': { files: [file('avif', 800)] } } }),
    ).toEqual({});
  });
});
