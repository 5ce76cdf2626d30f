import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import { getPage } from './get-page';
import { logger } from '@/lib/platform/observability/logger';
import type { ConsentNotice, ConsentWords } from '@/lib/platform/views/consent-notice';
import { mapNotice } from './map-notice';

const slug = 'cookies';

/**
 * The cookie box of a language. Throws, and logs it, when the cookies page cannot be read: the specification asks for page
 * error 500 (Spec §8). When nobody has written one, the choice is offered without explanations, which is logged too.
 */
export async function getConsentNotice(language: Language): Promise<ConsentNotice> {
  const t = await getTranslations({ locale: language, namespace: 'consent' });
  const words: ConsentWords = {
    privacyLead: t('privacyLead'),
    privacyLink: t('privacyLink'),
    choices: t('choices'),
    necessary: { name: t('necessary.name'), text: t('necessary.text') },
    statistics: { name: t('statistics.name'), text: t('statistics.text') },
    marketing: { name: t('marketing.name'), text: t('marketing.text') },
    more: t('more'),
    confirm: t('confirm'),
    only: t('only'),
    all: t('all'),
    chooseFirst: t('chooseFirst'),
  };
  try {
    const page = await getPage(language, slug);
    if (!page) logger.warn('There is no cookies page', { language });
    return mapNotice(page, words, t('title'));
  } catch (error) {
    logger.error('The cookies page could not be read', { language, error });
    throw error;
  }
}
