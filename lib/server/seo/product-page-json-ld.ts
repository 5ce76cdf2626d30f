import type { Language } from '@/domain/locale/language';
import {
  buildAccessoryDrawingPath,
  buildBikeDrawingPath,
  buildProductPicturePath,
} from '@/lib/platform/media/picture-path';
import { ownBrandSlug } from '@/lib/platform/config/company';
import type { OrderTerms } from '@/lib/gateways/shop/order-terms.gateway';
import type { AccessoryArticleView, AccessoryPageView } from '@/lib/platform/views/accessory-view';
import { type Json, buildPathBreadcrumbJsonLd } from './json-ld';
import { buildProductJsonLd, type OfferedVariant } from './json-ld-product';
import { getProductImage } from './product-metadata';
import { toSiteUrl } from '@/lib/platform/config/env';
import { getAvailability } from '@/domain/availability/availability';
import { parsePackedVariants, type BikeVariant } from '@/domain/catalog/variant';
import { findSideView } from '@/lib/platform/media/bike-pictures';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';

/** Builds the structured data of an accessory page: the product with its articles, and the breadcrumbs. */
export function buildAccessoryJsonLd(
  language: Language,
  accessory: AccessoryPageView,
  { listTitle, terms }: { readonly listTitle: string; readonly terms: OrderTerms | null },
): Json[] {
  const path = `/accessories/${accessory.slug}`;
  const url = toSiteUrl(`/${language}${path}`);
  const variants = accessory.articles.map((article) => soldArticle(accessory, article, url));
  const products = buildProductJsonLd(language, {
    name: accessory.name,
    description: accessory.metaDescription ?? accessory.claim,
    url,
    image: variants[0]?.image ?? toSiteUrl(buildAccessoryDrawingPath(accessory.slug)),
    brand: accessory.brand?.name ?? 'Lautlos',
    groupId: accessory.slug,
    kind: accessory.parcelKind,
    isUsed: false,
    variants,
    terms,
  });
  const breadcrumb = buildPathBreadcrumbJsonLd(language, [
    { name: listTitle, path: '/accessories' },
    { name: accessory.name, path },
  ]);
  return [...products, breadcrumb];
}

function soldArticle(
  { slug, name, brand, articles }: AccessoryPageView,
  article: AccessoryArticleView,
  url: string,
): OfferedVariant {
  const { sku, index, picture, color, size, variant } = article;
  return {
    sku,
    name: [name, variant].filter(Boolean).join(', '),
    url: articles.length === 1 ? url : `${url}?variant=${sku}`,
    image: toSiteUrl(getProductImage(picture, buildAccessoryDrawingPath(slug, index)).largest),
    color: color?.name ?? null,
    size,
    model: variant,
    weightGrams: null,
    // The part numbers of other manufacturers are unknown, so they are left out.
    mpn: brand?.slug === ownBrandSlug ? sku : null,
    gtin: article.ean,
    priceCents: article.priceCents,
    availability: article.availability,
    lowestPrice30DaysCents: article.lowestPrice30DaysCents,
  };
}

/** Frame size to which the stated weight of a bike refers. */
const weighedSize = 'M';

/**
 * Builds the structured data of a bike page: breadcrumbs, and the model with all variants. Leaves out the model if only
 * dealers may order it.
 */
export function buildBikeJsonLd(
  language: Language,
  bike: BikePageView,
  { listTitle, terms }: { readonly listTitle: string; readonly terms: OrderTerms | null },
): Json[] {
  const path = `/bikes/${bike.slug}`;
  const breadcrumb = buildPathBreadcrumbJsonLd(language, [
    { name: listTitle, path: '/bikes' },
    { name: bike.name, path },
  ]);
  if (bike.b2bOnly) return [breadcrumb];
  const url = toSiteUrl(`/${language}${path}`);
  const variants = parsePackedVariants(bike.variants, bike.drivetrains).map((variant) =>
    soldBike(bike, variant, url),
  );
  const products = buildProductJsonLd(language, {
    name: bike.name,
    description: bike.metaDescription ?? bike.claim,
    url,
    image: imageOf(bike, bike.frames[0]?.short ?? '', bike.colors[0]?.slug ?? ''),
    brand: bike.brandName ?? 'Lautlos',
    groupId: bike.slug,
    kind: 'bike',
    isUsed: false,
    variants,
    terms,
  });
  return [...products, breadcrumb];
}

function soldBike(bike: BikePageView, variant: BikeVariant, url: string): OfferedVariant {
  const { sku, size, type, variation, priceCents, stock } = variant;
  const color = bike.colors.find(({ short }) => short === variant.color);
  const drivetrain = bike.drivetrains.find(({ code }) => code === type);
  const frame = bike.frames.find(({ short }) => short === variation);
  const parts = [bike.name, drivetrain?.name, bike.frames.length > 1 && frame?.name];
  return {
    sku,
    name: parts.filter(Boolean).join(', '),
    url: `${url}?variant=${sku}`,
    image: imageOf(bike, variation, color?.slug ?? ''),
    color: color?.name ?? null,
    size,
    weightGrams: size === weighedSize ? (drivetrain?.weightGrams ?? null) : null,
    mpn: sku,
    gtin: null,
    priceCents,
    availability: getAvailability(stock),
    lowestPrice30DaysCents: null,
  };
}

function imageOf({ slug, pictures }: BikePageView, frame: string, color: string): string {
  const picture = findSideView(pictures.sides, slug, frame, color);
  return toSiteUrl(getProductImage(picture, buildBikeDrawingPath({ slug, frame, color })).largest);
}

interface OutletDetails {
  readonly listTitle: string;
  readonly terms: OrderTerms | null;
  /** Same text as the meta description. */
  readonly description: string;
}

/** Builds the structured data of an outlet bike page: a single new or used item, and the breadcrumbs. */
export function buildOutletJsonLd(
  language: Language,
  item: OutletPageView,
  { listTitle, terms, description }: OutletDetails,
): Json[] {
  const path = `/bikes/outlet/${item.slug}`;
  const url = toSiteUrl(`/${language}${path}`);
  const image = toSiteUrl(getProductImage(item.picture, buildProductPicturePath(item.sku)).largest);
  const { sku, title, size, priceCents, availability, lowestPrice30DaysCents } = item;
  const products = buildProductJsonLd(language, {
    ...{ name: title, description, url, image },
    brand: 'Lautlos',
    groupId: item.slug,
    kind: 'bike',
    isUsed: !item.isNew,
    variants: [
      {
        ...{
          sku,
          name: title,
          url,
          image,
          size,
          priceCents,
          availability,
          lowestPrice30DaysCents,
        },
        color: item.colorName,
        weightGrams: null,
        mpn: sku,
        gtin: null,
      },
    ],
    terms,
  });
  const breadcrumb = buildPathBreadcrumbJsonLd(language, [
    { name: listTitle, path: '/bikes/outlet' },
    { name: title, path },
  ]);
  return [...products, breadcrumb];
}
