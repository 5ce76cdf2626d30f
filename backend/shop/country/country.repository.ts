import type { OrderByDirection } from 'kysely';
import type { StringFilterInput } from '@/graphql/generated/shop-types';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import { matchesText } from '../base/list-arguments';

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
export async function findCountries(
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
  if (title) query = query.where(({ ref, and }) => and(matchesText(ref(titleColumn), title)));
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
