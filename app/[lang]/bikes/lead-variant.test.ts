import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildBikeIndex, filterBikes } from '@/components/catalog/list/filter-bikes';
import { findLeadVariant } from '@/domain/catalog/lead-offer';
import { sortKeys } from '@/domain/catalog/list-sort';
import { parsePackedVariants } from '@/domain/catalog/variant';
import { languages } from '@/domain/locale/language';
import { getSharedServices } from '@/e2e/support/start-services';
import { getManufacturerOrder } from '@/lib/platform/views/bike-view';
import type * as BikePage from '@/lib/server/catalog/get-bike-page';
import type * as Comparison from '@/lib/server/catalog/get-bike-comparison';
import type * as BikeList from '@/lib/server/catalog/list-bikes';
import type * as HomeRegister from '@/lib/server/catalog/list-models';

// Next's cache and draft mode require a Next server. As with Next's cache, a query that all pages share runs only once.
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
  getTranslations: () => Promise.resolve((key: string) => key),
}));

let pages: typeof BikePage & typeof BikeList & typeof Comparison & typeof HomeRegister;

beforeAll(async () => {
  const { url, shopUrl } = await getSharedServices();
  Object.assign(process.env, {
    SHOP_URL: shopUrl,
    CONTENT_URL: `${url}/graphql`,
    TOOLS_URL: `${url}/tools`,
  });
  pages = {
    ...(await import('@/lib/server/catalog/get-bike-page')),
    ...(await import('@/lib/server/catalog/list-bikes')),
    ...(await import('@/lib/server/catalog/get-bike-comparison')),
    ...(await import('@/lib/server/catalog/list-models')),
  };
}, 120_000);

describe.each(languages)('lead variant in %s', (language) => {
  it('is the same on list, home, comparison and the plain product URL', async () => {
    const [{ bikes }, register] = await Promise.all([
      pages.listBikes(language),
      pages.listModels(language),
    ]);
    expect(bikes.length).toBeGreaterThan(20);
    const found = await Promise.all(
      bikes.map(async ({ slug }) => {
        const cards = sortKeys.map(
          (sort) =>
            filterBikes(buildBikeIndex(bikes), {}, sort, language).find(
              ({ item }) => item.slug === slug,
            )?.sku,
        );
        const comparison = await pages.getBikeComparison(language, () => ({
          ...{ slugs: [slug], unknown: [], tooMany: [] },
        }));
        const page = await pages.getBikePage(language, slug);
        const variants = page && parsePackedVariants(page.variants, page.drivetrains);
        return {
          slug,
          page: page && variants && findLeadVariant(variants, getManufacturerOrder(page))?.sku,
          others: [
            ...cards,
            register.find((row) => row.slug === slug)?.sku,
            comparison.bikes[0]?.offer.sku,
          ],
        };
      }),
    );
    expect(found.filter(({ page, others }) => others.some((sku) => sku !== page))).toEqual([]);
  });

  it('has all the gears that the claim names', async () => {
    const { bikes } = await pages.listBikes(language);
    const wrong = await Promise.all(
      filterBikes(buildBikeIndex(bikes), {}, 'name', language).map(
        async ({ item, sku, priceCents }) => {
          const page = await pages.getBikePage(language, item.slug);
          const drive = page?.drivetrains.find(({ code }) => code === sku.split('.')[0]);
          const claimed = gearsIn(page?.claim ?? '');
          const has = gearsIn(drive?.name ?? '');
          return claimed.length > 0 &&
            has.length > 0 &&
            !has.some((gears) => claimed.includes(gears))
            ? [`${page?.claim} | ${drive?.name} ${priceCents / 100}`]
            : [];
        },
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });
});

const numerals: Readonly<Record<string, number>> = {
  ...{ ein: 1, one: 1, single: 1, sechs: 6, six: 6, acht: 8, eight: 8, neun: 9, nine: 9 },
  ...{ elf: 11, eleven: 11, zwölf: 12, twelve: 12, vierzehn: 14, fourteen: 14 },
  ...{ achtzehn: 18, eighteen: 18 },
};

/** Returns the numbers of gears in a sentence: 8 and 11 for "acht oder elf Gänge" and "eight gears or eleven". */
function gearsIn(text: string): number[] {
  const before =
    /((?:[\p{L}\d]+, )?[\p{L}\d]+(?: (?:oder|or) [\p{L}\d]+)?)[- ](?:enclosed )?(?:Gang|Gänge|gear|speed)/giu;
  const after = /(?:gears|speeds) or (\p{L}+)/giu;
  return [...text.matchAll(before), ...text.matchAll(after)]
    .flatMap(([, words = '']) => words.split(/, | oder | or /))
    .flatMap((word) => {
      const number = numerals[word.toLowerCase()] ?? Number(word);
      return Number.isInteger(number) ? [number] : [];
    });
}
