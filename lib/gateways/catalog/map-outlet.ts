import { getAvailability } from '@/domain/availability/availability';
import { parseBikeSku } from '@/domain/catalog/sku';
import { toCents } from '@/domain/money/cents';
import { buildBikePictureKey } from '@/lib/platform/media/bike-pictures';
import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import type { BikeCardFieldsFragment } from '@/graphql/generated/content/graphql';
import type { CatalogProductFieldsFragment } from '@/graphql/generated/shop/graphql';
import { estimateDeliveryFromToday } from '@/lib/platform/estimated-delivery';
import { findPicture } from '@/lib/platform/media/find-picture';
import { mapVariantPrice, mapVariantStock } from './map-product';
import type { OutletItemView } from '@/lib/platform/views/outlet-view';
import { filterPresent } from '@/lib/gateways/result';
import { type Defect, parseDefect } from '@/domain/catalog/defect';

const PREFIX = 'outlet-';

/** The shop's id of an outlet bicycle. */
export const toOutletProductId = (slug: string): string => `${PREFIX}${slug}`;

/** The slug of an outlet bicycle's id; null for what is none. */
export const parseOutletSlug = (id: string): string | null =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;

/** The stored picture of a bicycle's sku: of its model in its frame and colour; null when there is none, or no such colour. */
export function findBikePicture(
  bikes: readonly BikeCardFieldsFragment[],
  sku: string,
): StoredPicture | null {
  const segments = parseBikeSku(sku);
  const model = findModel(bikes, sku);
  const color = filterPresent(model?.colorVariation ?? []).find(
    ({ short }) => short === segments?.color,
  );
  if (segments === null || model === null || color === undefined) return null;
  return findPicture(buildBikePictureKey(model.slug, segments.variation, color.slug, 'side'));
}

/** The model an outlet bicycle is one of, by its drive train's code; null when there is none any more. */
export function findModel<Bike extends BikeCardFieldsFragment>(
  bikes: readonly Bike[],
  sku: string,
): Bike | null {
  const code = parseBikeSku(sku)?.type;
  return (
    bikes.find((bike) =>
      filterPresent(bike.driveTrainVariation).some((drivetrain) => drivetrain.code === code),
    ) ?? null
  );
}

/** A single piece of the outlet; null when it is not active or has no bicycle's sku. Money in cents. */
export function mapOutletItem(
  product: CatalogProductFieldsFragment,
  bikes: readonly BikeCardFieldsFragment[],
): OutletItemView | null {
  const segments = parseBikeSku(product.sku);
  const slug = parseOutletSlug(product.id);
  if (!product.active || segments === null || product.sku === null || slug === null) return null;
  const [, , , colorName] = product.variantValues;
  const availability = getAvailability(mapVariantStock(product));
  return {
    slug,
    productId: product.id,
    sku: product.sku,
    title: product.title,
    reason: splitOutletText(product.longDescription).reason,
    size: segments.size,
    colorName: colorName ?? null,
    year: 2000 + segments.year,
    isNew: product.outletPiece?.isNew ?? false,
    ...mapVariantPrice(product),
    lowestPrice30DaysCents:
      product.lowestPrice30Days === null ? null : toCents(product.lowestPrice30Days),
    pieces: product.stock.stock,
    availability,
    arrival: estimateDeliveryFromToday({ availability, kind: 'bike' }),
    vatPercent: product.price.vat,
    picture: findBikePicture(bikes, product.sku),
  };
}

/** The reason for the price, which is the first paragraph of an outlet bicycle's description, and what else there is to say. */
export function splitOutletText(description: string): { reason: string; note: string } {
  const [reason = '', ...note] = description.split('\n\n');
  return { reason, note: note.join('\n\n') };
}

/** What is wrong with a single piece; null for what is as new, and for a flaw this version has no words for. */
export function mapDefect({ flaw }: Pick<CatalogProductFieldsFragment, 'flaw'>): Defect | null {
  return flaw === null ? null : parseDefect(flaw);
}
