import type { OrderByDirection } from 'kysely';
import type {
  StringFilterInput,
  CountryFilterList,
  CountrySorting,
  InputMaybe,
} from '@/graphql/generated/shop-types';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import { buildTextFilter, parseSortDirection } from '../base/graphql-values';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';

/** A country as returned by the API. */
export interface CountryModel {
  id: string;
  position: number;
  active: boolean;
  title: string;
  isoAlpha2: string;
}

const titleColumns = { de: 'title_de', en: 'title_en' } as const;

/** Returns the active countries that match the title filter, in the given order. */
async function selectCountries(
  db: Database,
  language: Language,
  input: {
    title: StringFilterInput | null;
    order: { by: 'title' | 'position'; direction: OrderByDirection }[];
  },
): Promise<CountryModel[]> {
  const titleColumn = titleColumns[language];
  const { title } = input;
  let query = db.selectFrom('country').selectAll().where('active', '=', 1);
  if (title) query = query.where(({ ref, and }) => and(buildTextFilter(ref(titleColumn), title)));
  for (const { by, direction } of input.order)
    query = query.orderBy(by === 'title' ? titleColumn : 'position', direction);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    active: true,
    title: row[titleColumn],
    isoAlpha2: row.iso_alpha2,
  }));
}

/** Returns the country with this id, active or not; null if there is none. */
export async function findCountry(
  db: Database,
  language: Language,
  id: string,
): Promise<CountryModel | null> {
  const row = await db.selectFrom('country').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    position: row.position,
    active: row.active === 1,
    title: row[titleColumns[language]],
    isoAlpha2: row.iso_alpha2,
  };
}

/**
 * Returns the countries the shop delivers to, in the requested order. The default is the configured order, in which the
 * home country is first.
 */
export function listCountries(
  { db, language }: ShopContext,
  filter: InputMaybe<CountryFilterList> | undefined,
  sort: InputMaybe<CountrySorting> | undefined,
): Promise<CountryModel[]> {
  const title = parseSortDirection('title', sort?.title);
  const position = parseSortDirection('position', sort?.position);
  return selectCountries(db, language, {
    title: filter?.title ?? null,
    order: [
      ...(title ? [{ by: 'title' as const, direction: title }] : []),
      { by: 'position', direction: position ?? 'asc' },
    ],
  });
}

/** Returns one country. Throws ShopError in OXID's wording for an unknown id. */
export async function getCountry({ db, language }: ShopContext, id: string): Promise<CountryModel> {
  const country = await findCountry(db, language, id);
  if (!country) throw new ShopError('COUNTRY_NOT_FOUND', `Country was not found by id: ${id}`);
  return country;
}

/**
 * Returns a function that returns a country's name by its id. For a country the shop does not deliver to, it returns
 * the country code.
 */
export async function getCountryTitles(
  db: Database,
  language: Language,
): Promise<(id: string) => string> {
  const countries = await selectCountries(db, language, { title: null, order: [] });
  const titles = new Map(countries.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? id.toUpperCase();
}
