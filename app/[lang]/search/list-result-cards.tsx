import type { ReactNode } from 'react';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import { BikeCard } from '@/components/catalog/bike-card';
import { buildBikeIndex, filterBikes } from '@/components/catalog/list/filter-bikes';
import { defaultSort } from '@/domain/catalog/list-sort';
import { findArrival } from '@/domain/delivery/transit-days';
import type { Language } from '@/domain/locale/language';
import type { SearchEntry } from '@/domain/search/search-entry';
import { logger } from '@/lib/platform/observability/logger';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import { listBikes } from '@/lib/server/catalog/list-bikes';

/**
 * Returns product cards with image, price and delivery date for the products among the results, by path. Empty, and
 * logged, if the shop fails.
 */
export async function listResultCards(
  language: Language,
  entries: readonly SearchEntry[],
): Promise<ReadonlyMap<string, ReactNode>> {
  const goods = entries.filter(({ kind }) => kind === 'bike' || kind === 'accessory');
  if (goods.length === 0) return new Map();
  try {
    const [{ bikes, arrivals }, { accessories }] = await Promise.all([
      listBikes(language),
      listAccessories(language),
    ]);
    const paths = new Set(goods.map(({ path }) => path));
    const models = filterBikes(buildBikeIndex(bikes), {}, defaultSort, language).flatMap((bike) => {
      const path = `/bikes/${bike.item.slug}`;
      const arrival = findArrival(arrivals, bike.availability);
      return paths.has(path)
        ? [[path, <BikeCard key={path} bike={bike} arrival={arrival} loading="lazy" />] as const]
        : [];
    });
    const things = accessories.flatMap((accessory) => {
      const path = `/accessories/${accessory.slug}`;
      return paths.has(path)
        ? [[path, <AccessoryCard key={path} accessory={accessory} level={3} />] as const]
        : [];
    });
    return new Map<string, ReactNode>([...models, ...things]);
  } catch (error) {
    logger.error('What was found is shown without pictures', { error });
    return new Map();
  }
}
