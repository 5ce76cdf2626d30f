interface WireCountry {
  readonly title: string;
  readonly isoAlpha2: string;
}

/**
 * Maps a country of the shop. Its `id` is the ISO 3166 code in lower case, because postcodes, VAT areas and delivery
 * times depend on the code. OXID's own ids are random; the address calls send them (lib/browser/address/address-api).
 */
export function mapCountry({ title, isoAlpha2 }: WireCountry): { id: string; title: string } {
  return { id: isoAlpha2.toLowerCase(), title };
}
