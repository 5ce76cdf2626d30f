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

/** A price in a display, from cents: "2.795 €", with cents only when there are some. */
export function formatPrice(cents: number, language: Language): string {
  return price(language).format(cents / 100);
}

/** A price in the cart, in sums, in mails and in documents, from cents: "2.953,00 €"; a minus stands with a thin gap. */
export function formatAmount(cents: number, language: Language): string {
  const text = sum(language).format(Math.abs(cents) / 100);
  return cents < 0 ? `−\u202f${text}` : text;
}

/** A rate, from hundredths of a percent: "19 %", "5.5%". */
export function formatPercent(rate: number, language: Language): string {
  return percent(language).format(rate / 10_000);
}

/**
 * A plain number: "30.000"; with options as a page needs it. Not by the translations' formatter: whoever names that puts its dates,
 * lists and names of countries into the script of every page.
 */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  if (options === undefined) return number(language).format(value);
  return value.toLocaleString(locales[language], options);
}
