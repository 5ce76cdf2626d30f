import 'server-only';
import { getTranslations } from 'next-intl/server';
import { buildGearSummary } from '@/domain/catalog/bike-specs';
import { hasCategoryStem } from '@/domain/text/text-utils';
import type { Language } from '@/domain/locale/language';
import type { AccessoryPageView } from '@/lib/platform/views/accessory-view';
import type { BikePageView } from '@/lib/platform/views/bike-view';

/**
 * Subcategories whose kind of bike, such as "Stadtrad", appears in titles. Bikes of other subcategories get a general
 * word.
 */
const uses = ['stadt', 'alltag', 'reise', 'schotter', 'motor'] as const;

type Bike = Pick<BikePageView, 'name' | 'metaTitle' | 'subcategory' | 'drivetrains'>;
type Accessory = Pick<AccessoryPageView, 'name' | 'metaTitle' | 'category'>;

/**
 * Returns a model's title for tabs and search engines: "Ludwig: Stadtrad mit Riemen, 8 oder 11 Gänge". The editor's
 * `metaTitle` takes precedence.
 */
export async function getBikeTitle(language: Language, bike: Bike): Promise<string> {
  if (bike.metaTitle) return bike.metaTitle;
  const [titles, gears] = await Promise.all([
    getTranslations({ locale: language, namespace: 'titles' }),
    gearWords(language),
  ]);
  const use = uses.find((one) => one === bike.subcategory?.slug) ?? 'other';
  const words = {
    name: bike.name,
    kind: titles(`kinds.${use}`),
    gears: gears(bike.drivetrains.map(({ kind }) => kind)),
  };
  return words.gears === '' ? titles('bike', words) : titles('bikeWithGears', words);
}

/**
 * Returns an accessory's title: its name, and its category when the name does not contain it. The editor's `metaTitle`
 * takes precedence.
 */
export async function getAccessoryTitle(language: Language, accessory: Accessory): Promise<string> {
  const { name, metaTitle, category } = accessory;
  if (metaTitle) return metaTitle;
  if (category === null || hasCategoryStem(name, category.name)) return name;
  const titles = await getTranslations({ locale: language, namespace: 'titles' });
  return titles('accessory', { name, category: category.name });
}

async function gearWords(language: Language): Promise<(kinds: readonly string[]) => string> {
  const t = await getTranslations({ locale: language, namespace: 'catalog.gears' });
  return (kinds) => {
    const { counts, stepless, single } = buildGearSummary(kinds);
    const [first = 0, last = first] = [counts[0], counts.at(-1)];
    const parts = [
      ...(single ? [t('single')] : []),
      ...(counts.length === 1 ? [t('one', { count: first })] : []),
      ...(counts.length === 2 ? [t('either', { first, last })] : []),
      ...(counts.length > 2 ? [t('range', { first, last })] : []),
      ...(stepless ? [t('stepless')] : []),
    ];
    return parts.length < 2
      ? (parts[0] ?? '')
      : parts.reduce((one, other) => t('or', { one, other }));
  };
}
