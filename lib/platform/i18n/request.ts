import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLanguage, parseLanguage } from '@/domain/locale/language';
import { berlinTimeZone } from '@/domain/time/day';
import { loadMessages } from './load-messages';

/** The language of a page is its path's first segment, so that pages stay static; route handlers name theirs themselves. */
export default getRequestConfig(async ({ locale }) => {
  const language = parseLanguage(locale ?? (await lang())) ?? defaultLanguage;
  return { locale: language, messages: await loadMessages(language), timeZone: berlinTimeZone };
});
