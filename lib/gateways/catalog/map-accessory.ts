import { getAvailability, getEarliestAvailability } from '@/domain/availability/availability';
import { findCheapest, hasPriceRange } from '@/domain/catalog/price';
import { toCents } from '@/domain/money/cents';
import { buildAccessoryPictureKey } from '@/lib/platform/media/bike-pictures';
import type { AccessoryCardFieldsFragment } from '@/graphql/generated/content/graphql';
import type { CatalogProductFieldsFragment } from '@/graphql/generated/shop/graphql';
import { estimateDeliveryFromToday } from '@/lib/platform/estimated-delivery';
import { findPicture } from '@/lib/platform/media/find-picture';
import { mapVariantPrice, mapVariantStock } from './map-product';
import type {
  AccessoryCardView,
  AccessoryListItem,
  AccessoryArticleView,
} from '@/lib/platform/views/accessory-view';
import { filterPresent } from '@/lib/gateways/result';

/**
 * Maps the sold articles of an accessory: colors and sizes come from the content service, price and stock from the
 * shop.
 */
export function mapArticles(
  accessory: AccessoryCardFieldsFragment,
  product: CatalogProductFieldsFragment,
): AccessoryArticleView[] {
  const sold = new Map(
    [...product.variants, product]
      .filter(({ active }) => active)
      .map((variant) => [variant.sku, variant]),
  );
  return filterPresent(accessory.articles).flatMap((article, index) => {
    const variant = sold.get(article.sku);
    if (variant === undefined) return [];
    const availability = getAvailability(mapVariantStock(variant));
    return [
      {
        sku: article.sku,
        ean: article.ean,
        productId: variant.id,
        index,
        picture: findPicture(buildAccessoryPictureKey(accessory.slug, index)),
        color:
          article.color !== null && article.colorHex !== null
            ? { name: article.color, hex: article.colorHex }
            : null,
        size: article.size,
        variant: article.variant,
        ...mapVariantPrice(variant),
        lowestPrice30DaysCents:
          variant.lowestPrice30Days === null ? null : toCents(variant.lowestPrice30Days),
        availability,
        arrival: estimateDeliveryFromToday({ availability, kind: 'parcel' }),
      },
    ];
  });
}

/** Maps an accessory to a card. Returns null when none of its articles is sold. */
export function mapAccessoryCard(
  accessory: AccessoryCardFieldsFragment,
  product: CatalogProductFieldsFragment,
): AccessoryCardView | null {
  const articles = mapArticles(accessory, product);
  const cheapest = findCheapest(articles);
  if (cheapest === null) return null;
  const availability = getEarliestAvailability(articles.map((article) => article.availability));
  return {
    slug: accessory.slug,
    name: accessory.name,
    claim: accessory.claim,
    fromCents: cheapest.priceCents,
    fromSku: cheapest.sku,
    hasPriceRange: hasPriceRange(articles),
    availability,
    arrival: estimateDeliveryFromToday({ availability, kind: 'parcel' }),
    picture: findPicture(buildAccessoryPictureKey(accessory.slug, 0)),
  };
}

/** Maps an accessory to a list item with the values that the list can be filtered by. */
export function mapAccessoryListItem(
  accessory: AccessoryCardFieldsFragment,
  product: CatalogProductFieldsFragment,
): AccessoryListItem | null {
  const card = mapAccessoryCard(accessory, product);
  if (card === null) return null;
  const one = (term: { slug: string } | null): string[] => (term === null ? [] : [term.slug]);
  return {
    ...card,
    facets: {
      bikes: filterPresent(accessory.bikes).map(({ slug }) => slug),
      brand: one(accessory.brand),
      accessory_parts_category: one(accessory.accessory_parts_category),
      category: one(accessory.category),
    },
  };
}
