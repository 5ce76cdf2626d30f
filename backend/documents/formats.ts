import type { Language } from '@/domain/language/detect-language';
import { writePercent, writeSum } from '@/domain/money/write-money';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';

/** How amounts and days are written in documents of a language: as everywhere, with a gap that the fonts of a PDF know. */
export interface Formats {
  /** From cents: "2.953,00 €", "− 50,00 €". */
  euros(cents: number): string;
  /** A day, or that of a moment in epoch milliseconds: "21.11.2026", "21 Nov 2026". */
  day(at: number | IsoDay): string;
  /** From hundredths of a percent: "19 %". */
  percent(rate: number): string;
}

/** The formats of a language; amounts never break a line. */
export function formatsOf(language: Language): Formats {
  const unbroken = (text: string) => text.replace(/\s/g, '\u00a0');
  return {
    euros: (cents) => unbroken(writeSum(cents, language)),
    day: (at) => writeDay(typeof at === 'number' ? dayInBerlin(at) : at, language, 'medium'),
    percent: (rate) => unbroken(writePercent(rate, language)),
  };
}
