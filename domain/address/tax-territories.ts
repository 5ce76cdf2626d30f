import { normalizeZipCode } from './country-rules';
import { isEuCountry } from './countries';

/** The place of delivery, which determines VAT and carriers. */
export interface TaxLocation {
  /** ISO code, upper or lower case. */
  readonly countryId: string;
  readonly zipCode: string;
}

export interface TaxTerritory {
  readonly name: string;
  /** `outsideEu`: goods are taxed as in a country outside the EU. A number: the VAT rate in hundredths of a percent. */
  readonly tax: 'outsideEu' | number;
  /** Goods that carriers deliver only on request; when missing, delivery is the same as to the mainland. */
  readonly onRequest?: 'bikes' | 'everything';
}

type Row = readonly [countryId: string, zipCode: RegExp, territory: TaxTerritory];

const outside = (name: string, onRequest?: TaxTerritory['onRequest']): TaxTerritory => ({
  name,
  tax: 'outsideEu',
  ...(onRequest && { onRequest }),
});

/**
 * Places with a VAT different from that of their country, by zip code. Sources: Directive 2006/112/EC, Articles 6 and 7
 * (consolidated version of 1 January 2025), § 1 (2) UStG, the Windsor Framework for Northern Ireland (goods only), § 12
 * (1) and Anlage of the Austrian UStG for Jungholz and Mittelberg. As of November 2026.
 */
const rows: readonly Row[] = [
  ['de', /^78266$/, outside('Büsingen')],
  ['de', /^27498$/, outside('Helgoland', 'bikes')],
  ['at', /^(?:6691|699[1-3])$/, { name: 'Jungholz, Mittelberg', tax: 1900 }],
  ['fr', /^97[1-46]/, outside('Départements d’outre-mer', 'everything')],
  ['fr', /^(?:97[578]|98[4678])/, outside('Collectivités d’outre-mer', 'everything')],
  ['dk', /^39\d\d$/, outside('Grønland', 'everything')],
  ['gb', /^BT/, { name: 'Northern Ireland', tax: 2000 }],
  ['gb', /^(?:JE|GY)/, outside('Channel Islands', 'bikes')],
  ['es', /^(?:35|38)/, outside('Islas Canarias', 'everything')],
  ['es', /^5[12]/, outside('Ceuta y Melilla', 'everything')],
  ['fi', /^22/, outside('Åland', 'everything')],
  ['gr', /^6308[67]/, outside('Άγιο Όρος', 'everything')],
  ['it', /^(?:23041|23030)$/, outside('Livigno')],
  ['it', /^22061$/, outside('Campione d’Italia')],
];

/** Returns the tax territory of a place; null if it belongs to none, so that the rules of its country apply. */
export function findTaxTerritory({ countryId, zipCode }: TaxLocation): TaxTerritory | null {
  const country = countryId.toLowerCase();
  const code = normalizeZipCode(country, zipCode);
  const row = rows.find(([of, pattern]) => of === country && pattern.test(code));
  return row?.[2] ?? null;
}

/**
 * Returns true for a place where EU tax rules apply to goods: in the member states without their excluded territories,
 * and in Northern Ireland.
 */
export function isInEuTaxArea(place: TaxLocation): boolean {
  const territory = findTaxTerritory(place);
  return territory === null ? isEuCountry(place.countryId) : territory.tax !== 'outsideEu';
}

/**
 * Returns whether customs at the destination may charge duties and import VAT; false while the destination is unknown.
 */
export function canHaveImportDuties(place: TaxLocation | null): boolean {
  return place !== null && place.countryId !== '' && !isInEuTaxArea(place);
}
