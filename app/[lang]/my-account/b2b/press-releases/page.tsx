import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { PressRelease } from '@/components/b2b/press-release';
import { RichText } from '@/components/content/rich-text';
import { PressContact } from '@/components/support/press-files';
import { PressFiles } from '@/components/support/press-files';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { getPressPageContent } from '@/lib/server/content/articles';
import { listPressReleases } from '@/lib/server/content/articles';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.press');
  return { title: t('title') };
}

/** Press releases with their images and documents. The same for every dealer. */
export default async function DealerPressPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, releases, page] = await Promise.all([
    getTranslations('b2b.press'),
    listPressReleases(language),
    findOptionalPage(language, 'support/press'),
  ]);
  const { images, files } = await getPressPageContent(language, page);
  return (
    <>
      <B2bPageHeader title={t('title')} hasPrices={false}>
        {t('intro')}
      </B2bPageHeader>
      <div className="mb-5">
        {releases.length === 0 && <p className="text-2">{t('empty')}</p>}
        {releases.map((release) => (
          <PressRelease key={release.slug} release={release}>
            <RichText markdown={release.body} topLevel={3} />
          </PressRelease>
        ))}
      </div>
      <PressFiles images={images} downloads={files} />
      <PressContact />
    </>
  );
}
