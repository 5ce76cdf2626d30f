import type { Availability } from '../catalog/availability';
import type { ParcelKind, RoadDays } from '../delivery/road-days';

/** One thing that can be bought, as portals that compare prices are told of it, for one language and one country. */
export interface FeedItem {
  readonly sku: string;
  /** The same for all variants of a product; null for what has none. */
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  /** Full addresses; the page shows exactly this variant. */
  readonly url: string;
  readonly image: string;
  /** What is paid, with VAT; the public price. */
  readonly priceCents: number;
  /** The lowest price of the 30 days before a reduction; null when nothing may be announced as reduced. */
  readonly formerCents: number | null;
  readonly availability: Availability;
  readonly brand: string;
  /** The maker's own number; null when nobody here knows it. */
  readonly mpn: string | null;
  /** EAN-13. */
  readonly gtin: string | null;
  readonly color: string | null;
  readonly size: string | null;
  readonly isUsed: boolean;
  /** The way through the catalogue, outermost first. */
  readonly categories: readonly string[];
  readonly kind: ParcelKind;
  /** What bringing this alone costs; null when it is not brought there. */
  readonly shippingCents: number | null;
  readonly roadDays: RoadDays;
}

/** A portal's feed as a text, and what it is. */
export interface FeedFormat {
  readonly contentType: string;
  write(items: readonly FeedItem[], feed: FeedHead): string;
}

export interface FeedHead {
  readonly title: string;
  /** The full address of the site in this language. */
  readonly url: string;
  /** ISO 3166 alpha-2, lower case. */
  readonly countryId: string;
}
