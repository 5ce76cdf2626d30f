import type { Language } from '@/domain/language/detect-language';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** Where the workshop stands: an order placed just after midnight there is of the new day. */
const timeZone = 'Europe/Berlin';

/** The day of a moment, as tables show it: "21. Nov. 2026"; an empty text for none and for what is no time. */
export function formatDate(moment: string | null, language: Language): string {
  return format(moment, language, 'short');
}

/** The day of a moment in a sentence: "21. November 2026". */
export function formatLongDate(moment: string | null, language: Language): string {
  return format(moment, language, 'long');
}

function format(moment: string | null, language: Language, month: 'short' | 'long'): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const parts = { day: 'numeric', month, year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], parts).format(date);
}
