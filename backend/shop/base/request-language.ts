import type { Language } from '@/domain/language/detect-language';

const byParameter: Readonly<Record<string, Language>> = { 0: 'de', 1: 'en', de: 'de', en: 'en' };

/** The request's language as OXID decides it: the `lang` parameter, else the first two letters of Accept-Language, else German (external contract A.1). */
export function requestLanguage(
  parameter: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  const wished = byParameter[parameter ?? ''];
  if (wished) return wished;
  return acceptLanguage?.slice(0, 2).toLowerCase() === 'en' ? 'en' : 'de';
}
