import type { Language } from '@/domain/language/detect-language';

const formats: Record<Language, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    timeZone: 'UTC',
  }),
  // Written out: 04/12 is another day on either side of an ocean.
  en: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  }),
};

/** An ISO day as dealers' tables show it: "04.12.26", "4 Dec 26" (design README §7); what is no day is given back as it came. */
export function formatTableDay(isoDay: string, language: Language): string {
  const date = new Date(isoDay);
  return Number.isNaN(date.getTime()) ? isoDay : formats[language].format(date);
}
