import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import { findCountries } from './country.repository';

/** Names countries by their id; one that is not delivered to goes by its code. */
export async function countryTitles(
  db: Database,
  language: Language,
): Promise<(id: string) => string> {
  const countries = await findCountries(db, language, { title: null, order: [] });
  const titles = new Map(countries.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? id.toUpperCase();
}
