import type { SizeFacts } from '@/domain/fit/advise-size';
import type { Arrivals } from '@/domain/delivery/arrivals';
import type { SizedWays } from '@/domain/fit/in-my-size';
import type { Cockpit } from '@/domain/fit/posture';
import type { FrameShape } from '@/domain/picture/bike-build';
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
export interface SizedListView {
  /** Of all ways. */
  readonly arrivals: Arrivals;
  /** Every way each model is built, size by size. */
  readonly models: readonly SizedWays<BikeCombination>[];
}
