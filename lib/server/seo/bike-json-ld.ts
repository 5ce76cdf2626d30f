import { availabilityOf } from '@/domain/catalog/availability';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import type { Language } from '@/domain/language/detect-language';
import { bikePicturePath } from '@/domain/picture/picture-path';
import { sideView } from '@/domain/picture/side-views';
import type { ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { Json } from './json-ld';
import { productJsonLd, type SoldVariant } from './json-ld-product';
import { wayJsonLd } from './json-ld-way';
import { productImage } from './product-image';
import { siteUrl } from './site-url';

/** The size a bicycle's weight is told in. */
const weighedSize = 'M';

/** The structured data of a model's page: the model with every variant, unless only dealers may order it; and the way to it. */
export function bikeJsonLd(
  language: Language,
  bike: BikePageView,
  { listTitle, terms }: { readonly listTitle: string; readonly terms: ShopTerms | null },
): Json[] {
  const path = `/bikes/${bike.slug}`;
  const way = wayJsonLd(language, [
    { name: listTitle, path: '/bikes' },
    { name: bike.name, path },
  ]);
  if (bike.b2bOnly) return [way];
  const url = siteUrl(`/${language}${path}`);
  const variants = unpackVariants(bike.variants, bike.drivetrains).map((variant) =>
    soldBike(bike, variant, url),
  );
  const products = productJsonLd(language, {
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
  return [...products, way];
}

function soldBike(bike: BikePageView, variant: VariantFacts, url: string): SoldVariant {
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
    availability: availabilityOf(stock),
    lowestPrice30DaysCents: null,
  };
}

function imageOf({ slug, pictures }: BikePageView, frame: string, color: string): string {
  const picture = sideView(pictures.sides, slug, frame, color);
  return siteUrl(productImage(picture, bikePicturePath({ slug, frame, color })).largest);
}
