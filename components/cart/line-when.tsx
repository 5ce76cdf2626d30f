'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Availability } from '@/domain/catalog/availability';
import { formatDay } from '@/lib/i18n/format';

const marks = { now: 'is-now', date: 'is-date', unknown: 'is-open' } as const;

/** When the whole line is there (design README §7, availability). */
export function LineWhen({ availability }: { readonly availability: Availability }) {
  const t = useTranslations('cart.when');
  const language = useLocale();
  return (
    <span className={`lt-when ${marks[availability.kind]}`}>
      {availability.kind === 'date'
        ? t('date', { date: formatDay(availability.date, language) })
        : t(availability.kind)}
    </span>
  );
}
