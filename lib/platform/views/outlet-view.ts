import type { Availability } from '@/domain/availability/availability';
import type { DaySpan } from '@/domain/time/format-day';
import type { Defect } from '@/domain/catalog/defect';
import type { CaptionedPicture, StoredPicture } from '@/lib/platform/media/stored-picture';
import type { LabelledText, ProductSafetyView } from './catalog-view';

export interface OutletItemView {
  readonly slug: string;
  readonly productId: string;
  readonly sku: string;
  readonly title: string;
  /** Reason for the reduced price. */
  readonly reason: string;
  readonly size: string;
  readonly colorName: string | null;
  readonly year: number;
  /** True for an unused bicycle; false also when the shop service does not specify it. */
  readonly isNew: boolean;
  readonly priceCents: number;
  readonly listPriceCents: number | null;
  readonly lowestPrice30DaysCents: number | null;
  readonly pieces: number;
  readonly availability: Availability;
  /** Estimated delivery to the home country; null while unknown. */
  readonly arrival: DaySpan | null;
  readonly vatPercent: number;
  /** Picture of the bicycle's model in the bicycle's color; null when there is none. */
  readonly picture: StoredPicture | null;
}

/** A visible defect of an outlet bicycle. */
export interface DefectView extends Defect {
  readonly picture: CaptionedPicture;
  /** True when the picture is rendered from the measured defect; false for a photograph by the operator. */
  readonly isComputed: boolean;
}

export interface OutletPageView extends OutletItemView {
  /** ISO time of the price if it could not be renewed for hours; null for a current price. */
  readonly pricesSince: string | null;
  readonly note: string;
  /** Null for bicycles in as-new condition and when there is no picture of the defect. */
  readonly defect: DefectView | null;
  readonly model: { readonly slug: string; readonly name: string } | null;
  readonly frameName: string | null;
  readonly drivetrainName: string | null;
  readonly bodyHeightCm: readonly [number, number] | null;
  readonly specs: readonly LabelledText[];
  /** Null when the CMS does not contain the bicycle's model. */
  readonly safety: ProductSafetyView | null;
}
