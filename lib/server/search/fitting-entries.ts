import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import type { SearchEntry } from '@/domain/search/search-entry';
import { present } from '@/lib/gateways/catalog/wire-lists';
import type { ListedAccessory } from '@/lib/gateways/content/accessories.gateway';

/** For each model that parts are made for the list of them: one answer instead of fifty. */
export async function fittingEntries(
  accessories: readonly ListedAccessory[],
  language: Language,
): Promise<SearchEntry[]> {
  const t = await getTranslations({ locale: language, namespace: 'search' });
  const fitting = new Map<string, { name: string; count: number }>();
  for (const { slug, name } of accessories.flatMap(({ bikes }) => present(bikes)))
    fitting.set(slug, { name, count: (fitting.get(slug)?.count ?? 0) + 1 });
  return [...fitting].map(([slug, { name, count }]) => ({
    kind: 'accessory',
    path: `/accessories?bikes=${slug}`,
    title: t('fitting', { name }).normalize('NFC'),
    text: t('fittingText', { name, count }).normalize('NFC'),
    ...{ names: '', words: '', fits: '' },
  }));
}
