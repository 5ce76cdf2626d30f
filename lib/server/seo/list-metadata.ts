import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { toLanguage } from '@/domain/language/detect-language';
import { pageMetadata } from './page-metadata';

type Namespace = 'catalog.bikes' | 'catalog.accessories' | 'outlet';

const titleOf = {
  'catalog.bikes': 'bikes',
  'catalog.accessories': 'accessories',
  outlet: 'outlet',
} as const satisfies Record<Namespace, string>;

/** The head of a list's page, its words from one namespace of the messages; nothing for a language the site does not speak. */
export async function listMetadata(
  params: Promise<{ readonly lang: string }>,
  path: string,
  namespace: Namespace,
): Promise<Metadata> {
  const language = toLanguage((await params).lang);
  if (language === null) return {};
  const [t, titles] = await Promise.all([
    getTranslations({ locale: language, namespace }),
    getTranslations({ locale: language, namespace: 'titles' }),
  ]);
  const title = titles(titleOf[namespace]);
  return pageMetadata({ language, path, title, description: t('description') });
}
