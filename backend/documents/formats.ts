import type { Language } from '@/domain/language/detect-language';

/** How amounts and days are written in documents of a language. */
export interface Formats {
  /** From cents: "2.953,00 €". */
  euros(cents: number): string;
  /** From epoch milliseconds, UTC: "21.11.2026", "21 Nov 2026". */
  day(at: number): string;
  /** From hundredths of a percent: "19 %". */
  percent(rate: number): string;
}

const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** The formats of a language; spaces never break a line. */
export function formatsOf(language: Language): Formats {
  const locale = locales[language];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const numbers = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const unbroken = (text: string) => text.replace(/\s/g, '\u00a0');
  return {
    euros: (cents) => unbroken(money.format(cents / 100)),
    day: (at) => days.format(at),
    percent: (rate) => unbroken(numbers.format(rate / 10_000)),
  };
}
