import type { FeedItem } from '@/lib/server/product-feed/feed-item';
import { findPriceReduction } from '@/domain/catalog/price';
import type { Language } from '@/domain/locale/language';
import {
  buildAccessoryDrawingPath,
  buildBikeDrawingPath,
  buildProductPicturePath,
} from '@/lib/platform/media/picture-path';
import { mapArticles } from '@/lib/gateways/catalog/map-accessory';
import {
  toParcelKind,
  fetchOrderTerms,
  type OrderTerms,
} from '@/lib/gateways/shop/order-terms.gateway';
import { ownBrandSlug } from '@/lib/platform/config/company';
import {
  listAccessoriesForSale,
  listBikesForSale,
} from '@/lib/server/catalog/list-products-for-sale';
import { getProductImage } from '@/lib/server/seo/product-metadata';
import { toSiteUrl } from '@/lib/platform/config/env';
import { getAvailability } from '@/domain/availability/availability';
import { parsePackedVariants } from '@/domain/catalog/variant';
import { findSideView } from '@/lib/platform/media/bike-pictures';
import { mapColors, mapDrivetrains, mapFrames } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-product';
import type { ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { findSideViews } from '@/lib/platform/media/find-picture';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { listPublicPriceCountries, computeShippingCents } from '@/domain/delivery/shipping-cost';
import { type ParcelKind, getTransitDays } from '@/domain/delivery/transit-days';
import { getResultData } from '@/lib/gateways/result';
import 'server-only';

/** A feed item without the fields that depend on the country. */
export type FeedSourceItem = Omit<FeedItem, 'shippingCents' | 'transitDays'>;

/** Returns all articles of all accessories that are available to the public. */
export async function listAccessoryItems(language: Language): Promise<FeedSourceItem[]> {
  const sold = await listAccessoriesForSale(language);
  return sold.flatMap(({ accessory, product }) => {
    if (product.dealer) return [];
    const { slug, name, claim, brand, category } = accessory;
    const articles = mapArticles(accessory, product);
    const url = toSiteUrl(`/${language}/accessories/${slug}`);
    return articles.map(({ sku, ean, index, picture, color, size, variant, ...offer }) => ({
      sku,
      groupId: groupIdOf(slug, variant, articles),
      title: [brand?.name, [name, variant, color?.name, size].filter(Boolean).join(', ')]
        .filter(Boolean)
        .join(' '),
      description: claim,
      url: articles.length > 1 ? `${url}?variant=${sku}` : url,
      image: toSiteUrl(getProductImage(picture, buildAccessoryDrawingPath(slug, index)).largest),
      priceCents: offer.priceCents,
      formerCents: findPriceReduction(offer)?.fromCents ?? null,
      availability: offer.availability,
      brand: brand?.name ?? 'Lautlos',
      mpn: brand?.slug === ownBrandSlug ? sku : null,
      gtin: ean,
      color: color?.name ?? null,
      size,
      isUsed: false,
      categories: category ? [category.name] : [],
      kind: toParcelKind(product.weightClass),
    }));
  });
}

/**
 * Returns the group id of an article. Portals distinguish the variants of a group by color and size only, so articles
 * that differ otherwise get different ids.
 */
function groupIdOf(
  slug: string,
  variant: string | null,
  articles: readonly { variant: string | null }[],
): string | null {
  const sameVariant = articles.filter((article) => article.variant === variant);
  const at = articles.findIndex((article) => article.variant === variant);
  if (sameVariant.length < 2) return null;
  return variant === null ? slug : `${slug}-${at + 1}`;
}

const BRAND = 'Lautlos';

/** Returns all variants of all models that are available to the public, without presale and dealer-only models. */
export async function listBikeItems(language: Language): Promise<FeedSourceItem[]> {
  const sold = await listBikesForSale(language);
  return sold.flatMap(({ bike, product }) => {
    if (product.dealer) return [];
    const variants = parsePackedVariants(mapVariantRows(product), mapDrivetrains(bike));
    return variants.map((variant) => ({
      ...describe(language, bike, variant),
      priceCents: variant.priceCents,
      availability: getAvailability(variant.stock),
    }));
  });
}

function describe(
  language: Language,
  bike: ListedBike,
  wanted: { sku: string; type: string; variation: string; size: string; color: string },
): Omit<FeedSourceItem, 'priceCents' | 'availability'> {
  const { slug, name } = bike;
  const color = mapColors(bike).find(({ short }) => short === wanted.color);
  const frames = mapFrames(bike);
  const frame = frames.length > 1 && frames.find(({ short }) => short === wanted.variation)?.name;
  const drivetrain = mapDrivetrains(bike).find(({ code }) => code === wanted.type);
  const picture = findSideView(findSideViews(slug), slug, wanted.variation, color?.slug ?? '');
  const drawing = buildBikeDrawingPath({ slug, frame: wanted.variation, color: color?.slug ?? '' });
  const parts = [name, drivetrain?.name, frame, color?.name, wanted.size];
  return {
    sku: wanted.sku,
    // Portals distinguish the variants of a group by color and size only, so each frame and drivetrain is a separate
    // group.
    groupId: wanted.sku.split('.').slice(0, 3).join('.'),
    title: `${BRAND} ${parts.filter(Boolean).join(', ')}`,
    description: bike.claim,
    url: toSiteUrl(`/${language}/bikes/${slug}?variant=${wanted.sku}`),
    image: toSiteUrl(getProductImage(picture, drawing).largest),
    formerCents: null,
    brand: BRAND,
    mpn: wanted.sku,
    gtin: null,
    color: color?.name ?? null,
    size: wanted.size,
    isUsed: false,
    categories: bike.subcategory ? [bike.subcategory.name] : [],
    kind: 'bike',
  };
}

/** Returns all available outlet bikes with their condition, new or used. */
export async function listOutletItems(language: Language): Promise<FeedSourceItem[]> {
  const items = await listOutlet(language);
  return items.map((item) => ({
    // Several outlet bikes may have the same sku, so the slug identifies them.
    sku: item.slug,
    groupId: null,
    title: `Lautlos ${[item.title, item.colorName, item.size].filter(Boolean).join(', ')} (Outlet)`,
    description: item.reason,
    url: toSiteUrl(`/${language}/bikes/outlet/${item.slug}`),
    image: toSiteUrl(getProductImage(item.picture, buildProductPicturePath(item.sku)).largest),
    priceCents: item.priceCents,
    formerCents: findPriceReduction(item)?.fromCents ?? null,
    availability: item.availability,
    brand: 'Lautlos',
    mpn: item.sku,
    gtin: null,
    color: item.colorName,
    size: item.size,
    isUsed: !item.isNew,
    categories: ['Outlet'],
    kind: 'bike',
  }));
}

/**
 * Returns all public items that ship to a country: models, accessories and outlet bikes. Null for a country that
 * nothing ships to or where the public price does not apply. Throws when a service fails.
 */
export async function listFeedItems(
  language: Language,
  countryId: string,
): Promise<FeedItem[] | null> {
  const terms = getResultData(await fetchOrderTerms(), 'shop terms');
  if (!listPublicPriceCountries(terms.shippingRates).includes(countryId)) return null;
  const items = await Promise.all([
    listBikeItems(language),
    listAccessoryItems(language),
    listOutletItems(language),
  ]);
  return items.flat().map((item) => ({ ...item, ...getShippingTo(countryId, terms, item) }));
}

function getShippingTo(
  countryId: string,
  { shippingRates }: OrderTerms,
  { kind, priceCents }: { readonly kind: ParcelKind; readonly priceCents: number },
) {
  return {
    shippingCents: computeShippingCents(shippingRates, countryId, { kind, cents: priceCents }),
    transitDays: getTransitDays(countryId, kind),
  };
}
