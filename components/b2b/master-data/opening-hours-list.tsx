'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatSpan } from '@/lib/platform/i18n/format-clock';
import { type OpeningHours, weekOf } from '@/domain/dealers/opening-hours';
import '@/styles/by-use/facts.scss';
import './master-data.scss';

/** The week day by day; a sentence when there are no hours. */
export function OpeningHoursList({ hours }: { readonly hours: OpeningHours }) {
  const t = useTranslations('b2b.masterData');
  const language = useLocale();
  const week = weekOf(hours);
  if (week.length === 0) return <p className="text-2">{t('noHours')}</p>;
  return (
    <dl className="lt-kv num mb-3">
      {week.map(({ day, times }) => (
        <div key={day} className="lt-b2b-day">
          <dt>{t(`days.${day}`)}</dt>
          <dd>
            {times.length === 0 && <span className="text-2">{t('closed')}</span>}
            {times.map(({ opens, closes }) => (
              <span key={opens} className="d-block">
                {formatSpan(opens, closes, language)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
