import type { Language } from '@/domain/language/detect-language';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

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
const day = remember(
  (language) =>
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const dayOfYear = remember(
  (language) =>
    new Intl.DateTimeFormat(locales[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A price in a display, from cents: "2.795 €", with cents only when there are some (design README §8). */
export function formatPrice(cents: number, language: Language): string {
  return price(language).format(cents / 100);
}

/** A price in the cart and in sums, from cents: "2.953,00 €"; a minus stands with a thin gap (design README §8). */
export function formatSum(cents: number, language: Language): string {
  const text = sum(language).format(Math.abs(cents) / 100);
  return cents < 0 ? `−\u202f${text}` : text;
}

/** A plain number: "30.000". */
export function formatNumber(value: number, language: Language): string {
  return number(language).format(value);
}

/**
 * An ISO day in UTC long form: "4. Dezember", with the year when it is another than that of `today` (design README §7).
 * Anything that is no day is given back as it came.
 */
export function formatDay(isoDay: string, language: Language, today: Date = new Date()): string {
  const date = new Date(isoDay.length === 10 ? `${isoDay}T00:00:00Z` : isoDay);
  if (Number.isNaN(date.getTime())) return isoDay;
  const isThisYear = date.getUTCFullYear() === today.getUTCFullYear();
  return (isThisYear ? day : dayOfYear)(language).format(date);
}

/** An ISO day in UTC long form, always with its year: "12. November 2026". Anything that is no day is given back as it came. */
export function formatLongDay(isoDay: string, language: Language): string {
  const date = new Date(isoDay.length === 10 ? `${isoDay}T00:00:00Z` : isoDay);
  return Number.isNaN(date.getTime()) ? isoDay : dayOfYear(language).format(date);
}
