import { useLocale, useTranslations } from 'next-intl';
import type { Availability } from '@/domain/catalog/availability';
import { formatDay } from '@/lib/i18n/format';

const MARKS = { now: 'is-now', date: 'is-date', unknown: 'is-open' } as const;

interface Props {
  readonly availability: Availability;
  /** sentence: "ab 4. Dezember"; cell: "4. Dezember". */
  readonly form?: 'sentence' | 'cell';
}

/** When something can leave the house: a mark and words, the same everywhere (design README §7). */
export function AvailabilityMark({ availability, form = 'sentence' }: Props) {
  return (
    <span className={`lt-when ${MARKS[availability.kind]}`}>
      <AvailabilityText availability={availability} form={form} />
    </span>
  );
}

/** The words of an availability without its mark. */
export function AvailabilityText({ availability, form = 'sentence' }: Props) {
  const t = useTranslations('catalog.availability');
  const locale = useLocale();
  if (availability.kind === 'now') return t('now');
  if (availability.kind === 'unknown') return t('unknown');
  const date = formatDay(availability.date, locale);
  return form === 'cell' ? date : t('date', { date });
}
