/** The country of the shop: goods are picked up here, and domestic VAT applies to deliveries inside it. */
export const homeCountryId = 'de';

const euCountries = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
);

/** Returns true for the ISO code of an EU member state, ignoring case. */
export function isEuCountry(countryId: string): boolean {
  return euCountries.has(countryId.toLowerCase());
}
