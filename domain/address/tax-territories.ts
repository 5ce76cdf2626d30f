import { normalizeZipCode } from './country-rules';
import { isEuCountry } from './countries';

/** Where something is, as far as taxes and carriers are concerned. */
export interface TaxLocation {
  /** ISO code in any case. */
  readonly countryId: string;
  readonly zipCode: string;
}

export interface TaxTerritory {
  readonly name: string;
  /** Goods are taxed as in a country outside the EU, or at this rate of VAT in hundredths of a percent. */
  readonly tax: 'outsideEu' | number;
  /** Carriers bring bicycles or anything only after somebody has asked; everything is brought as to the mainland without it. */
  readonly onRequest?: 'bikes' | 'everything';
}

type Row = readonly [countryId: string, zipCode: RegExp, territory: TaxTerritory];

const outside = (name: string, onRequest?: TaxTerritory['onRequest']): TaxTerritory => ({
  name,
  tax: 'outsideEu',
  ...(onRequest && { onRequest }),
});

/**
 * Places whose VAT is not that of their country, by postcode. Sources: Directive 2006/112/EC, Articles 6 and 7 (consolidated
 * version of 1 January 2025), § 1 (2) UStG, the Windsor Framework for Northern Ireland (goods only), § 12 (1) and Anlage of the
 * Austrian UStG for Jungholz and Mittelberg. As of November 2026.
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

/** The territory a place belongs to; null where the rules of its country hold. */
export function findTaxTerritory({ countryId, zipCode }: TaxLocation): TaxTerritory | null {
  const country = countryId.toLowerCase();
  const code = normalizeZipCode(country, zipCode);
  const row = rows.find(([of, pattern]) => of === country && pattern.test(code));
  return row?.[2] ?? null;
}

/** True where goods are taxed by the rules of the EU: its member states without the territories outside, and Northern Ireland. */
export function isInEuTaxArea(place: TaxLocation): boolean {
  const territory = findTaxTerritory(place);
  return territory === null ? isEuCountry(place.countryId) : territory.tax !== 'outsideEu';
}

/** Whether customs at the place the goods go to may charge duties and import VAT; false while it is not known. */
export function canHaveImportDuties(place: TaxLocation | null): boolean {
  return place !== null && place.countryId !== '' && !isInEuTaxArea(place);
}
