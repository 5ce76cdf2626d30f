import { createHash } from 'node:crypto';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { listCountries } from '../delivery/country.service';

/** Returns the 32 hex characters that stand for a country's id at the stock levels. They never change. */
export function toOxidCountryId(id: string): string {
  return createHash('sha256').update(`country ${id}`).digest('hex').slice(0, 32);
}

/**
 * Returns the stored id of a country that a caller names by 32 hex characters. A missing id stays missing. Throws
 * ShopError in OXID's wording for an unknown id, for example a country code.
 */
export async function parseOxidCountryId(
  context: ShopContext,
  oxidId: string | null | undefined,
): Promise<string | null> {
  const given = oxidId?.trim() ?? '';
  if (given === '') return null;
  const countries = await listCountries(context, undefined, undefined);
  const country = countries.find(({ id }) => toOxidCountryId(id) === given);
  if (!country) throw new ShopError('COUNTRY_NOT_FOUND', `Country was not found by id: ${given}`);
  return country.id;
}
