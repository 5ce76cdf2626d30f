import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { languages, parseLanguage } from '@/domain/locale/language';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import { listMountableParts } from '@/lib/server/catalog/find-configuration';
import { listBikeSlugs } from '@/lib/server/catalog/list-bikes';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';
import { ConfigurationView } from './configuration-view';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => (await listBikeSlugs(lang)).map((slug) => ({ lang, slug }))),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  if (language === null || bike === null) return {};
  const t = await getTranslations({ locale: language, namespace: 'configurator' });
  const { name } = bike;
  return {
    ...buildPageMetadata({
      language,
      path: `/bikes/${slug}/configuration`,
      title: t('pageTitle', { name }),
      description: t('description', { name }),
    }),
    // Not indexed, because the model's page contains the same content.
    robots: { index: false, follow: true },
  };
}

export default async function ConfigurationPage({ params }: Props) {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  if (language === null || bike === null) notFound();
  const parts = await listMountableParts(language, bike.productId);
  return <ConfigurationView bike={bike} parts={parts} />;
}
