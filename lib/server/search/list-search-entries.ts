import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/locale/language';
import type { SearchEntry } from '@/domain/search/search-entry';
import { filterPresent, GatewayFailure, type Result } from '@/lib/gateways/result';
import { type ListedAccessory, fetchAccessories } from '@/lib/gateways/content/accessories.gateway';
import { findLeadOffer } from '@/domain/catalog/lead-offer';
import { parseBikeSku, orderedSizes } from '@/domain/catalog/sku';
import { mapAccessoryCard } from '@/lib/gateways/catalog/map-accessory';
import { mapBikeListItem } from '@/lib/gateways/catalog/map-bike';
import { logger } from '@/lib/platform/observability/logger';
import {
  listAccessoriesForSale,
  listBikesForSale,
} from '@/lib/server/catalog/list-products-for-sale';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { fetchArticles } from '@/lib/gateways/content/articles.gateway';
import { fetchDealers } from '@/lib/gateways/content/dealers.gateway';
import { fetchFaqs } from '@/lib/gateways/content/support.gateway';
import { fetchFeatures } from '@/lib/gateways/content/features.gateway';
import { fetchJobs } from '@/lib/gateways/content/jobs.gateway';
import { fetchPageTexts } from '@/lib/gateways/content/pages.gateway';
import { toAccessorySearchEntry, toBikeSearchEntry } from './catalog-entries';
import {
  toArticleSearchEntries,
  toDealerSearchEntries,
  toFaqSearchEntries,
  toFeatureSearchEntries,
  toJobSearchEntries,
  toPageSearchEntries,
} from './content-entries';
import 'server-only';

/**
 * Builds one entry for each model that links to the list of its compatible accessories, instead of one entry per
 * accessory.
 */
async function listCompatiblePartsEntries(
  accessories: readonly ListedAccessory[],
  language: Language,
): Promise<SearchEntry[]> {
  const t = await getTranslations({ locale: language, namespace: 'search' });
  const fitting = new Map<string, { name: string; count: number }>();
  for (const { slug, name } of accessories.flatMap(({ bikes }) => filterPresent(bikes)))
    fitting.set(slug, { name, count: (fitting.get(slug)?.count ?? 0) + 1 });
  return [...fitting].map(([slug, { name, count }]) => ({
    kind: 'accessory',
    path: `/accessories?bikes=${slug}`,
    title: t('fitting', { name }).normalize('NFC'),
    text: t('fittingText', { name, count }).normalize('NFC'),
    ...{ names: '', words: '', fits: '' },
  }));
}

/** Builds the entries of the list pages of shop and dealers, whose titles and texts are interface messages. */
async function listShopListEntries(language: Language): Promise<SearchEntry[]> {
  const [bikes, accessories, outlet, dealers] = await Promise.all([
    getTranslations({ locale: language, namespace: 'catalog.bikes' }),
    getTranslations({ locale: language, namespace: 'catalog.accessories' }),
    getTranslations({ locale: language, namespace: 'outlet' }),
    getTranslations({ locale: language, namespace: 'dealers' }),
  ]);
  return [
    { path: '/bikes', title: bikes('title'), text: bikes('description') },
    { path: '/accessories', title: accessories('title'), text: accessories('description') },
    { path: '/bikes/outlet', title: outlet('title'), text: outlet('description') },
    { path: '/dealers', title: dealers('title'), text: dealers('searchText') },
  ].map((entry) => ({ ...entry, kind: 'page', names: '', words: '', fits: '' }));
}

/**
 * Returns, by slug, the sizes and lowest price of each model and the lowest price of each accessory, in cents; empty,
 * and logged, when the shop fails.
 */
async function listSoldFacts(language: Language) {
  try {
    const [bikes, accessories] = await Promise.all([
      listBikesForSale(language),
      listAccessoriesForSale(language),
    ]);
    return {
      bikes: new Map(
        bikes.map(({ bike, product }) => {
          const item = mapBikeListItem(bike, product, null);
          const sizes = product.variants.flatMap(({ sku }) => parseBikeSku(sku)?.size ?? []);
          return [
            bike.slug,
            {
              sizes: orderedSizes.filter((size) => sizes.includes(size)),
              priceCents: findLeadOffer(item?.combinations ?? [])?.offer.priceCents ?? null,
            },
          ] as const;
        }),
      ),
      accessories: new Map(
        accessories.map(
          ({ accessory, product }) =>
            [accessory.slug, mapAccessoryCard(accessory, product)?.fromCents ?? null] as const,
        ),
      ),
    };
  } catch (error) {
    logger.error('Prices are missing in the search index', { error });
    return { bikes: new Map(), accessories: new Map() };
  }
}

/**
 * Returns all search entries of a language. Kinds of content that cannot be loaded are omitted and logged; throws when
 * all fail.
 */
export async function listSearchEntries(language: Language): Promise<SearchEntry[]> {
  const [bikes, accessories, blogs, pages, features, jobs, faqs, dealers, lists, sold] =
    await Promise.all([
      fetchBikes(language),
      fetchAccessories(language),
      fetchArticles(language),
      fetchPageTexts(language),
      fetchFeatures(language),
      fetchJobs(language),
      fetchFaqs(language),
      fetchDealers(),
      listShopListEntries(language),
      listSoldFacts(language),
    ]);
  const parts = [bikes, accessories, blogs, pages, features, jobs, faqs, dealers];
  const failed = parts.filter((part) => !part.ok);
  for (const { error } of failed) logger.error('A part of the search index is missing', { error });
  const [failure] = failed;
  if (failure && failed.length === parts.length)
    throw new GatewayFailure(failure.error, 'search index');
  return [
    ...entriesOf(bikes, (bike) => [toBikeSearchEntry(bike, language, sold.bikes.get(bike.slug))]),
    ...entriesOf(accessories, (accessory) => [
      toAccessorySearchEntry(accessory, language, sold.accessories.get(accessory.slug)),
    ]),
    ...(accessories.ok ? await listCompatiblePartsEntries(accessories.data, language) : []),
    ...entriesOf(blogs, (blog) => toArticleSearchEntries(blog, language)),
    ...lists,
    ...entriesOf(features, toFeatureSearchEntries),
    ...entriesOf(pages, (page) => toPageSearchEntries(page, language)),
    ...entriesOf(jobs, (job) => toJobSearchEntries(job, language)),
    ...entriesOf(dealers, (dealer) => toDealerSearchEntries(dealer, language)),
    ...entriesOf(faqs, (faq) => toFaqSearchEntries(faq, language)),
  ];
}

function entriesOf<Wire>(
  result: Result<Wire[]>,
  toEntries: (wire: Wire) => SearchEntry[],
): SearchEntry[] {
  return result.ok ? result.data.flatMap(toEntries) : [];
}
