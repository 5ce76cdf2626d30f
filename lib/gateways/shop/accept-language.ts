import type { Language } from '@/domain/language/detect-language';

/** The route's language, then the others (Spec §7). The shop reads the first two letters only. */
export function acceptLanguage(language: Language): string {
  return `${language}, en-US, en, de-DE, de`;
}
