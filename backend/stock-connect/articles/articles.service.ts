import type { Language } from '@/domain/language/detect-language';
import type { RestServices } from '../../rest/rest-services';
import { findSoldArticles, type SoldArticle } from './sold-articles.repository';

/** Every article dealers may order, by its number, as things stand now. */
export function listSoldArticles(
  { db, clock }: Pick<RestServices, 'db' | 'clock'>,
  language: Language,
): Promise<SoldArticle[]> {
  return findSoldArticles(db, language, clock.now());
}
