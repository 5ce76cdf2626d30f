import { useLocale } from 'next-intl';
import { formatDay, formatLongDay } from '@/lib/platform/i18n/format-days';

type DayProps = {
  /** YYYY-MM-DD, or ISO with time. */
  date: string;
  /** Always includes the year. */
  isLong?: boolean;
};

/** A date in long format (UTC), in a `<time>` element (Specification §9). */
export function Day({ date, isLong = false }: DayProps) {
  const language = useLocale();
  return (
    <time dateTime={date}>
      {isLong ? formatLongDay(date, language) : formatDay(date, language)}
    </time>
  );
}
