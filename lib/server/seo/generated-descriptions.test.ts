import { createTranslator } from 'next-intl';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getSharedServices } from '@/e2e/support/start-services';
import { descriptionLength } from '@/domain/content/content-text';
import { type Language, languages } from '@/domain/locale/language';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import type * as OutletPage from '@/lib/server/catalog/get-outlet-page';
import type * as OutletList from '@/lib/server/catalog/list-outlet';
import type * as DealerPage from '@/lib/server/dealers/get-dealer-page';
import type * as Dealers from '@/lib/server/dealers/list-dealers';

// Next's cache, draft mode and translations require a Next server. As there, a query that all pages share runs only
// once.
vi.mock('next/cache', () => {
  const answers = new Map<string, unknown>();
  const unstable_cache =
    (read: (...args: unknown[]) => unknown, keys: readonly string[]) =>
    (...args: unknown[]) => {
      const key = JSON.stringify([keys, args]);
      if (!answers.has(key)) answers.set(key, read(...args));
      return answers.get(key);
    };
  return { unstable_cache };
});
vi.mock('@/lib/platform/http/is-preview', () => ({ isPreview: () => Promise.resolve(false) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Language; namespace: 'dealerCity' }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace }),
}));

let outlet: typeof OutletPage & typeof OutletList;
let dealers: typeof DealerPage & typeof Dealers;

beforeAll(async () => {
  const { url, shopUrl } = await getSharedServices();
  Object.assign(process.env, {
    SHOP_URL: shopUrl,
    CONTENT_URL: `${url}/graphql`,
    TOOLS_URL: `${url}/tools`,
  });
  outlet = {
    ...(await import('@/lib/server/catalog/get-outlet-page')),
    ...(await import('@/lib/server/catalog/list-outlet')),
  };
  dealers = {
    ...(await import('@/lib/server/dealers/get-dealer-page')),
    ...(await import('@/lib/server/dealers/list-dealers')),
  };
}, 120_000);

/** Returns descriptions that search engines would cut off or consider too short, and duplicates. */
function wrongOnes(descriptions: readonly string[]): string[] {
  const { from, to } = descriptionLength;
  return descriptions.filter(
    (text, index) => text.length < from || text.length > to || descriptions.indexOf(text) !== index,
  );
}

describe.each(languages)('generated descriptions in %s', (language) => {
  it('are unique and of the recommended length for each item', async () => {
    const items = await outlet.listOutlet(language);
    expect(items.length).toBeGreaterThan(20);
    const told = await Promise.all(
      items.map(async ({ slug }) => {
        const item = await outlet.findOutletPage(language, slug);
        return item === null ? '' : outlet.getOutletDescription(language, item);
      }),
    );
    expect(wrongOnes(told)).toEqual([]);
  });

  it('cover each dealer and each city with several dealers', async () => {
    const [all, cities] = await Promise.all([dealers.listDealers(), dealers.listCities()]);
    expect([all.length > 100, cities.length > 5]).toEqual([true, true]);
    const heads = [];
    for (const { slug } of all) {
      const page = await dealers.findDealerPage(language, slug);
      if (page) heads.push(await dealers.getDealerMetadata(language, page));
    }
    for (const { slug } of cities) {
      const page = await dealers.findCityPage(language, slug);
      if (page) heads.push(await dealers.getCityMetadata(language, page));
    }
    expect(heads).toHaveLength(all.length + cities.length);
    expect(wrongOnes(heads.map(({ description }) => description))).toEqual([]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  });
});
