import type {
  CountryFilterList,
  CountrySorting,
  InputMaybe,
} from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../context';
import { ShopError } from '../errors';
import { directionOf } from '../list-arguments';
import { type CountryModel, findCountries, findCountry } from './country.repository';

/** The countries we deliver to, in the order asked for; the home country stands first by position. */
export function listCountries(
  { db, language }: ShopContext,
  filter: InputMaybe<CountryFilterList> | undefined,
  sort: InputMaybe<CountrySorting> | undefined,
): Promise<CountryModel[]> {
  const title = directionOf('title', sort?.title);
  const position = directionOf('position', sort?.position);
  return findCountries(db, language, {
    title: filter?.title ?? null,
    order: [
      ...(title ? [{ by: 'title' as const, direction: title }] : []),
      { by: 'position', direction: position ?? 'asc' },
    ],
  });
}

/** One country. Refuses an unknown id with OXID's words (external contract A.4). */
export async function getCountry({ db, language }: ShopContext, id: string): Promise<CountryModel> {
  const country = await findCountry(db, language, id);
  if (!country) throw new ShopError('COUNTRY_NOT_FOUND', `Country was not found by id: ${id}`);
  return country;
}
