import { adviseSize, type SizeAdvice, sizesToTake } from '@/domain/fit/advise-size';
import type { Measures } from '@/domain/fit/measures';
import { picturedSize } from '@/domain/picture/side-views';
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
 * Each bicycle in the rider's size, in the first of its frames that is made for them; without a rider, or where no frame is, in the size
 * that is pictured, with its smallest price.
 */
export function compareColumns(
  bikes: readonly ComparedBikeView[],
  rider: Measures | null,
): CompareColumn[] {
  return bikes.flatMap((bike) => {
    const column = (rider && mine(bike, rider)) ?? usual(bike, rider);
    return column === null ? [] : [column];
  });
}

function mine(bike: ComparedBikeView, rider: Measures): CompareColumn | null {
  for (const frame of bike.frames) {
    const advice = adviseSize(frame.sizes, rider);
    const wanted = sizesToTake(advice).map((name) =>
      frame.sizes.find((size) => size.size === name && size.offer !== null),
    );
    const size = wanted.find((found) => found !== undefined);
    if (size?.offer) return { bike, frame, size, advice, isMine: true, offer: size.offer };
  }
  return null;
}

function usual(bike: ComparedBikeView, rider: Measures | null): CompareColumn | null {
  const [frame] = bike.frames;
  const size = frame && picturedSize(frame.sizes);
  if (frame === undefined || !size) return null;
  const advice = rider && adviseSize(frame.sizes, rider);
  return { bike, frame, size, advice, isMine: false, offer: bike.offer };
}
