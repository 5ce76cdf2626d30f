'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatTableDay } from '@/lib/b2b/format-table-day';

type Props = { readonly day: string | null; readonly former: string | null };

/** A day of a delivery; one that has moved is marked, with the former one struck out before it (design README §7). */
export function MovedDay({ day, former }: Props) {
  const t = useTranslations('b2b.day');
  const language = useLocale();
  if (day === null) return <span className="text-2">{t('open')}</span>;
  if (former === null || former === day) return <>{formatTableDay(day, language)}</>;
  return (
    <span className="text-nowrap">
      <s className="text-3">
        <span className="visually-hidden">{t('former')} </span>
        {formatTableDay(former, language)}
      </s>{' '}
      <span className="lt-changed">
        <span className="visually-hidden">{t('now')} </span>
        {formatTableDay(day, language)}
      </span>
    </span>
  );
}
