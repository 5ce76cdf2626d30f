/**
 * What browsers get for "next-intl" (next.config.ts). Its own entry makes a hook for dates, lists and names of countries that no
 * bundler can leave out.
 */
export {
  IntlProvider as NextIntlClientProvider,
  useLocale,
  useMessages,
  useTranslations,
} from 'use-intl';
