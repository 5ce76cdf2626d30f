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

/** A bicycle in the one frame and size that is compared, with the price and day of one variant. */
export interface CompareColumn {
  readonly bike: ComparedBikeView;
  readonly frame: ComparedFrameView;
  readonly size: ComparedSizeView;
  /** Null while nobody has said how tall they are. */
  readonly advice: SizeAdvice | null;
  /** The size is the rider's own. */
  readonly isMine: boolean;
  readonly offer: OfferView;
}

/**
 * Each bicycle in the rider's size, in the first of its frames that is made for them. Without a rider in the size that one would take who
 * fits the first bicycle's pictured size, with its smallest price; where no frame is made for the rider, in the size that is pictured.
 */
export function buildCompareColumns(
  bikes: readonly ComparedBikeView[],
  rider: BodyMeasurements | null,
): CompareColumn[] {
  const [first] = bikes;
  const usualRider = rider ?? (first === undefined ? null : riderOfMiddle(first));
  return bikes.flatMap((bike) => {
    const found = usualRider && mine(bike, usualRider);
    if (rider !== null) return found ?? pictured(bike, rider) ?? [];
    if (found === null) return pictured(bike, null) ?? [];
    return { ...found, advice: null, isMine: false, offer: bike.offer };
  });
}

/** Somebody the pictured size of a bicycle is made for: the others are set beside it as the same rider would take them. */
function riderOfMiddle({ frames }: ComparedBikeView): BodyMeasurements | null {
  const size = findPicturedSize(frames[0]?.sizes ?? []);
  const heightCm = size && (size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2;
  return heightCm === null ? null : { heightCm, inseamCm: null, posture: null };
}

function mine(bike: ComparedBikeView, rider: BodyMeasurements): CompareColumn | null {
  for (const frame of bike.frames) {
    const advice = computeSizeAdvice(frame.sizes, rider);
    const wanted = listRecommendedSizes(advice).map((name) =>
      frame.sizes.find((size) => size.size === name && size.offer !== null),
    );
    const size = wanted.find((found) => found !== undefined);
    if (size?.offer) return { bike, frame, size, advice, isMine: true, offer: size.offer };
  }
  return null;
}

function pictured(bike: ComparedBikeView, rider: BodyMeasurements | null): CompareColumn | null {
  const [frame] = bike.frames;
  const size = frame && findPicturedSize(frame.sizes);
  if (frame === undefined || !size) return null;
  const advice = rider && computeSizeAdvice(frame.sizes, rider);
  return { bike, frame, size, advice, isMine: false, offer: bike.offer };
}
