/**
 * Replaces "next-intl" in browser bundles (next.config.ts). The package's own entry creates one hook for dates, lists
 * and country names, which bundlers cannot split into its used and unused parts.
 */
export {
  IntlProvider as NextIntlClientProvider,
  useLocale,
  useMessages,
  useTranslations,
} from 'use-intl';
