import type { Language } from '@/domain/locale/language';
import { locales } from '@/domain/locale/language';
import { berlinTimeZone } from './day';

/** Formats for times, in Berlin time. */
export type MomentFormat = keyof typeof forms;

const forms = {
  /** Examples: "9:40", "09:40" */
  clock: { hour: 'numeric', minute: '2-digit' },
  /** Example: "Samstag, 21. November um 13:00" */
  deadline: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  },
  /** Example: "21. November 2026 um 13:00 MEZ" */
  withZone: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** Example: "21. November 2026 um 13:00:00 MEZ" */
  exact: { dateStyle: 'long', timeStyle: 'long' },
  /** Example: "Samstag, 5. Dezember 2026 um 10:00" */
  event: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const known = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in epoch milliseconds. Throws for an invalid time. */
export function formatMoment(at: number, language: Language, form: MomentFormat): string {
  return formatOf(language, form).format(at);
}

/**
 * Formats a range of times in epoch milliseconds. Shared parts occur once: "Samstag, 5. Dezember 2026, 10:00–16:00
 * Uhr".
 */
export function formatMomentSpan(
  from: number,
  to: number,
  language: Language,
  form: MomentFormat,
): string {
  return formatOf(language, form).formatRange(from, to);
}

/**
 * Formats a time in the local time zone of the runtime: "09:37" on the day of `now`, else "20.11. 09:37", "20 Nov
 * 09:37". Both times are in epoch milliseconds.
 */
export function formatLocalMoment(at: number, language: Language, now: number): string {
  const locale = locales[language];
  const [date, today] = [new Date(at), new Date(now)];
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  if (date.toDateString() === today.toDateString()) return clock;
  const month = language === 'de' ? '2-digit' : 'short';
  return `${new Intl.DateTimeFormat(locale, { day: '2-digit', month }).format(at)} ${clock}`;
}

/** Formats a time for internal use: "2026-11-21 13:00", UTC. */
export function formatUtcMinute(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function formatOf(language: Language, form: MomentFormat): Intl.DateTimeFormat {
  const key = `${language} ${form}`;
  const format =
    known.get(key) ??
    new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: berlinTimeZone });
  known.set(key, format);
  return format;
}
