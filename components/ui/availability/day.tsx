import { useLocale } from 'next-intl';
import { formatDay, formatLongDay } from '@/lib/platform/i18n/format-days';

type DayProps = {
  /** YYYY-MM-DD, or ISO with time. */
  date: string;
  /** With the year in any case. */
  isLong?: boolean;
};

/** A day in UTC long form, readable for machines too (Spec §9). */
export function Day({ date, isLong = false }: DayProps) {
  const language = useLocale();
  return (
    <time dateTime={date}>
      {isLong ? formatLongDay(date, language) : formatDay(date, language)}
    </time>
  );
}
