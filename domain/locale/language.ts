export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

/** Reads a language from a path segment or a cookie; null for anything but de and en. */
export function parseLanguage(value: string | null | undefined): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** The language of a path's first segment; null when it has none (Specification §2). */
export function getPathLanguage(pathname: string): Language | null {
  return parseLanguage(pathname.split('/')[1]);
}

export type LanguageHints = {
  pathname: string;
  cookie: string | null;
  acceptLanguage: string | null;
};

/** The path's language, else the lang cookie's, else de unless accept-language is not German, then en (Specification §9). */
export function detectLanguage({ pathname, cookie, acceptLanguage }: LanguageHints): Language {
  return getPathLanguage(pathname) ?? parseLanguage(cookie) ?? acceptedLanguage(acceptLanguage);
}

/** German when it is the preferred entry or nothing is said; English for every other preference (Specification §9). */
function acceptedLanguage(header: string | null): Language {
  const preferred = preferredTag(header ?? '');
  if (preferred === null || preferred === '*') return defaultLanguage;
  return preferred === 'de' || preferred.startsWith('de-') ? 'de' : 'en';
}

/** The tag with the highest quality, the first of equals; null for an empty or unreadable header. */
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

/** How numbers and days are written in a language: as in Germany, as in Britain. */
export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
