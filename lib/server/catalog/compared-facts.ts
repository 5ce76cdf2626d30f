import 'server-only';
import { getTranslations } from 'next-intl/server';
import { payloadKg } from '@/domain/catalog/permitted-loads';
import type { Language } from '@/domain/language/detect-language';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { motorFacts } from './motor-facts';
import type { ComparedFactView } from '@/lib/platform/views/compare-view';
import type { LabelledText } from '@/lib/platform/views/term-view';

/** What is told of a model beside others: use, frames, drive trains with what they say of themselves, its facts and what it may carry. */
export async function comparedFacts(
  locale: Language,
  page: BikePageView,
): Promise<readonly ComparedFactView[]> {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'bike' }),
    getTranslations({ locale, namespace: 'compare' }),
  ]);
  const kilograms = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const span = (values: readonly number[]) =>
    [...new Set([Math.min(...values), Math.max(...values)])].map(kilograms.format).join('–');
  const weights = page.drivetrains.map(({ weightGrams }) => weightGrams);
  const permitted = page.permittedWeightKg;
  const hasMotor = page.drivetrains.some(({ motor }) => motor !== null);
  const rows: ComparedFactView[] = [
    ...(page.subcategory === null ? [] : [{ title: words('use'), text: page.subcategory.name }]),
    { title: words('frames'), text: page.frames.map(({ name }) => name).join(', ') },
    { title: t('drivetrain'), text: page.drivetrains.map(({ name }) => name).join('; ') },
    {
      title: t('weight'),
      text: t('weightValue', { kg: span(weights.map((grams) => grams / 1000)) }),
    },
    ...ofDrivetrains(page),
    ...page.specs,
    ...(permitted === null
      ? []
      : [
          {
            title: t('payload'),
            text: t('kg', { kg: span(weights.map((grams) => payloadKg(permitted, grams))) }),
          },
        ]),
    ...(hasMotor
      ? []
      : motorFacts.map((fact) => ({
          title: words(`motorFacts.${fact}`),
          text: words(fact === 'motor' ? 'no' : 'noMotor'),
          isAbsence: true,
        }))),
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
