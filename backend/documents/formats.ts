import type { Language } from '@/domain/language/detect-language';
import { locales } from '@/domain/language/locales';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';

/** How amounts and days are written in documents of a language. */
export interface Formats {
  /** From cents: "2.953,00 €". */
  euros(cents: number): string;
  /** A day, or that of a moment in epoch milliseconds: "21.11.2026", "21 Nov 2026". */
  day(at: number | IsoDay): string;
  /** From hundredths of a percent: "19 %". */
  percent(rate: number): string;
}

/** The formats of a language; spaces never break a line. */
export function formatsOf(language: Language): Formats {
  const locale = locales[language];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const numbers = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const unbroken = (text: string) => text.replace(/\s/g, '\u00a0');
  return {
    euros: (cents) => unbroken(money.format(cents / 100)),
    day: (at) => writeDay(typeof at === 'number' ? dayInBerlin(at) : at, language, 'medium'),
    percent: (rate) => unbroken(numbers.format(rate / 10_000)),
  };
}
