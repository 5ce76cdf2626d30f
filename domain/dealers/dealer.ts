export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Weekday = (typeof weekdays)[number];

/** Some days of the week with one time between opening and closing; `closes` may be 24:00 or, past midnight, before `opens`. */
interface OpeningInterval {
  readonly days: readonly Weekday[];
  /** "09:00", in the shop's own time. */
  readonly opens: string;
  readonly closes: string;
}

/** Empty when the shop does not say. */
export type OpeningHours = readonly OpeningInterval[];

export interface DayHours {
  readonly day: Weekday;
  /** In their order; none on a closed day. */
  readonly times: readonly { readonly opens: string; readonly closes: string }[];
}

/** The week from Monday, a day a line; empty when the shop does not say. */
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

/** Minutes since midnight; NaN for what is no time. */
export function parseMinutes(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export const dealerTypes = ['dealer', 'flagship', 'servicePoint'] as const;

export type DealerType = (typeof dealerTypes)[number];

/** The countries with dealers, in the order lists show them (issue 6). */
export const dealerCountries = ['DE', 'AT', 'CH', 'NL', 'BE', 'DK', 'FR', 'GB', 'CZ'] as const;

export type DealerCountry = (typeof dealerCountries)[number];

export interface Position {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A shop on the map, in one language (Specification §3). */
export interface Dealer extends Position {
  /** The dealer's number at the maker; what customers and stock refer to. */
  readonly adrNumber: string;
  readonly slug: string;
  readonly name: string;
  readonly type: DealerType;
  /** Takes part in the dealers' parcel service: orders can be delivered to the shop. */
  readonly hasDps: boolean;
  /** Street with number. */
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly countryCode: DealerCountry;
  readonly hours: OpeningHours;
}

/** Which variants lie at a dealer's, as the dealer told it. */
export interface DealerStockState {
  /** The finder entry's adrNumber. */
  readonly dealerNumber: string;
  readonly skus: readonly string[];
}
