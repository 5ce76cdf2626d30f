import { defineRouting } from 'next-intl/routing';
import { defaultLanguage, languages } from '@/domain/language/detect-language';

/** Every address begins with its language. The lang cookie is the middleware's affair (Spec §9). */
export const routing = defineRouting({
  locales: languages,
  defaultLocale: defaultLanguage,
  localePrefix: 'always',
  localeCookie: false,
  alternateLinks: false,
});
