import type { Availability } from '@/domain/availability/availability';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { Cockpit } from '@/domain/advice/riding-posture';
import type { FrameShape } from '@/domain/catalog/frame-geometry';
import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import type { GeometryView } from './bike-view';
import type { LabelledText } from './catalog-view';

/** One variant with its own price and day: the cheapest of those it stands for, of equals the one that is there first. */
export interface OfferView {
  readonly sku: string;
  readonly priceCents: number;
  readonly listPriceCents: number | null;
  readonly availability: Availability;
  /** Others it stands for cost more. */
  readonly isFrom: boolean;
}

/** A size of a frame with what is sold of it; null where nothing is. */
export interface ComparedSizeView extends GeometryView, Cockpit {
  readonly offer: OfferView | null;
}

export interface ComparedFrameView {
  readonly name: string;
  readonly shape: FrameShape;
  readonly sizes: readonly ComparedSizeView[];
}

export interface ComparedFactView extends LabelledText {
  /** Says only that the model has no such thing. */
  readonly isAbsence?: boolean;
}

/** A model beside others. */
export interface ComparedBikeView {
  readonly slug: string;
  readonly name: string;
  /** Its side view in the first frame and colour. */
  readonly picture: StoredPicture | null;
  readonly drawing: string;
  readonly colorName: string;
  /** Of all its variants. */
  readonly offer: OfferView;
  readonly frames: readonly ComparedFrameView[];
  readonly facts: readonly ComparedFactView[];
  readonly tyre: number;
}

export interface ComparisonView {
  readonly bikes: readonly ComparedBikeView[];
  /** Of all offers. */
  readonly arrivals: ArrivalDates;
  /** All models there are to choose from. */
  readonly choices: readonly { readonly slug: string; readonly name: string }[];
  /** What was asked for and is no bicycle that everybody may see. */
  readonly unknown: readonly string[];
  /** The names of those beyond the fourth. */
  readonly tooMany: readonly string[];
}
