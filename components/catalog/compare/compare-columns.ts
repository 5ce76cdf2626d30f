import {
  computeSizeAdvice,
  type SizeAdvice,
  listRecommendedSizes,
} from '@/domain/advice/size-advice';
import type { BodyMeasurements } from '@/domain/advice/body-measurements';
import { findPicturedSize } from '@/lib/platform/media/bike-pictures';
import type {
  ComparedBikeView,
  ComparedFrameView,
  ComparedSizeView,
  OfferView,
} from '@/lib/platform/views/compare-view';

/**
 * A column of the comparison: a bicycle in the compared frame and size, with price and delivery date of one variant.
 */
export interface CompareColumn {
  readonly bike: ComparedBikeView;
  readonly frame: ComparedFrameView;
  readonly size: ComparedSizeView;
  /** The size advice for the rider; null if the rider's height is unknown. */
  readonly advice: SizeAdvice | null;
  /** True if the compared size is the size that fits the rider. */
  readonly isRiderSize: boolean;
  readonly offer: OfferView;
}

/**
 * Builds one column per bicycle in the rider's size, with the first of its frames that fits the rider, or in the size
 * shown in its image if no frame fits. If no rider is given, the sizes are those for a rider who fits the size in the
 * first bicycle's image, and each price is the bicycle's lowest.
 */
export function buildCompareColumns(
  bikes: readonly ComparedBikeView[],
  rider: BodyMeasurements | null,
): CompareColumn[] {
  const [first] = bikes;
  const defaultRider = rider ?? (first === undefined ? null : findPicturedSizeRider(first));
  return bikes.flatMap((bike) => {
    const found = defaultRider && findColumnForRider(bike, defaultRider);
    if (rider !== null) return found ?? buildPicturedColumn(bike, rider) ?? [];
    if (found === null) return buildPicturedColumn(bike, null) ?? [];
    return { ...found, advice: null, isRiderSize: false, offer: bike.offer };
  });
}

/**
 * Returns the measurements of a rider who fits the size in the image of the given bicycle, so that all bicycles are
 * compared in the size for the same rider; null if the size is unknown.
 */
function findPicturedSizeRider({ frames }: ComparedBikeView): BodyMeasurements | null {
  const size = findPicturedSize(frames[0]?.sizes ?? []);
  const heightCm = size && (size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2;
  return heightCm === null ? null : { heightCm, inseamCm: null, posture: null };
}

function findColumnForRider(bike: ComparedBikeView, rider: BodyMeasurements): CompareColumn | null {
  for (const frame of bike.frames) {
    const advice = computeSizeAdvice(frame.sizes, rider);
    const wanted = listRecommendedSizes(advice).map((name) =>
      frame.sizes.find((size) => size.size === name && size.offer !== null),
    );
    const size = wanted.find((found) => found !== undefined);
    if (size?.offer) return { bike, frame, size, advice, isRiderSize: true, offer: size.offer };
  }
  return null;
}

function buildPicturedColumn(
  bike: ComparedBikeView,
  rider: BodyMeasurements | null,
): CompareColumn | null {
  const [frame] = bike.frames;
  const size = frame && findPicturedSize(frame.sizes);
  if (frame === undefined || !size) return null;
  const advice = rider && computeSizeAdvice(frame.sizes, rider);
  return { bike, frame, size, advice, isRiderSize: false, offer: bike.offer };
}
