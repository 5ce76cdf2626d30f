import type { Availability } from '@/domain/availability/availability';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import type { DaySpan } from '@/domain/time/format-day';
import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import type { ImageView } from './page-view';
import type { ProductSafetyView } from './catalog-view';
import type { TermView, FacetView, LabelledText } from './catalog-view';

export interface AccessoryCardView {
  readonly slug: string;
  readonly name: string;
  readonly claim: string;
  readonly fromCents: number;
  /** The cheapest article. */
  readonly fromSku: string;
  readonly hasPriceRange: boolean;
  readonly availability: Availability;
  /** When it arrives at home; null while nobody knows. */
  readonly arrival: DaySpan | null;
  /** Of its first article. */
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
  /** EAN-13; null for what has none. */
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
  /** When it arrives at home; null while nobody knows. */
  readonly arrival: DaySpan | null;
}

export interface AccessoryPageView {
  readonly slug: string;
  readonly name: string;
  readonly claim: string;
  readonly description: string;
  /** Instead of the title made from its data. */
  readonly metaTitle?: string | null;
  readonly metaDescription: string | null;
  /** The editor’s choice for shared links. */
  readonly shareImage?: ImageView | null;
  readonly category: TermView | null;
  readonly brand: TermView | null;
  readonly bikes: readonly { readonly slug: string; readonly name: string }[];
  readonly fitsAll: boolean;
  /** How it travels. */
  readonly parcelKind: ParcelKind;
  /** All models, so that one it does not fit can be named too. */
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

/** What the parts of an accessory's page that change with the article need to know; the rest is there as text. */
export type AccessoryChoiceView = Omit<AccessoryPageView, 'safety' | 'related'>;
