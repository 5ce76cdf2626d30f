import type { CountryFilterList, CountrySorting, InputMaybe } from '@/graphql/generated/shop-types';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { directionOf } from '../base/list-arguments';
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

/** Names countries by their id; one that is not delivered to goes by its code. */
export async function countryTitles(
  db: Database,
  language: Language,
): Promise<(id: string) => string> {
  const countries = await findCountries(db, language, { title: null, order: [] });
  const titles = new Map(countries.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? id.toUpperCase();
}

export { findCountry } from './country.repository';
