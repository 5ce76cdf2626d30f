import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalog } from '../demo-data/load-catalog';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import { createEntryStore } from './entry-store';
import { type ContentFolder, createContentFolder } from './fixtures/content-folder';

let folder: ContentFolder;

beforeEach(() => {
  folder = createContentFolder();
  folder.media([]);
});

afterEach(() => folder.remove());

function open(demoDir: string) {
  return createEntryStore({ demoDir, clock: createFakeClock(), logger: silentLogger });
}

const inBoth = (fields: Record<string, unknown>) => {
  for (const locale of ['de', 'en']) folder.page(`${locale}/landing`, fields);
};

/** Returns the reasons of all content problems without duplicates, as both languages give the same reasons. */
const reasons = () => [
  ...new Set(
    open(folder.path)
      .problems()
      .map(({ reason }) => reason),
  ),
];

describe('landing page below /bikes', () => {
  it.each(['bikes/probe', 'bikes/outlet', 'accessories/klingel-probe'])(
    'cannot use the address %s of a product',
    (slug) => {
      inBoth({ slug });
      expect(reasons()).toEqual([`slug ${slug} is the address of something sold; left out`]);
      expect(open(folder.path).current().PUBLISHED.pages).toEqual([]);
    },
  );

  it('lists bikes by existing attributes', () => {
    inBoth({ slug: 'bikes/stadtrad', listing: { subcategory: 'stadt', geometry: 'wave' } });
    expect(reasons()).toEqual([]);
    expect(open(folder.path).current().PUBLISHED.pages[0]?.listing).toMatchObject({
      subcategory: 'stadt',
      geometry: 'wave',
    });
  });

  it('rejects unknown attributes', () => {
    inBoth({ slug: 'bikes/stadtrad', listing: { transmission: 'dampf' } });
    expect(reasons()).toEqual(['nothing is listed by transmission dampf']);
  });
});

describe('demo landing pages', () => {
  const demo = fileURLToPath(new URL('../../demo', import.meta.url));
  const pages = open(demo)
    .current()
    .PUBLISHED.pages.filter(({ listing }) => listing !== null);
  const { terms } = loadCatalog(demo);

  it.each([
    ['subcategory', terms.subcategories],
    ['transmission', terms.transmissionGroups],
    ['geometry', terms.geometries],
    ['category', terms.accessoryCategories],
  ] as const)('exist for each %s in both languages', (field, known) => {
    for (const locale of ['de', 'en'])
      for (const { slug } of known)
        expect(
          pages.filter((page) => page.locale === locale && page.listing?.[field] === slug),
          `${locale} ${slug}`,
        ).toHaveLength(1);
  });

  it('have unique titles short enough for search results', () => {
    const titles = pages.map(({ metaTitle }) => metaTitle ?? '');
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length, title).toBeGreaterThan(20);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
  });

  it('have benefits, questions, and onward links', () => {
    for (const { slug, pageZone } of pages) {
      const kinds = pageZone.map(({ component }) => component);
      for (const kind of ['header-image', 'rich-text', 'info-array', 'buttons'])
        expect(kinds, slug).toContain(kind);
    }
  });
});
