import type { Language } from './detect-language';

/** How numbers and days are written in a language: as in Germany, as in Britain. */
export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
