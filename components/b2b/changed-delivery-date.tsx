'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatTableDay } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/order.scss';

type ChangedDayProps = {
  /** The current delivery date, as an ISO day. */
  readonly day: string;
  /** The previous date; null if it has not changed. */
  readonly previous: string | null;
  /** The format: `table` is 04.12.26, `sentence` is 4. Dezember. */
  readonly format?: 'table' | 'sentence';
};

/** A delivery date. A changed date is highlighted and follows the previous date, which is struck out. */
export function ChangedDeliveryDate({ day, previous, format = 'table' }: ChangedDayProps) {
  const t = useTranslations('b2b.day');
  const language = useLocale();
  const words = (date: string) =>
    format === 'table' ? formatTableDay(date, language) : formatDay(date, language);
  if (previous === null || previous === day) return <time dateTime={day}>{words(day)}</time>;
  return (
    <>
      <s className="text-3">
        <span className="visually-hidden">{t('former')} </span>
        <time dateTime={previous}>{words(previous)}</time>
      </s>{' '}
      <span className="lt-changed-value">
        <span className="visually-hidden">{t('now')} </span>
        <time dateTime={day}>{words(day)}</time>
      </span>
    </>
  );
}

type DeliveryDayProps = { readonly day: string | null; readonly previous: string | null };

/** The date of a restock in a table cell; if `day` is null, a text that the date is not known yet. */
export function RestockDate({ day, previous }: DeliveryDayProps) {
  const t = useTranslations('b2b.day');
  if (day === null) return <span className="text-2">{t('open')}</span>;
  return (
    <span className="text-nowrap">
      <ChangedDeliveryDate day={day} previous={previous} />
    </span>
  );
}
