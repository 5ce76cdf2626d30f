import type { SizeFacts } from '@/domain/advice/size-advice';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { SizedCombinations } from '@/domain/advice/models-in-size';
import type { Cockpit } from '@/domain/advice/riding-posture';
import type { FrameShape } from '@/domain/catalog/frame-geometry';
import type { BikeCombination } from './bike-view';

/** A size of a frame: whom it is made for, and how one sits on it. */
interface SizeView extends SizeFacts, Cockpit {
  /** What the model's page shows in this size; null where nothing is sold. */
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

/** What a list in somebody's size needs besides what it has. */
export interface SizedBikesView {
  /** Of all ways. */
  readonly arrivals: ArrivalDates;
  /** Every way each model is built, size by size. */
  readonly models: readonly SizedCombinations<BikeCombination>[];
}
