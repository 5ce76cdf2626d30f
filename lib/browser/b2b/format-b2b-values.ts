import { type Language, locales } from '@/domain/locale/language';
import { formatNumber } from '@/domain/money/format-money';
import { dayMs, hourMs, minuteMs } from '@/domain/time/durations';
import { formatLocalMoment } from '@/domain/time/format-moment';

/** Formats a file size: "640 kB", "12,4 MB"; never less than 1 kB. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${formatNumber(kilobytes, language)}\u00a0kB`;
  return `${formatNumber(Math.round(kilobytes / 100) / 10, language)}\u00a0MB`;
}

/**
 * Formats the time of a Stock Connect request in the browser's time zone: "09:37" on the day of `now`, else "20.11.
 * 09:37"; '' for an invalid time.
 */
export function formatCallTime(at: string, language: Language, now: Date): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? '' : formatLocalMoment(time, language, now.getTime());
}

/** Formats the time passed since `at` in the largest unit that fits: "vor 4 Minuten"; less than a minute is "now". */
export function formatElapsedTime(at: string, language: Language, nowMs: number): string {
  const passed = Math.max(0, nowMs - Date.parse(at));
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  if (passed < minuteMs) return format.format(0, 'second');
  if (passed < hourMs) return format.format(-Math.floor(passed / minuteMs), 'minute');
  if (passed < dayMs) return format.format(-Math.floor(passed / hourMs), 'hour');
  return format.format(-Math.floor(passed / dayMs), 'day');
}

/** Formats a response time in seconds: "0,21 s". */
export function formatSeconds(milliseconds: number, language: Language): string {
  const seconds = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${seconds.format(milliseconds / 1000)}\u00a0s`;
}
