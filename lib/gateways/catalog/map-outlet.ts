import { availabilityOf } from '@/domain/catalog/availability';
import { parseSku } from '@/domain/catalog/sku';
import { toCents } from '@/domain/money/cents';
import { bikeKey } from '@/domain/picture/side-views';
import type { StoredPicture } from '@/domain/picture/stored-picture';
import type { BikeCardFieldsFragment } from '@/graphql/generated/content/graphql';
import type { CatalogProductFieldsFragment } from '@/graphql/generated/shop/graphql';
import { arrivalNow } from '@/lib/platform/delivery/arrival-now';
import { findPicture } from '@/lib/platform/media/find-picture';
import { mapVariantPrice, mapStockDays } from './map-variant';
import type { OutletItemView } from '@/lib/platform/views/outlet-view';
import { present } from './wire-lists';

const PREFIX = 'outlet-';

/** The shop's id of an outlet bicycle. */
export const outletProductId = (slug: string): string => `${PREFIX}${slug}`;

/** The slug of an outlet bicycle's id; null for what is none. */
export const outletSlug = (id: string): string | null =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;

/** The stored picture of a bicycle's sku: of its model in its frame and colour; null when there is none, or no such colour. */
export function bikePictureOf(
  bikes: readonly BikeCardFieldsFragment[],
  sku: string,
): StoredPicture | null {
  const segments = parseSku(sku);
  const model = modelOf(bikes, sku);
  const color = present(model?.colorVariation ?? []).find(({ short }) => short === segments?.color);
  if (segments === null || model === null || color === undefined) return null;
  return findPicture(bikeKey(model.slug, segments.variation, color.slug, 'side'));
}

/** The model an outlet bicycle is one of, by its drive train's code; null when there is none any more. */
export function modelOf<Bike extends BikeCardFieldsFragment>(
  bikes: readonly Bike[],
  sku: string,
): Bike | null {
  const code = parseSku(sku)?.type;
  return (
    bikes.find((bike) =>
      present(bike.driveTrainVariation).some((drivetrain) => drivetrain.code === code),
    ) ?? null
  );
}

/** A single piece of the outlet; null when it is not active or has no bicycle's sku. Money in cents. */
export function mapOutletItem(
  product: CatalogProductFieldsFragment,
  bikes: readonly BikeCardFieldsFragment[],
): OutletItemView | null {
  const segments = parseSku(product.sku);
  const slug = outletSlug(product.id);
  if (!product.active || segments === null || product.sku === null || slug === null) return null;
  const [, , , colorName] = product.variantValues;
  const availability = availabilityOf(mapStockDays(product));
  return {
    slug,
    productId: product.id,
    sku: product.sku,
    title: product.title,
    reason: textParts(product.longDescription).reason,
    size: segments.size,
    colorName: colorName ?? null,
    year: 2000 + segments.year,
    isNew: product.outletPiece?.isNew ?? false,
    ...mapVariantPrice(product),
    lowestPrice30DaysCents:
      product.lowestPrice30Days === null ? null : toCents(product.lowestPrice30Days),
    pieces: product.stock.stock,
    availability,
    arrival: arrivalNow({ availability, kind: 'bike' }),
    vatPercent: product.price.vat,
    picture: bikePictureOf(bikes, product.sku),
  };
}

/** The reason for the price, which is the first paragraph of an outlet bicycle's description, and what else there is to say. */
export function textParts(description: string): { reason: string; note: string } {
  const [reason = '', ...note] = description.split('\n\n');
  return { reason, note: note.join('\n\n') };
}
