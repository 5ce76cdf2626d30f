import type { Language } from '@/domain/language/detect-language';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** When a call was made, where the reader is: "09:37" on the day of `now`, else "20.11. 09:37"; '' for what is no time. */
export function formatCallTime(at: string, language: Language, now: Date): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat(locales[language], time).format(date);
  if (date.toDateString() === now.toDateString()) return clock;
  const day = { day: '2-digit', month: language === 'de' ? '2-digit' : 'short' } as const;
  return `${new Intl.DateTimeFormat(locales[language], day).format(date)} ${clock}`;
}

/** How long ago something was, in the largest unit that fits: "vor 4 Minuten"; less than a minute is now. */
export function formatAgo(at: string, language: Language, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(at)) / 1000));
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  if (seconds < 60) return format.format(0, 'second');
  if (seconds < 60 * 60) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 24 * 60 * 60) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / (24 * 3600)), 'day');
}

/** How long an answer took: "0,21 s". */
export function formatSeconds(milliseconds: number, language: Language): string {
  const seconds = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${seconds.format(milliseconds / 1000)}\u00a0s`;
}
