import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLanguage, parseLanguage } from '@/domain/locale/language';
import { berlinTimeZone } from '@/domain/time/day';
import { loadMessages } from './load-messages';

/**
 * Configures next-intl. The language of a page is its first path segment, so that pages stay static; route handlers
 * pass their language explicitly.
 */
export default getRequestConfig(async ({ locale }) => {
  const language = parseLanguage(locale ?? (await lang())) ?? defaultLanguage;
  return { locale: language, messages: await loadMessages(language), timeZone: berlinTimeZone };
});
