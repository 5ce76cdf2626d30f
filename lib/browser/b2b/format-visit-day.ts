import type { Language } from '@/domain/language/detect-language';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** The day of a visit with its weekday, where the workshop stands: "Mittwoch, 18. November"; '' for what is no time. */
export function formatVisitDay(moment: string, language: Language): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Berlin',
  } as const;
  return new Intl.DateTimeFormat(locales[language], parts).format(date);
}

/** The time of day where the workshop stands: "9:40"; '' for what is no time. */
export function formatClock(moment: string, language: Language): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const parts = { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat(locales[language], parts).format(date);
}
