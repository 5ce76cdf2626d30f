export type CountryRule = {
  /** Country id: lower-case ISO 3166-1 alpha-2 code. */
  country: string;
  /** Pattern of a normalized zip code. */
  zipCode: RegExp;
  /** Example of a zip code, for the hint below the field. */
  zipExample: string;
  /** `inputmode` of the zip code field, which selects the on-screen keyboard. */
  zipInputMode: 'numeric' | 'text';
  /** True if addresses have the house number before the street. */
  isNumberFirst: boolean;
};

/** The countries the shop delivers to, in the order of the country select. */
export const countryRules: readonly CountryRule[] = [
  rule('de', /^\d{5}$/, '10997'),
  rule('at', /^[1-9]\d{3}$/, '1010'),
  rule('ch', /^[1-9]\d{3}$/, '8001'),
  { ...rule('nl', /^[1-9]\d{3} [A-Z]{2}$/, '1012 JS'), zipInputMode: 'text' },
  rule('be', /^[1-9]\d{3}$/, '1000'),
  rule('dk', /^\d{4}$/, '2100'),
  { ...rule('fr', /^\d{5}$/, '75011'), isNumberFirst: true },
  { ...rule('lu', /^[1-9]\d{3}$/, '1009'), isNumberFirst: true },
  rule('cz', /^\d{3} \d{2}$/, '110 00'),
  { ...rule('pl', /^\d{2}-\d{3}$/, '00-950'), zipInputMode: 'text' },
  {
    ...rule('gb', /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'SW1A 2AA'),
    zipInputMode: 'text',
    isNumberFirst: true,
  },
];

/** Returns the rule of a country by its id, ignoring case; null for a country the shop does not deliver to. */
export function findCountryRule(country: string): CountryRule | null {
  return countryRules.find((candidate) => candidate.country === country.toLowerCase()) ?? null;
}

/**
 * Normalizes a zip code to the notation of its country: upper case, with the space or hyphen that is usual there,
 * without a country prefix such as `D-`.
 */
export function normalizeZipCode(country: string, zipCode: string): string {
  const letters = zipCode.toUpperCase().replace(/[\s-]/g, '');
  const [first = '', second = ''] = country.toUpperCase();
  const bare = letters.replace(new RegExp(`^${first}${second}?(?=\\d)`), '');
  switch (country.toLowerCase()) {
    case 'nl':
      return bare.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2');
    case 'cz':
      return bare.replace(/^(\d{3})(\d{2})$/, '$1 $2');
    case 'pl':
      return bare.replace(/^(\d{2})(\d{3})$/, '$1-$2');
    case 'gb':
      return letters.replace(/^(.{2,4})(\d[A-Z]{2})$/, '$1 $2');
    default:
      return bare;
  }
}

/**
 * Returns true when the normalized zip code is valid in the country. For countries without a rule, any non-empty zip
 * code is valid.
 */
export function isZipCode(country: string, zipCode: string): boolean {
  const found = findCountryRule(country);
  return found ? found.zipCode.test(normalizeZipCode(country, zipCode)) : zipCode.trim() !== '';
}

function rule(country: string, zipCode: RegExp, zipExample: string): CountryRule {
  return { country, zipCode, zipExample, zipInputMode: 'numeric', isNumberFirst: false };
}
