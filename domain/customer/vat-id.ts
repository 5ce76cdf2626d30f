import { hasValidVatIdChecksum } from './vat-id-checksums';
import { isEuCountry, homeCountryId } from '@/domain/address/countries';

/** A VAT ID in normalized form: prefix first, uppercase, without spaces. */
export type VatId = {
  text: string;
  /** Two letters: the ISO code, except EL for Greece and XI for Northern Ireland. */
  prefix: string;
  /** The part after the prefix. */
  number: string;
  /** Lowercase ISO code of the issuing country. */
  countryId: string;
  /** True for numbers of the EU VAT area, which can be verified in the EU's register (VIES). */
  isEu: boolean;
};

/** Format of the number by prefix. */
const euFormats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^[1-9]\d{7}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^[1-9]\d{8}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{12}$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

const otherFormats: Record<string, RegExp> = {
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  NO: /^\d{9}(MVA)?$/,
};

const countries: Record<string, string> = { EL: 'gr', XI: 'gb' };

/**
 * Converts a VAT ID to uppercase and removes spaces, dots, hyphens and slashes. GR becomes EL; old Belgian numbers get
 * their leading 0.
 */
export function normalizeVatId(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s./\u2010-\u2015-]/g, '')
    .replace(/^GR(?=\d)/, 'EL')
    .replace(/^BE(?=\d{9}$)/, 'BE0');
}

/**
 * Parses a VAT ID. Returns null if the format is wrong or the checksum fails (where the country's algorithm is public).
 * Supports all EU countries, Northern Ireland (XI), Great Britain, Switzerland and Norway.
 */
export function parseVatId(given: string): VatId | null {
  const text = normalizeVatId(given);
  const [prefix, number] = [text.slice(0, 2), text.slice(2)];
  const format = euFormats[prefix] ?? otherFormats[prefix];
  if (!format?.test(number) || !hasValidVatIdChecksum(prefix, number)) return null;
  return {
    text,
    prefix,
    number,
    countryId: countries[prefix] ?? prefix.toLowerCase(),
    isEu: prefix in euFormats,
  };
}

/**
 * Checks for a valid VAT ID of another EU country. Only such a VAT ID makes a delivery free of VAT (Art. 138 of the VAT
 * directive).
 */
export function isForeignEuVatId(text: string, homeCountryId: string): boolean {
  const vatId = parseVatId(text);
  return vatId !== null && vatId.isEu && vatId.countryId !== homeCountryId;
}

export type VatIdEffect = 'general' | 'free' | 'home' | 'homeNumber' | 'outside';

/**
 * Returns the effect of a confirmed VAT ID on a delivery to a country:
 * - `free`: free of VAT, for another EU country and a number of another EU country
 * - `home`, `outside`: no effect in the home country and outside the EU
 * - `homeNumber`: no effect, the number is not of another EU country
 * - `general`: the delivery country is not known yet
 */
export function getVatIdEffect(vatID: string, deliveryCountryId: string | null): VatIdEffect {
  const isForeign = isForeignEuVatId(vatID, homeCountryId);
  if (deliveryCountryId === null) return isForeign ? 'general' : 'homeNumber';
  if (!isEuCountry(deliveryCountryId)) return 'outside';
  if (deliveryCountryId.toLowerCase() === homeCountryId) return 'home';
  return isForeign ? 'free' : 'homeNumber';
}
