'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatTableDay } from '@/lib/platform/i18n/days';
import '@/styles/by-use/order.scss';

type Props = {
  /** ISO day as it is now. */
  readonly day: string;
  /** What it was before it moved; null when it did not. */
  readonly former: string | null;
  /** table: 04.12.26; sentence: 4. Dezember. */
  readonly form?: 'table' | 'sentence';
};

/** A day, in yellow after the old one struck out when it moved (design README §7, changed value). */
export function ChangedDay({ day, former, form = 'table' }: Props) {
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
