import { parseTextTree } from './markdown';
import type { PageView, ConsentNotice, ConsentTexts } from '@/lib/platform/views/page-view';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/locale/language';
import { findRequiredPage } from './find-page';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

/**
 * Builds the cookie notice from the first info array of the cookies page (Specification §2). The notice has no
 * explanations when the page has no info array.
 */
export function mapConsentNotice(
  page: PageView | null,
  words: ConsentTexts,
  fallbackTitle: string,
): ConsentNotice {
  const block = page?.blocks.find((candidate) => candidate.kind === 'info-array');
  return {
    title: block?.title ?? page?.title ?? fallbackTitle,
    subject: block?.subject ?? null,
    entries: (block?.infos ?? []).map(({ title, text }) => ({ title, text: parseTextTree(text) })),
    words,
  };
}

const slug = 'cookies';

/**
 * Returns the cookie notice of a language. Logs and rethrows when the cookies page cannot be loaded: the page fails
 * with 500 (Specification §8). When the page does not exist, the notice has no explanations and a warning is logged.
 */
export async function getConsentNotice(language: Language): Promise<ConsentNotice> {
  const t = await getTranslations({ locale: language, namespace: 'consent' });
  const words: ConsentTexts = {
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
    const page = await findRequiredPage(language, slug);
    if (!page) logger.warn('The cookies page is missing', { language });
    return mapConsentNotice(page, words, t('title'));
  } catch (error) {
    logger.error('The cookies page could not be read', { language, error });
    throw error;
  }
}
