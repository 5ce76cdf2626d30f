import type { Availability } from '@/domain/availability/availability';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import type { DaySpan } from '@/domain/time/format-day';
import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import type { ImageView } from './page-view';
import type { FacetView, LabelledText, ProductSafetyView, TermView } from './catalog-view';

export interface AccessoryCardView {
  readonly slug: string;
  readonly name: string;
  readonly claim: string;
  readonly fromCents: number;
  /** SKU of the cheapest article. */
  readonly fromSku: string;
  readonly hasPriceRange: boolean;
  readonly availability: Availability;
  /** Estimated delivery to the home country; null while unknown. */
  readonly arrival: DaySpan | null;
  /** Picture of the first article. */
  readonly picture: StoredPicture | null;
}

export type AccessoryFacet = 'bikes' | 'brand' | 'accessory_parts_category' | 'category';

export interface AccessoryListItem extends AccessoryCardView {
  readonly facets: Readonly<Record<AccessoryFacet, readonly string[]>>;
}

export interface AccessoryListView {
  readonly facets: readonly FacetView<AccessoryFacet>[];
  readonly accessories: readonly AccessoryListItem[];
}

export interface AccessoryArticleView {
  readonly sku: string;
  /** EAN-13; null when there is none. */
  readonly ean: string | null;
  readonly productId: string;
  readonly index: number;
  readonly picture: StoredPicture | null;
  readonly color: { readonly name: string; readonly hex: string } | null;
  readonly size: string | null;
  readonly variant: string | null;
  readonly priceCents: number;
  readonly listPriceCents: number | null;
  readonly lowestPrice30DaysCents: number | null;
  readonly availability: Availability;
  /** Estimated delivery to the home country; null while unknown. */
  readonly arrival: DaySpan | null;
}

export interface AccessoryPageView {
  /** ISO time of the prices if they could not be renewed for hours; null for current prices. */
  readonly pricesSince: string | null;
  readonly slug: string;
  readonly name: string;
  readonly claim: string;
  readonly description: string;
  /** Title set by the editor, instead of the one generated from the data. */
  readonly metaTitle?: string | null;
  readonly metaDescription: string | null;
  /** Share image chosen by the editor. */
  readonly shareImage?: ImageView | null;
  readonly category: TermView | null;
  readonly brand: TermView | null;
  readonly bikes: readonly { readonly slug: string; readonly name: string }[];
  readonly fitsAll: boolean;
  /** Kind of shipment: letter, parcel or bicycle. */
  readonly parcelKind: ParcelKind;
  /** All models, so that incompatible ones can be named too. */
  readonly knownBikes: readonly {
    readonly slug: string;
    readonly name: string;
  }[];
  readonly specs: readonly LabelledText[];
  readonly safety: ProductSafetyView;
  readonly articles: readonly AccessoryArticleView[];
  readonly vatPercent: number;
  readonly related: readonly AccessoryCardView[];
}

/**
 * Data for the parts of an accessory page that change with the selected article; the rest is rendered on the server.
 */
export type AccessoryChoiceView = Omit<AccessoryPageView, 'pricesSince' | 'safety' | 'related'>;
