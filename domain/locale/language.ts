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

export type LanguageHints = {
  pathname: string;
  cookie: string | null;
  acceptLanguage: string | null;
};

/** Returns the language of the path, else of the lang cookie, else of the Accept-Language header (Specification §9). */
export function detectLanguage({ pathname, cookie, acceptLanguage }: LanguageHints): Language {
  return getPathLanguage(pathname) ?? parseLanguage(cookie) ?? acceptedLanguage(acceptLanguage);
}

/**
 * Returns German if it is the preferred language or the header has no preference; otherwise English (Specification §9).
 */
function acceptedLanguage(header: string | null): Language {
  const preferred = preferredTag(header ?? '');
  if (preferred === null || preferred === '*') return defaultLanguage;
  return preferred === 'de' || preferred.startsWith('de-') ? 'de' : 'en';
}

/**
 * Returns the tag with the highest quality, the first one in case of a tie. Returns null for an empty or invalid
 * header.
 */
function preferredTag(header: string): string | null {
  let best: { tag: string; quality: number } | null = null;
  for (const entry of header.split(',')) {
    const [tag = '', ...params] = entry.split(';').map((part) => part.trim().toLowerCase());
    const given = params.find((param) => param.startsWith('q='))?.slice(2);
    const quality = given === undefined ? 1 : Number(given);
    if (tag && quality > (best?.quality ?? 0)) best = { tag, quality };
  }
  return best?.tag ?? null;
}

/** Locales for formatting numbers and dates. */
export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
