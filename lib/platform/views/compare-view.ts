import type { Availability } from '@/domain/availability/availability';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { CockpitGeometry } from '@/domain/advice/riding-posture';
import type { FrameShape } from '@/domain/catalog/frame-geometry';
import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import type { GeometryView } from './bike-view';
import type { LabelledText } from './catalog-view';

/**
 * One variant with its price and delivery date, which represents several variants: the cheapest, or of equally cheap
 * ones the one available first.
 */
export interface OfferView {
  readonly sku: string;
  readonly priceCents: number;
  readonly listPriceCents: number | null;
  readonly availability: Availability;
  /** True when the offer represents variants that cost more. */
  readonly isFrom: boolean;
}

/** A frame size; `offer` is null when no variant of this size is sold. */
export interface ComparedSizeView extends GeometryView, CockpitGeometry {
  readonly offer: OfferView | null;
}

export interface ComparedFrameView {
  readonly name: string;
  readonly shape: FrameShape;
  readonly sizes: readonly ComparedSizeView[];
}

export interface ComparedAttributeView extends LabelledText {
  /** True when the value only states that the model does not have the feature. */
  readonly isAbsence?: boolean;
}

export interface ComparedBikeView {
  readonly slug: string;
  readonly name: string;
  /** Side view in the first frame and color. */
  readonly picture: StoredPicture | null;
  readonly drawing: string;
  readonly colorName: string;
  /** Offer that represents all variants of the model. */
  readonly offer: OfferView;
  readonly frames: readonly ComparedFrameView[];
  readonly facts: readonly ComparedAttributeView[];
  readonly tyre: number;
}

export interface ComparisonView {
  readonly bikes: readonly ComparedBikeView[];
  /** Estimated delivery days for all offers, by the day a variant becomes available. */
  readonly arrivals: ArrivalDates;
  /** All models available for comparison. */
  readonly choices: readonly { readonly slug: string; readonly name: string }[];
  /** Requested slugs that are not a publicly visible bicycle. */
  readonly unknown: readonly string[];
  /** Names of the models beyond the maximum of four. */
  readonly tooMany: readonly string[];
}
