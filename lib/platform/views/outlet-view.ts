import type { Availability } from '@/domain/availability/availability';
import type { DaySpan } from '@/domain/time/format-day';
import type { Defect } from '@/domain/catalog/defect';
import type { CaptionedPicture, StoredPicture } from '@/lib/platform/media/stored-picture';
import type { ProductSafetyView } from './catalog-view';
import type { LabelledText } from './catalog-view';

export interface OutletItemView {
  readonly slug: string;
  readonly productId: string;
  readonly sku: string;
  readonly title: string;
  /** Why it costs less. */
  readonly reason: string;
  readonly size: string;
  readonly colorName: string | null;
  readonly year: number;
  /** Nobody has used it; false also where the shop does not say. */
  readonly isNew: boolean;
  readonly priceCents: number;
  readonly listPriceCents: number | null;
  readonly lowestPrice30DaysCents: number | null;
  readonly pieces: number;
  readonly availability: Availability;
  /** When it arrives at home; null while nobody knows. */
  readonly arrival: DaySpan | null;
  readonly vatPercent: number;
  /** Of its model in its colour. */
  readonly picture: StoredPicture | null;
}

/** What can be seen to be wrong with a piece. */
export interface DefectView extends Defect {
  readonly picture: CaptionedPicture;
  /** Reckoned from the piece's measurements; false for a photograph of the operator's. */
  readonly isComputed: boolean;
}

export interface OutletPageView extends OutletItemView {
  readonly note: string;
  /** Null for what is as new, and where there is no picture of it. */
  readonly flaw: DefectView | null;
  readonly model: { readonly slug: string; readonly name: string } | null;
  readonly frameName: string | null;
  readonly drivetrainName: string | null;
  readonly bodyHeightCm: readonly [number, number] | null;
  readonly specs: readonly LabelledText[];
  /** Null without content. */
  readonly safety: ProductSafetyView | null;
}
