import { gzipSync } from 'node:zlib';
import { createTranslator } from 'next-intl';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Language } from '@/domain/locale/language';
import { searchEntries } from '@/domain/search/search';
import { buildSearchIndex, type SearchIndex } from '@/domain/search/search-index';
import { getSharedServices } from '@/e2e/support/start-services';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { toSearchIndexDto } from '@/lib/platform/views/search-index-dto';

// Next's cache, draft mode and translations require a Next server.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('@/lib/platform/http/is-preview', () => ({ isPreview: () => Promise.resolve(false) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Language; namespace: 'search' }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace }),
}));

const indexes: Partial<Record<Language, SearchIndex>> = {};

beforeAll(async () => {
  const { url, shopUrl } = await getSharedServices();
  Object.assign(process.env, {
    SHOP_URL: shopUrl,
    CONTENT_URL: `${url}/graphql`,
    TOOLS_URL: `${url}/tools`,
  });
  const { listSearchEntries } = await import('@/lib/server/search/list-search-entries');
  for (const language of ['de', 'en'] as const)
    indexes[language] = buildSearchIndex(await listSearchEntries(language));
}, 120_000);

const found = (language: Language, query: string) => {
  const index = indexes[language];
  if (index === undefined) throw new Error('no index');
  return searchEntries(index, query, language);
};

/** Search terms in each language with the path of their first result. */
const words: readonly [Language, string, string | RegExp][] = [
  ['de', 'Herrenrad', /^\/bikes\//],
  ['de', 'Damenrad', /^\/bikes\//],
  ['de', 'Bimmel', /^\/accessories\/klingel/],
  ['de', 'Lastenrad', /^\/bikes\//],
  ['de', 'Kinderrad', /^\/support\/faq#|^\/bikes$/],
  ['de', 'Batterie entsorgen', '/recycling'],
  ['de', 'Kindersitzhalterung', '/accessories/kindersitzhalter-kollwitz'],
  ['de', 'Kindersitz', /kindersitz/],
  ['de', 'child seat', '/accessories/kindersitzhalter-kollwitz'],
  ['de', 'Handyhalterung', '/accessories/handyhalter-adlershof'],
  ['de', 'Velo', /^\/bikes\//],
  ['de', 'Drahtesel', /^\/bikes\//],
  ['de', 'Radl', /^\/bikes\//],
  ['de', 'Fahrrad', /^\/bikes\//],
  ['de', 'rain cape', '/accessories/regenponcho-mueggelsee'],
  ['de', 'Regencape', '/accessories/regenponcho-mueggelsee'],
  ['de', 'grünes rad', /^\/bikes\//],
  ['de', 'gruenes rad', /^\/bikes\//],
  ['de', 'weisses fahrrad', /^\/bikes\//],
  ['de', 'weißes Fahrrad', /^\/bikes\//],
  ['de', 'lu11 25 h m nb', '/bikes/ludwig?variant=LU11.25.H.M.NB'],
  ['de', 'LU11.25.H.M.NB', '/bikes/ludwig?variant=LU11.25.H.M.NB'],
  ['de', 'Ebike', /^\/bikes\//],
  ['de', 'E-Bike', /^\/bikes\//],
  ['de', 'Größe M', /^\/bikes\//],
  ['de', 'groesse M', /^\/bikes\//],
  ['de', 'Größe 162', '/bikes?height=162'],
  ['de', '1,62 m', '/bikes?height=162'],
  ['de', 'Fahrrad unter 3000', '/bikes?price_to=3000'],
  ['de', 'size M', /^\/bikes\//],
  ['de', 'W15F-BW0V-E2T', /^\/configuration\?code=/],
  ['en', 'kids seat', '/accessories/kindersitzhalter-kollwitz'],
  ['en', 'child seat', '/accessories/kindersitzhalter-kollwitz'],
  ['en', 'Fahrrad', /^\/bikes\//],
  ['en', 'bike', /^\/bikes\//],
  ['en', 'bicycle', /^\/bikes\//],
  ['en', 'cargo bike', /^\/bikes\//],
  ['en', 'mens bike', /^\/bikes\//],
  ['en', 'phone holder', '/accessories/handyhalter-adlershof'],
  ['en', 'rain cape', '/accessories/regenponcho-mueggelsee'],
  ['en', 'green bike', /^\/bikes\//],
  ['en', 'white bike', /^\/bikes\//],
  ['en', 'ebike', /^\/bikes\//],
  ['en', 'e-bike', /^\/bikes\//],
  ['en', 'battery disposal', '/recycling'],
  ['en', 'bike under 3000', '/bikes?price_to=3000'],
  ['en', 'size M', /^\/bikes\//],
  ['en', 'size 162', '/bikes?height=162'],
  ['en', 'lu11 25 h m nb', /^\/bikes\/ludwig/],
  ['en', 'W15F-BW0V-E2T', /^\/configuration\?code=/],
];

describe('first search result', () => {
  it.each(words)('%s: %s', (language, query, path) => {
    const { entries, proposal, shortcut } = found(language, query);
    const first = shortcut?.path ?? entries[0]?.path ?? '';
    const text = `${entries
      .slice(0, 3)
      .map((entry) => entry.path)
      .join(', ')} (${proposal})`;
    if (typeof path === 'string') expect(first, text).toBe(path);
    else expect(first, text).toMatch(path);
  });
});

describe('alternative spellings', () => {
  it.each([
    ['grün', 'gruen'],
    ['grünes Rad', 'gruenes Rad'],
    ['Größe', 'groesse'],
    ['Größe M', 'groesse M'],
    ['Schutzbleche weiß', 'Schutzbleche weiss'],
  ])('finds for %s the same results as for %s', (one, other) => {
    const paths = (query: string) => found('de', query).entries.map(({ path }) => path);
    expect(paths(one)).toEqual(paths(other));
    expect(paths(one).length).toBeGreaterThan(0);
  });
});

describe('price limit in the query', () => {
  it.each([
    ['de', 'Fahrrad unter 3000', 300_000],
    ['en', 'bike under €3,000', 300_000],
    ['de', 'Klingel unter 50 Euro', 5_000],
  ] as const)('%s: %s returns no result above the limit', (language, query, cents) => {
    const prices = found(language, query).entries.map(({ priceCents }) => priceCents ?? Infinity);
    expect(prices.length).toBeGreaterThan(1);
    expect(Math.max(...prices)).toBeLessThanOrEqual(cents);
  });
});

describe('search index', () => {
  it.each(['de', 'en'] as const)('stays below its size limit (%s)', (language) => {
    const entries = indexes[language]?.entries ?? [];
    const bytes = gzipSync(JSON.stringify(toSearchIndexDto(entries))).length;
    expect(bytes).toBeLessThan(90_000);
  });
});
