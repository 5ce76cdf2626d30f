import type { Availability } from '@/domain/availability/availability';
import type { ParcelKind, TransitDays } from '@/domain/delivery/transit-days';
import { type Language, parseLanguage } from '@/domain/locale/language';

/** An item in the feed of a price comparison portal, for one language and country. */
export interface FeedItem {
  readonly sku: string;
  /** Id shared by all variants of a product; null when the product has no variants. */
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page that preselects this variant. `image` is absolute as well. */
  readonly url: string;
  readonly image: string;
  /** Public price including VAT, in cents. */
  readonly priceCents: number;
  /** Lowest price of the 30 days before a reduction, in cents; null when no reduction may be announced. */
  readonly formerCents: number | null;
  readonly availability: Availability;
  readonly brand: string;
  /** The manufacturer's part number; null when unknown. */
  readonly mpn: string | null;
  /** EAN-13; null when unknown. */
  readonly gtin: string | null;
  readonly color: string | null;
  readonly size: string | null;
  readonly isUsed: boolean;
  /** Category path, outermost first. */
  readonly categories: readonly string[];
  readonly kind: ParcelKind;
  /** Shipping cost of an order with only this item, in cents; null when the item does not ship to the country. */
  readonly shippingCents: number | null;
  readonly transitDays: TransitDays;
}

/** Serializer for the feed of one portal. */
export interface FeedFormat {
  readonly contentType: string;
  write(items: readonly FeedItem[], feed: FeedHeader): string;
}

export interface FeedHeader {
  readonly title: string;
  /** Absolute URL of the site in this language. */
  readonly url: string;
  /** ISO 3166 alpha-2, lowercase. */
  readonly countryId: string;
}

/** Portal, language and country of a feed, as in its URL. */
interface FeedAddress {
  readonly portal: 'google' | 'idealo';
  readonly language: Language;
  /** ISO 3166 alpha-2 code, lowercase. The shop may not ship to this country. */
  readonly countryId: string;
}

const endings = { google: 'xml', idealo: 'txt' } as const;
/** Countries with a German idealo site. */
const idealoCountries = ['de', 'at'];

/** Parses `<portal>/<language>-<country>.<ending>`; null for an unknown feed. */
export function parseFeedPath(portal: string, file: string): FeedAddress | null {
  if (portal !== 'google' && portal !== 'idealo') return null;
  const [, lang = '', countryId = ''] =
    new RegExp(`^([a-z]{2})-([a-z]{2})\\.${endings[portal]}$`).exec(file) ?? [];
  const language = parseLanguage(lang);
  if (language === null) return null;
  if (portal === 'idealo' && (language !== 'de' || !idealoCountries.includes(countryId)))
    return null;
  return { portal, language, countryId };
}
