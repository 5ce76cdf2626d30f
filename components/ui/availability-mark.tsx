import { useLocale, useTranslations } from 'next-intl';
import type { Availability } from '@/domain/catalog/availability';
import { formatDay } from '@/lib/i18n/format';

const shapes = { now: 'is-now', date: 'is-date', unknown: 'is-open' } as const;

export type AvailabilityMarkProps = { availability: Availability; className?: string };

/** When a piece can leave the house: a shape and words, the same everywhere (design README §7, Availability). */
export function AvailabilityMark({ availability, className }: AvailabilityMarkProps) {
  const t = useTranslations('common.availability');
  const language = useLocale();
  const words = availability.kind === 'date' ? t('date', { day: formatDay(availability.date, language) }) : t(availability.kind);
  return <span className={['lt-when', shapes[availability.kind], className].filter(Boolean).join(' ')}>{words}</span>;
}
