import { useLocale, useTranslations } from 'next-intl';
import type { Availability } from '@/domain/catalog/availability';
import { formatDay } from '@/lib/platform/i18n/days';

const shapes = { now: 'is-now', date: 'is-date', unknown: 'is-open' } as const;

type AvailabilityTextProps = {
  availability: Availability;
  /** sentence: "ab 4. Dezember"; cell, in tables: "4. Dezember". */
  form?: 'sentence' | 'cell';
};

type AvailabilityMarkProps = AvailabilityTextProps & { className?: string };

/** When a piece can leave the house: a shape and words, the same everywhere (design README §7, Availability). */
export function AvailabilityMark({ availability, className, form }: AvailabilityMarkProps) {
  return (
    <span className={['lt-when', shapes[availability.kind], className].filter(Boolean).join(' ')}>
      <AvailabilityText availability={availability} form={form} />
    </span>
  );
}

/** The words of an availability without its shape. */
export function AvailabilityText({ availability, form = 'sentence' }: AvailabilityTextProps) {
  const t = useTranslations('common.availability');
  const language = useLocale();
  if (availability.kind !== 'date') return t(availability.kind);
  const day = formatDay(availability.date, language);
  return form === 'cell' ? day : t('date', { day });
}
