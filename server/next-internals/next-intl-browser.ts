/**
 * Replaces "next-intl" in browser bundles (next.config.ts). The package's own entry builds one hook for dates, lists
 * and country names that bundlers cannot tree-shake.
 */
export {
  IntlProvider as NextIntlClientProvider,
  useLocale,
  useMessages,
  useTranslations,
} from 'use-intl';
