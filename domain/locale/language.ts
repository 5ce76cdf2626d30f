export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

/** Parses a path segment or cookie value. Returns null for anything but de and en. */
export function parseLanguage(value: string | null | undefined): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** Returns the language of the first path segment, or null if there is none (Specification §2). */
export function getPathLanguage(pathname: string): Language | null {
  return parseLanguage(pathname.split('/')[1]);
}

/** Locales for formatting numbers and dates. */
export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
