import type { Language } from '@/domain/language/detect-language';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/**
 * When an event is, by the clock on the wall where the company is: "Samstag, 5. Dezember 2026, 10:00–16:00 Uhr". Both are ISO
 * dates with time; without an end only the beginning is said.
 */
export function formatEventTime(
  startsAt: string,
  endsAt: string | null,
  language: Language,
): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  });
  const start = new Date(startsAt);
  return endsAt === null ? format.format(start) : format.formatRange(start, new Date(endsAt));
}

/** The day an event begins, by the clock on the wall: "5. Dezember 2026". */
export function formatEventDay(startsAt: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(new Date(startsAt));
}
