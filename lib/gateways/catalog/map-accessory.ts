import { availabilityOf, earliestAvailability } from '@/domain/catalog/availability';
import { cheapestOf, hasPriceRange } from '@/domain/catalog/price';
import { toCents } from '@/domain/money/cents';
import { accessoryKey } from '@/domain/picture/side-views';
import type { AccessoryCardFieldsFragment } from '@/graphql/generated/content/graphql';
import type { CatalogProductFieldsFragment } from '@/graphql/generated/shop/graphql';
import { arrivalNow } from '@/lib/platform/delivery/arrival-now';
import { findPicture } from '@/lib/platform/media/find-picture';
import { mapVariantPrice, mapStockDays } from './map-variant';
import type {
  AccessoryCardView,
  AccessoryListItem,
  AccessoryArticleView,
} from '@/lib/platform/views/accessory-view';
import { present } from './wire-lists';

/** The sold articles of an accessory: the content service's colours and sizes with the shop's price and stock. */
export function mapArticles(
  accessory: AccessoryCardFieldsFragment,
  product: CatalogProductFieldsFragment,
): AccessoryArticleView[] {
  const sold = new Map(
    [...product.variants, product]
      .filter(({ active }) => active)
      .map((variant) => [variant.sku, variant]),
  );
  return present(accessory.articles).flatMap((article, index) => {
    const variant = sold.get(article.sku);
    if (variant === undefined) return [];
    const availability = availabilityOf(mapStockDays(variant));
    return [
      {
        sku: article.sku,
        ean: article.ean,
        productId: variant.id,
        index,
        picture: findPicture(accessoryKey(accessory.slug, index)),
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
        arrival: arrivalNow({ availability, kind: 'parcel' }),
      },
    ];
  });
}

/** An accessory as a card; null when none of its articles is sold. */
export function mapAccessoryCard(
  accessory: AccessoryCardFieldsFragment,
  product: CatalogProductFieldsFragment,
): AccessoryCardView | null {
  const articles = mapArticles(accessory, product);
  const cheapest = cheapestOf(articles);
  if (cheapest === null) return null;
  const availability = earliestAvailability(articles.map((article) => article.availability));
  return {
    slug: accessory.slug,
    name: accessory.name,
    claim: accessory.claim,
    fromCents: cheapest.priceCents,
    fromSku: cheapest.sku,
    hasPriceRange: hasPriceRange(articles),
    availability,
    arrival: arrivalNow({ availability, kind: 'parcel' }),
    picture: findPicture(accessoryKey(accessory.slug, 0)),
  };
}

/** An accessory in the list with what it can be filtered by. */
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
      bikes: present(accessory.bikes).map(({ slug }) => slug),
      brand: one(accessory.brand),
      accessory_parts_category: one(accessory.accessory_parts_category),
      category: one(accessory.category),
    },
  };
}
