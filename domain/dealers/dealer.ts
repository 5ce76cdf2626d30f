export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Weekday = (typeof weekdays)[number];

/**
 * One opening time on several days of the week. `closes` may be 24:00, or earlier than `opens` for a time past
 * midnight.
 */
interface OpeningInterval {
  readonly days: readonly Weekday[];
  /** Local time of the shop, such as "09:00". */
  readonly opens: string;
  readonly closes: string;
}

/** Opening hours of a dealer; empty if unknown. */
export type OpeningHours = readonly OpeningInterval[];

export interface DayHours {
  readonly day: Weekday;
  /** Sorted by opening time; empty on a closed day. */
  readonly times: readonly { readonly opens: string; readonly closes: string }[];
}

/** Returns the opening times of each day from Monday to Sunday; empty if unknown. */
export function listWeekHours(hours: OpeningHours): DayHours[] {
  if (hours.length === 0) return [];
  return weekdays.map((day) => ({
    day,
    times: hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => parseMinutes(a.opens) - parseMinutes(b.opens)),
  }));
}

/** Returns minutes since midnight; NaN for an invalid time. */
export function parseMinutes(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export const dealerTypes = ['dealer', 'flagship', 'servicePoint'] as const;

export type DealerType = (typeof dealerTypes)[number];

/** Countries with dealers, in display order. */
export const dealerCountries = ['DE', 'AT', 'CH', 'NL', 'BE', 'DK', 'FR', 'GB', 'CZ'] as const;

export type DealerCountry = (typeof dealerCountries)[number];

export interface GeoPosition {
  /** Decimal degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A dealer on the map, with texts in one language (Specification §3). */
export interface Dealer extends GeoPosition {
  /** Number the manufacturer assigned to the dealer. Customers and stock refer to it. */
  readonly adrNumber: string;
  readonly slug: string;
  readonly name: string;
  readonly type: DealerType;
  /** The dealer takes part in the dealer parcel service: orders can be delivered to the shop. */
  readonly hasDps: boolean;
  /** Street and street number. */
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly countryCode: DealerCountry;
  readonly hours: OpeningHours;
}

/** Variants in stock at a dealer, as reported by the dealer. */
export interface DealerStockState {
  /** `adrNumber` of the dealer. */
  readonly dealerNumber: string;
  readonly skus: readonly string[];
}
