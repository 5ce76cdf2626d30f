import type { Language } from '@/domain/locale/language';
import { locales } from '@/domain/locale/language';

function remember<T>(create: (language: Language) => T): (language: Language) => T {
  const known = new Map<Language, T>();
  return (language) => {
    const formatter = known.get(language) ?? create(language);
    known.set(language, formatter);
    return formatter;
  };
}

const price = remember(
  (language) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const sum = remember(
  (language) => new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }),
);
const number = remember((language) => new Intl.NumberFormat(locales[language]));
const percent = remember(
  (language) =>
    new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }),
);

/** Formats a price for display: "2.795 €". Shows cents only if there are any. */
export function formatPrice(cents: number, language: Language): string {
  return price(language).format(cents / 100);
}

/**
 * Formats an amount with cents, for the cart, totals, emails and documents: "2.953,00 €". Separates a minus sign by a
 * narrow space.
 */
export function formatAmount(cents: number, language: Language): string {
  const text = sum(language).format(Math.abs(cents) / 100);
  return cents < 0 ? `−\u202f${text}` : text;
}

/** Formats a rate in hundredths of a percent: "19 %", "5.5%". */
export function formatPercent(rate: number, language: Language): string {
  return percent(language).format(rate / 10_000);
}

/**
 * Formats a plain number: "30.000". Does not use the formatter of the translation library, because importing it adds
 * its formatting of dates, lists and country names to the script of every page.
 */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  if (options === undefined) return number(language).format(value);
  return value.toLocaleString(locales[language], options);
}
