'use client';

import { useTranslations } from 'next-intl';
import { ChangedDay } from './changed-day';

type Props = { readonly day: string | null; readonly former: string | null };

/** A day of a delivery in a table; without one it is to follow. */
export function MovedDay({ day, former }: Props) {
  const t = useTranslations('b2b.day');
  if (day === null) return <span className="text-2">{t('open')}</span>;
  return (
    <span className="text-nowrap">
      <ChangedDay day={day} former={former} />
    </span>
  );
}
