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

/** A bicycle in the frame and size that is compared, with price and delivery date of one variant. */
export interface CompareColumn {
  readonly bike: ComparedBikeView;
  readonly frame: ComparedFrameView;
  readonly size: ComparedSizeView;
  /** The size advice; null if the rider's height is unknown. */
  readonly advice: SizeAdvice | null;
  /** True if the size is the rider's. */
  readonly isRiderSize: boolean;
  readonly offer: OfferView;
}

/**
 * Builds a column per bicycle in the rider's size, using the first of its frames that fits. Without a rider, uses the
 * size for a rider who fits the first bicycle's pictured size, with its lowest price. If no frame fits the rider, uses
 * the pictured size.
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
 * Returns a rider who fits the pictured size of a bicycle. The other bicycles are compared in the size for the same
 * rider.
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
