import type { Availability } from '@/domain/catalog/availability';
import type { Language } from '@/domain/language/detect-language';
import { writePrice } from '@/domain/money/write-money';
import { formatDay } from '@/lib/platform/i18n/days';
import type { getTranslations } from 'next-intl/server';

type Words = Awaited<ReturnType<typeof getTranslations<'common.availability'>>>;

/** A price and when it can leave the house, in the words of the page. */
export function writtenOffer(
  {
    priceCents,
    availability,
  }: { readonly priceCents: number; readonly availability: Availability },
  language: Language,
  t: Words,
): [price: string, when: string] {
  const when =
    availability.kind === 'date'
      ? t('date', { day: formatDay(availability.date, language) })
      : t(availability.kind);
  return [writePrice(priceCents, language), when];
}
