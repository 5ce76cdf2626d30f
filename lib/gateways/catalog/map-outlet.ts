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

/** Returns the shop's product id of an outlet bike. */
export const toOutletProductId = (slug: string): string => `${PREFIX}${slug}`;

/** Returns the slug in the product id of an outlet bike; null for any other product id. */
export const parseOutletSlug = (id: string): string | null =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;

/**
 * Finds the stored picture for a bike SKU, by model, frame and color. Returns null when the model does not have the
 * color or there is no picture.
 */
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

/** Finds the model of an outlet bike by its drivetrain code. Returns null when no current model has this code. */
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

/** Maps a single outlet bike, with prices in cents. Returns null when it is inactive or has no bike SKU. */
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
    reason: splitOutletText(product.longDescription ?? '').reason,
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

/**
 * Splits the description of an outlet bike into the first paragraph, which explains the reduced price, and the rest.
 */
export function splitOutletText(description: string): { reason: string; note: string } {
  const [reason = '', ...note] = description.split('\n\n');
  return { reason, note: note.join('\n\n') };
}

/**
 * Maps the defect of an outlet bike. Returns null for a bike that is like new, and for a kind of defect that this
 * release does not know.
 */
export function mapDefect({ flaw }: Pick<CatalogProductFieldsFragment, 'flaw'>): Defect | null {
  return flaw === null ? null : parseDefect(flaw);
}
