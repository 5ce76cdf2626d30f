import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import type { SearchEntry } from '@/domain/search/search-entry';

/** The lists of the shop, whose words stand in the interface and not in the content service. */
export async function listEntries(language: Language): Promise<SearchEntry[]> {
  const [bikes, accessories, outlet] = await Promise.all([
    getTranslations({ locale: language, namespace: 'catalog.bikes' }),
    getTranslations({ locale: language, namespace: 'catalog.accessories' }),
    getTranslations({ locale: language, namespace: 'outlet' }),
  ]);
  return [
    { path: '/bikes', t: bikes },
    { path: '/accessories', t: accessories },
    { path: '/bikes/outlet', t: outlet },
  ].map(({ path, t }) => ({
    kind: 'page',
    path,
    title: t('title'),
    names: '',
    text: t('description'),
    words: '',
  }));
}
