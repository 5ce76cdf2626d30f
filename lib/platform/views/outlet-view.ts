import type { Availability } from '@/domain/catalog/availability';
import type { DaySpan } from '@/domain/time/write-days';
import type { StoredPicture } from '@/domain/picture/stored-picture';
import type { ProductSafetyView } from './product-safety-view';
import type { LabelledText } from './term-view';

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

export interface OutletPageView extends OutletItemView {
  readonly note: string;
  readonly model: { readonly slug: string; readonly name: string } | null;
  readonly frameName: string | null;
  readonly drivetrainName: string | null;
  readonly bodyHeightCm: readonly [number, number] | null;
  readonly specs: readonly LabelledText[];
  /** Null without content. */
  readonly safety: ProductSafetyView | null;
}
