import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import type { SearchEntry } from '@/domain/search/search-entry';

/** The lists of the shop and of dealers, whose words stand in the interface and not in the content service. */
export async function listEntries(language: Language): Promise<SearchEntry[]> {
  const [bikes, accessories, outlet, dealers] = await Promise.all([
    getTranslations({ locale: language, namespace: 'catalog.bikes' }),
    getTranslations({ locale: language, namespace: 'catalog.accessories' }),
    getTranslations({ locale: language, namespace: 'outlet' }),
    getTranslations({ locale: language, namespace: 'dealers' }),
  ]);
  return [
    { path: '/bikes', title: bikes('title'), text: bikes('description') },
    { path: '/accessories', title: accessories('title'), text: accessories('description') },
    { path: '/bikes/outlet', title: outlet('title'), text: outlet('description') },
    { path: '/dealers', title: dealers('title'), text: dealers('searchText') },
  ].map((entry) => ({ ...entry, kind: 'page', names: '', words: '', fits: '' }));
}
