import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { LabelledText } from '@/lib/platform/views/term-view';

/** What is told of a model beside others: use, frames, drive trains with what they say of themselves, its facts and what it may carry. */
export async function comparedFacts(
  locale: Language,
  page: BikePageView,
): Promise<readonly LabelledText[]> {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'bike' }),
    getTranslations({ locale, namespace: 'compare' }),
  ]);
  const kilograms = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const weights = page.drivetrains.map(({ weightGrams }) => weightGrams / 1000);
  const lightest = Math.min(...weights);
  const heaviest = Math.max(...weights);
  const kg =
    lightest === heaviest
      ? kilograms.format(lightest)
      : `${kilograms.format(lightest)}–${kilograms.format(heaviest)}`;
  const rows: LabelledText[] = [
    ...(page.subcategory === null ? [] : [{ title: words('use'), text: page.subcategory.name }]),
    { title: words('frames'), text: page.frames.map(({ name }) => name).join(', ') },
    { title: t('drivetrain'), text: page.drivetrains.map(({ name }) => name).join('; ') },
    { title: t('weight'), text: t('weightValue', { kg }) },
    ...ofDrivetrains(page),
    ...page.specs,
    { title: t('payload'), text: t('kg', { kg: kilograms.format(page.payloadKg) }) },
    { title: words('colours'), text: page.colors.map(({ name }) => name).join(', ') },
  ];
  const seen = new Set<string>();
  return rows.filter(({ title }) => !seen.has(title) && seen.add(title));
}

/** What the drive trains say of themselves: each title once, with all that is said under it. */
function ofDrivetrains({ drivetrains, drivetrainSpecs }: BikePageView): LabelledText[] {
  const texts = new Map<string, Set<string>>();
  for (const { code } of drivetrains)
    for (const { title, text } of drivetrainSpecs[code] ?? [])
      texts.set(title, (texts.get(title) ?? new Set()).add(text));
  return [...texts].map(([title, said]) => ({ title, text: [...said].join('; ') }));
}
