import 'server-only';
import { leadOffer } from '@/domain/catalog/lead-offer';
import { parseSku } from '@/domain/catalog/sku';
import { sizeOrder } from '@/domain/catalog/size-order';
import type { Language } from '@/domain/language/detect-language';
import { mapAccessoryCard } from '@/lib/gateways/catalog/map-accessory';
import { mapBikeListItem } from '@/lib/gateways/catalog/map-bike';
import { logger } from '@/lib/platform/observability/logger';
import { readSoldAccessories, readSoldBikes } from '@/lib/server/catalog/sold-articles';

/** By their slugs: sizes and lowest price of each model, lowest price of each accessory, in cents; empty, and logged, where the shop does not answer. */
export async function listSoldFacts(language: Language) {
  try {
    const [bikes, accessories] = await Promise.all([
      readSoldBikes(language),
      readSoldAccessories(language),
    ]);
    return {
      bikes: new Map(
        bikes.map(({ bike, product }) => {
          const item = mapBikeListItem(bike, product, null);
          const sizes = product.variants.flatMap(({ sku }) => parseSku(sku)?.size ?? []);
          return [
            bike.slug,
            {
              sizes: sizeOrder.filter((size) => sizes.includes(size)),
              priceCents: leadOffer(item?.combinations ?? [])?.offer.priceCents ?? null,
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
