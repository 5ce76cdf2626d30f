import 'server-only';
import { availabilityOf } from '@/domain/catalog/availability';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { Language } from '@/domain/language/detect-language';
import { bikePicturePath } from '@/domain/picture/picture-path';
import { sideView } from '@/domain/picture/side-views';
import { mapColors, mapDrivetrains, mapFrames } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-variant';
import type { ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { findSideViews } from '@/lib/platform/media/find-picture';
import { readSoldBikes } from '@/lib/server/catalog/sold-articles';
import { productImage } from '@/lib/server/seo/product-image';
import { siteUrl } from '@/lib/server/seo/site-url';
import type { SoldItem } from './sold-item';

const BRAND = 'Lautlos';

/** Every variant of every model that everybody may order: presale models stand in no list, and those for dealers are left out. */
export async function bikeItems(language: Language): Promise<SoldItem[]> {
  const sold = await readSoldBikes(language);
  return sold.flatMap(({ bike, product }) => {
    if (product.dealer) return [];
    const variants = unpackVariants(mapVariantRows(product), mapDrivetrains(bike));
    return variants.map((variant) => ({
      ...describe(language, bike, variant),
      priceCents: variant.priceCents,
      availability: availabilityOf(variant.stock),
    }));
  });
}

function describe(
  language: Language,
  bike: ListedBike,
  wanted: { sku: string; type: string; variation: string; size: string; color: string },
): Omit<SoldItem, 'priceCents' | 'availability'> {
  const { slug, name } = bike;
  const color = mapColors(bike).find(({ short }) => short === wanted.color);
  const frames = mapFrames(bike);
  const frame = frames.length > 1 && frames.find(({ short }) => short === wanted.variation)?.name;
  const drivetrain = mapDrivetrains(bike).find(({ code }) => code === wanted.type);
  const picture = sideView(findSideViews(slug), slug, wanted.variation, color?.slug ?? '');
  const drawing = bikePicturePath({ slug, frame: wanted.variation, color: color?.slug ?? '' });
  const parts = [name, drivetrain?.name, frame, color?.name, wanted.size];
  return {
    sku: wanted.sku,
    // Portals tell variants of a group apart by colour and size alone: each frame and drivetrain is a group of its own.
    groupId: wanted.sku.split('.').slice(0, 3).join('.'),
    title: `${BRAND} ${parts.filter(Boolean).join(', ')}`,
    description: bike.claim,
    url: siteUrl(`/${language}/bikes/${slug}?variant=${wanted.sku}`),
    image: siteUrl(productImage(picture, drawing).largest),
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
