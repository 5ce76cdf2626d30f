import type { SizeAdviceInput } from '@/domain/advice/size-advice';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { SizedCombinations } from '@/domain/advice/models-in-size';
import type { CockpitGeometry } from '@/domain/advice/riding-posture';
import type { FrameShape } from '@/domain/catalog/frame-geometry';
import type { BikeCombination } from './bike-view';

/** A frame size, with the body sizes it suits and the riding position. */
interface SizeView extends SizeAdviceInput, CockpitGeometry {
  /** SKU the model's page shows for this size; null when none is sold. */
  readonly sku: string | null;
}

/** A model in one of its frame shapes, with all sizes. */
export interface SizedFrameView {
  readonly slug: string;
  readonly name: string;
  readonly shape: FrameShape;
  readonly frame: string;
  readonly sizes: readonly SizeView[];
}

/** Additional data that a list of bicycles needs to show them in the visitor's size. */
export interface SizedBikesView {
  /** Estimated delivery days for all combinations, by the day a variant becomes available. */
  readonly arrivals: ArrivalDates;
  /** All sold combinations of frame, drivetrain and color of each model, by size. */
  readonly models: readonly SizedCombinations<BikeCombination>[];
}
