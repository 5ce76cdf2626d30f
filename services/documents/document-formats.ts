import type { Language } from '@/domain/locale/language';
import { formatPercent, formatAmount } from '@/domain/money/format-money';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';

/** Formats of amounts and days in documents of a language, with a space character that the PDF fonts contain. */
export interface DocumentFormats {
  /** Formats cents as euros: "2.953,00 €", "− 50,00 €". */
  euros(cents: number): string;
  /** Formats a day, or the Berlin day of epoch milliseconds: "21.11.2026", "21 Nov 2026". */
  day(at: number | IsoDay): string;
  /** Formats hundredths of a percent: "19 %". */
  percent(rate: number): string;
}

/** Returns the formats of a language. Amounts contain no line break opportunity. */
export function getDocumentFormats(language: Language): DocumentFormats {
  const unbroken = (text: string) => text.replace(/\s/g, '\u00a0');
  return {
    euros: (cents) => unbroken(formatAmount(cents, language)),
    day: (at) => formatIsoDay(typeof at === 'number' ? toBerlinDay(at) : at, language, 'medium'),
    percent: (rate) => unbroken(formatPercent(rate, language)),
  };
}
