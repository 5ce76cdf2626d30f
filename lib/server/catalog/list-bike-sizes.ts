import 'server-only';
import { computeCockpitGeometry } from '@/domain/advice/riding-posture';
import { findBestVariant } from '@/domain/catalog/variant-selection';
import { parsePackedVariants } from '@/domain/catalog/variant';
import type { Language } from '@/domain/locale/language';
import {
  mapBikeListItem,
  mapBuild,
  mapColors,
  mapDrivetrains,
  mapFrames,
  mapGeometry,
} from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-product';
import type { GeometryView } from '@/lib/platform/views/bike-view';
import type { SizedFrameView, SizedBikesView } from '@/lib/platform/views/fit-view';
import { computeHomeDeliveries } from '@/lib/platform/estimated-delivery';
import { listBikesWithEquipment } from './list-products-for-sale';

/**
 * Lists every sold frame of every model with its sizes, in the manufacturer's order. Throws when the content service or
 * the shop fails.
 */
export async function listBikeSizes(language: Language): Promise<SizedFrameView[]> {
  const bikes = await readSizedBikes(language);
  return bikes.flatMap(({ bike, geometry, build, variants }) =>
    mapFrames(bike).flatMap(({ short, name, shape }) => {
      const sizes = geometry
        .filter(({ frame }) => frame === short)
        .map((row) => ({
          ...sizeFacts(row),
          ...computeCockpitGeometry(row, build),
          sku: shownIn({ bike, variants }, { variation: short, size: row.size }),
        }));
      const isSold = variants.some(({ variation }) => variation === short);
      return isSold ? [{ slug: bike.slug, name: bike.name, shape, frame: name, sizes }] : [];
    }),
  );
}

/**
 * Lists all sold combinations of frame, drivetrain and color of each model by size, with their estimated deliveries.
 * Throws when the content service or the shop fails.
 */
export async function listSizedBikes(language: Language): Promise<SizedBikesView> {
  const bikes = await readSizedBikes(language);
  const models = bikes.map(({ bike, product, geometry, variants }) => {
    const inSize = (size: string) => {
      const skus = new Set(variants.flatMap((each) => (each.size === size ? [each.sku] : [])));
      const rows = product.variants.filter(({ sku }) => sku !== null && skus.has(sku));
      return mapBikeListItem(bike, { ...product, variants: rows }, null)?.combinations ?? [];
    };
    return {
      slug: bike.slug,
      frames: mapFrames(bike).map(({ short, shape }) => ({
        shape,
        sizes: geometry.filter(({ frame }) => frame === short).map(sizeFacts),
      })),
      combinationsBySize: Object.fromEntries(
        [...new Set(variants.map(({ size }) => size))].map((size) => [size, inSize(size)]),
      ),
    };
  });
  const combinations = models.flatMap(({ combinationsBySize }) =>
    Object.values(combinationsBySize).flat(),
  );
  return {
    models,
    arrivals: computeHomeDeliveries(
      combinations.map(({ availability }) => availability),
      'bike',
    ),
  };
}

type EquippedSizedBike = Awaited<ReturnType<typeof readSizedBikes>>[number];

async function readSizedBikes(language: Language) {
  const sold = await listBikesWithEquipment(language);
  return sold.map(({ bike, product, equipped }) => ({
    ...{ bike, product, geometry: mapGeometry(equipped), build: mapBuild(equipped) },
    variants: parsePackedVariants(mapVariantRows(product), mapDrivetrains(bike)),
  }));
}

function sizeFacts({ size, bodyHeightMinCm, bodyHeightMaxCm, standover, reach }: GeometryView) {
  return { size, bodyHeightMinCm, bodyHeightMaxCm, standover, reach };
}

/**
 * Returns the SKU that the page of the model preselects for this frame and size: with the first drivetrain and color if
 * available. Null when no variant is sold.
 */
function shownIn(
  { bike, variants }: Pick<EquippedSizedBike, 'bike' | 'variants'>,
  { variation, size }: { variation: string; size: string },
): string | null {
  const ofSize = variants.filter((each) => each.variation === variation && each.size === size);
  const type = mapDrivetrains(bike)[0]?.code;
  return findBestVariant(ofSize, { type, color: mapColors(bike)[0]?.short })?.sku ?? null;
}
