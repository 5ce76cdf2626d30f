import type { SizeFacts } from '@/domain/advice/size-advice';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { SizedCombinations } from '@/domain/advice/models-in-size';
import type { Cockpit } from '@/domain/advice/riding-posture';
import type { FrameShape } from '@/domain/catalog/frame-geometry';
import type { BikeCombination } from './bike-view';

/** A frame size: the body sizes it suits and the riding position. */
interface SizeView extends SizeFacts, Cockpit {
  /** SKU the model's page shows for this size; null when none is sold. */
  readonly sku: string | null;
}

/** A model in one of its frames. */
export interface SizedFrameView {
  readonly slug: string;
  readonly name: string;
  readonly shape: FrameShape;
  readonly frame: string;
  readonly sizes: readonly SizeView[];
}

/** Additional data a list needs to show bicycles in the visitor's size. */
export interface SizedBikesView {
  /** Arrival dates of all combinations. */
  readonly arrivals: ArrivalDates;
  /** All combinations of each model, by size. */
  readonly models: readonly SizedCombinations<BikeCombination>[];
}
