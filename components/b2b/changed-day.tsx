'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatTableDay } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/order.scss';

type ChangedDayProps = {
  /** ISO day as it is now. */
  readonly day: string;
  /** What it was before it moved; null when it did not. */
  readonly previous: string | null;
  /** table: 04.12.26; sentence: 4. Dezember. */
  readonly form?: 'table' | 'sentence';
};

/** A day, in yellow after the old one struck out when it moved (design README §7, changed value). */
export function ChangedDay({ day, previous: former, form = 'table' }: ChangedDayProps) {
  const t = useTranslations('b2b.day');
  const language = useLocale();
  const words = (date: string) =>
    form === 'table' ? formatTableDay(date, language) : formatDay(date, language);
  if (former === null || former === day) return <time dateTime={day}>{words(day)}</time>;
  return (
    <>
      <s className="text-3">
        <span className="visually-hidden">{t('former')} </span>
        <time dateTime={former}>{words(former)}</time>
      </s>{' '}
      <span className="lt-changed">
        <span className="visually-hidden">{t('now')} </span>
        <time dateTime={day}>{words(day)}</time>
      </span>
    </>
  );
}

type DeliveryDayProps = { readonly day: string | null; readonly previous: string | null };

/** A day of a delivery in a table; without one it is to follow. */
export function DeliveryDay({ day, previous: former }: DeliveryDayProps) {
  const t = useTranslations('b2b.day');
  if (day === null) return <span className="text-2">{t('open')}</span>;
  return (
    <span className="text-nowrap">
      <ChangedDay day={day} previous={former} />
    </span>
  );
}
