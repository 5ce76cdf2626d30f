import type { OrderByDirection } from 'kysely';
import type {
  StringFilterInput,
  CountryFilterList,
  CountrySorting,
  InputMaybe,
} from '@/graphql/generated/shop-types';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import { buildTextFilter, parseSortDirection } from '../base/shop-wire';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';

/** A country as the wire shows it. */
export interface CountryModel {
  id: string;
  position: number;
  active: boolean;
  title: string;
  isoAlpha2: string;
}

const titleColumns = { de: 'title_de', en: 'title_en' } as const;

/** The active countries that match, in order. */
async function selectCountries(
  db: Database,
  language: Language,
  wish: {
    title: StringFilterInput | null;
    order: { by: 'title' | 'position'; direction: OrderByDirection }[];
  },
): Promise<CountryModel[]> {
  const titleColumn = titleColumns[language];
  const { title } = wish;
  let query = db.selectFrom('country').selectAll().where('active', '=', 1);
  if (title) query = query.where(({ ref, and }) => and(buildTextFilter(ref(titleColumn), title)));
  for (const { by, direction } of wish.order)
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

/** The country with this id, active or not; null when there is none. */
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

/** The countries we deliver to, in the order asked for; the home country stands first by position. */
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

/** One country. Refuses an unknown id with OXID's words (external contract A.4). */
export async function getCountry({ db, language }: ShopContext, id: string): Promise<CountryModel> {
  const country = await findCountry(db, language, id);
  if (!country) throw new ShopError('COUNTRY_NOT_FOUND', `Country was not found by id: ${id}`);
  return country;
}

/** Names countries by their id; one that is not delivered to goes by its code. */
export async function getCountryTitles(
  db: Database,
  language: Language,
): Promise<(id: string) => string> {
  const countries = await selectCountries(db, language, { title: null, order: [] });
  const titles = new Map(countries.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? id.toUpperCase();
}
