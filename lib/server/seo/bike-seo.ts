import type { Metadata } from 'next';
import { availabilityOf } from '@/domain/catalog/availability';
import { bestVariantPerMotor, bestVariantPerType } from '@/domain/catalog/rate-variants';
import type { Language } from '@/domain/language/detect-language';
import { bikePicturePath } from '@/domain/picture/picture-path';
import { sideView } from '@/domain/picture/side-views';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { breadcrumbJsonLd, productJsonLd } from './json-ld';
import { pageMetadata } from './page-metadata';
import { productImage } from './product-image';
import { siteUrl } from './site-url';

function imageOf({ slug, frames, colors, pictures }: BikePageView) {
  const frame = frames[0]?.short ?? '';
  const color = colors[0]?.slug ?? '';
  return productImage(
    sideView(pictures.sides, slug, frame, color),
    bikePicturePath({ slug, frame, color }),
  );
}

/** The head of a model's page. */
export function bikeMetadata(language: Language, bike: BikePageView): Metadata {
  return pageMetadata({
    language,
    path: `/bikes/${bike.slug}`,
    title: bike.name,
    description: bike.metaDescription ?? bike.claim,
    image: imageOf(bike).share,
  });
}

/**
 * The structured data of a model's page: the model with the best offer for each drive train and motor, as they set the price,
 * unless only dealers may order it; and the way to it.
 */
export function bikeJsonLd(language: Language, bike: BikePageView, listTitle: string) {
  const url = siteUrl(`/${language}/bikes/${bike.slug}`);
  const all = unpackVariants(bike.variants, bike.drivetrains);
  const best = new Map(
    [bestVariantPerType, bestVariantPerMotor]
      .flatMap((bestPer) => [...bestPer(all, {}).values()])
      .map((variant) => [variant.sku, variant]),
  );
  const variants = [...best.values()].map(({ sku, priceCents, stock }) => ({
    sku,
    priceCents,
    availability: availabilityOf(stock),
  }));
  const product = productJsonLd({
    name: bike.name,
    description: bike.metaDescription ?? bike.claim,
    url,
    image: siteUrl(imageOf(bike).largest),
    brand: bike.brandName ?? 'Lautlos',
    variants,
  });
  const way = breadcrumbJsonLd([
    { name: listTitle, url: siteUrl(`/${language}/bikes`) },
    { name: bike.name, url },
  ]);
  return bike.b2bOnly || variants.length === 0 ? [way] : [product, way];
}
