import { useLocale } from 'next-intl';
import { formatDay, formatLongDay } from '@/lib/platform/i18n/format-days';

type DayProps = {
  /** The date as an ISO day (YYYY-MM-DD) or ISO date-time. */
  date: string;
  /** True to include the year even if it is the current one. */
  isLong?: boolean;
};

/** A date in long format (UTC), in a `<time>` element (Specification §9). */
export function FormattedDay({ date, isLong = false }: DayProps) {
  const language = useLocale();
  return (
    <time dateTime={date}>
      {isLong ? formatLongDay(date, language) : formatDay(date, language)}
    </time>
  );
}
