import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { toLanguage } from '@/domain/language/detect-language';
import { pageMetadata } from './page-metadata';

type Namespace = 'catalog.bikes' | 'catalog.accessories' | 'outlet';

/** The head of a list's page, its words from one namespace of the messages; nothing for a language the site does not speak. */
export async function listMetadata(
  params: Promise<{ readonly lang: string }>,
  path: string,
  namespace: Namespace,
): Promise<Metadata> {
  const language = toLanguage((await params).lang);
  if (language === null) return {};
  const t = await getTranslations({ locale: language, namespace });
  return pageMetadata({ language, path, title: t('title'), description: t('description') });
}
