import { useLocale, useTranslations } from 'next-intl';
import type { Dealer } from '@/domain/dealers/dealer';
import { openStateAt } from '@/domain/dealers/open-state';
import { type Weekday, weekdays } from '@/domain/dealers/opening-hours';
import { wallTimeIn } from '@/domain/dealers/time-zone';
import type { Language } from '@/domain/language/detect-language';
import { writeWeekday } from '@/domain/time/write-day';
import { formatClock, formatSpan } from '@/lib/platform/i18n/format-clock';
import { formatWeekdays } from '../ui/when/format-weekdays';

type Props = {
  dealer: Pick<Dealer, 'hours' | 'countryCode'>;
  /** Null as long as the visitor's time is not known: then the week stands there. */
  nowMs: number | null;
};

/** Whether a shop is open now and until when, or when it opens next; by its own clock. */
export function OpenWords({ dealer, nowMs }: Props) {
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
              `${formatWeekdays(days, language)} ${formatSpan(opens, closes, language)}`,
          )
          .join(', ')}
      </span>
    );
  const state = openStateAt(hours, wallTimeIn(countryCode, nowMs));
  if (state.kind === 'unknown') return <span>{t('byArrangement')}</span>;
  if (state.kind === 'open')
    return (
      <span className="text-moos fw-medium">
        {t('openUntil', { time: formatClock(state.closes, language) })}
      </span>
    );
  const time = formatClock(state.opens, language);
  if (state.inDays === 0) return <span>{t('opensToday', { time })}</span>;
  if (state.inDays === 1) return <span>{t('opensTomorrow', { time })}</span>;
  return <span>{t('opensOn', { day: longWeekday(state.day, language), time })}</span>;
}

/** "Dienstag", "on Tuesday" without the preposition. */
export function longWeekday(day: Weekday, language: Language): string {
  return writeWeekday(weekdays.indexOf(day), language, 'weekdayName');
}
