import type { Availability } from '@/domain/availability/availability';
import type { ParcelKind, TransitDays } from '@/domain/delivery/transit-days';
import { type Language, parseLanguage } from '@/domain/locale/language';

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
  readonly transitDays: TransitDays;
}

/** A portal's feed as a text, and what it is. */
export interface FeedFormat {
  readonly contentType: string;
  write(items: readonly FeedItem[], feed: FeedHeader): string;
}

export interface FeedHeader {
  readonly title: string;
  /** The full address of the site in this language. */
  readonly url: string;
  /** ISO 3166 alpha-2, lower case. */
  readonly countryId: string;
}

/** Which feed an address names. */
interface FeedAddress {
  readonly portal: 'google' | 'idealo';
  readonly language: Language;
  /** Lower-case ISO code; whether anything is brought there is another question. */
  readonly countryId: string;
}

const endings = { google: 'xml', idealo: 'txt' } as const;
/** idealo compares prices in German in these countries. */
const idealoCountries = ['de', 'at'];

/** The feed of `<portal>/<language>-<country>.<ending>`; null for what is none. */
export function parseFeedAddress(portal: string, file: string): FeedAddress | null {
  if (portal !== 'google' && portal !== 'idealo') return null;
  const [, lang = '', countryId = ''] =
    new RegExp(`^([a-z]{2})-([a-z]{2})\\.${endings[portal]}$`).exec(file) ?? [];
  const language = parseLanguage(lang);
  if (language === null) return null;
  if (portal === 'idealo' && (language !== 'de' || !idealoCountries.includes(countryId)))
    return null;
  return { portal, language, countryId };
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Control characters have no place in XML 1.0, not even written out. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it may stand in an XML document, in an element or in quotes. */
export function escapeXml(text: string): string {
  return text.replace(unprintable, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
