import type { Language } from '@/domain/language/detect-language';

/** Day and time where the company is, with the zone named: "21. November 2026 um 13:00 MEZ". */
export function formatMoment(iso: string, language: Language): string {
  const locale = { de: 'de-DE', en: 'en-GB' }[language];
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
}
