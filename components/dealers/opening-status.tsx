import { useLocale, useTranslations } from 'next-intl';
import type { Dealer } from '@/domain/dealers/dealer';
import { getOpeningState } from '@/domain/dealers/opening-state';
import { type Weekday, weekdays } from '@/domain/dealers/dealer';
import { getDealerLocalTime } from '@/domain/dealers/opening-state';
import type { Language } from '@/domain/locale/language';
import { formatWeekday } from '@/domain/time/format-day';
import { formatTime, formatTimeRange } from '@/lib/platform/i18n/format-time';
import { formatWeekdays } from '@/components/ui/availability/format-weekdays';

type Props = {
  dealer: Pick<Dealer, 'hours' | 'countryCode'>;
  /**
   * The visitor's current time in epoch milliseconds. While it is null (unknown), the opening hours are shown instead
   * of the status.
   */
  nowMs: number | null;
};

/** States whether a dealer is open now and until when, or when it opens next, in the dealer's time zone. */
export function OpeningStatus({ dealer, nowMs }: Props) {
  const t = useTranslations('opening');
  const language = useLocale();
  const { hours, countryCode } = dealer;
  if (hours.length === 0) return <span>{t('byArrangement')}</span>;
  if (nowMs === null)
    return (
      <span className="num">
        {hours
          .map(
            ({ days, opens, closes }) =>
              `${formatWeekdays(days, language)} ${formatTimeRange(opens, closes, language)}`,
          )
          .join(', ')}
      </span>
    );
  const state = getOpeningState(hours, getDealerLocalTime(countryCode, nowMs));
  if (state.kind === 'unknown') return <span>{t('byArrangement')}</span>;
  if (state.kind === 'open')
    return (
      <span className="text-success fw-medium">
        {t('openUntil', { time: formatTime(state.closes, language) })}
      </span>
    );
  const time = formatTime(state.opens, language);
  if (state.inDays === 0) return <span>{t('opensToday', { time })}</span>;
  if (state.inDays === 1) return <span>{t('opensTomorrow', { time })}</span>;
  return <span>{t('opensOn', { day: formatFullWeekday(state.day, language), time })}</span>;
}

/** Returns the weekday, for example "Dienstag" or "Tuesday". */
export function formatFullWeekday(day: Weekday, language: Language): string {
  return formatWeekday(weekdays.indexOf(day), language, 'weekdayName');
}
