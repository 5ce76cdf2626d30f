import type { OpeningHours } from './opening-hours';

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

/** A shop on the map, in one language (Spec §3). */
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
