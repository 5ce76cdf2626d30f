import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { DriveTable } from '@/components/advice/drive-table';
import { GearNeedsForm } from '@/components/advice/gear-needs-form';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { Picture } from '@/components/ui/picture/picture';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { JsonLd } from '@/components/ui/json-ld';
import { defaultRiderKg } from '@/domain/advice/gear-needs';
import { findCaptionedPicture } from '@/lib/platform/media/find-picture';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { splitIntro } from '@/lib/server/content/find-page';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import '@/components/advice/gear-advice.scss';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('gearAdvice');
  const metadata = { title: t('title'), description: t('description') };
  return buildFixedPageMetadata(language, 'gear-adviser', metadata);
}

/**
 * The form of the gear adviser for route, load and weather, above a table of all drives. The result is a separate page
 * (./answer).
 */
export default async function GearAdviserPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, guides, page] = await Promise.all([
    getTranslations('gearAdvice'),
    getTranslations('guides'),
    findOptionalPage(language, 'gear-adviser'),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  const title = page?.title ?? t('title');
  const picture = findCaptionedPicture('details/pinion-c9-gearbox', language);
  return (
    <>
      <div className="container-xxl pt-4 pb-5">
        <Breadcrumb
          crumbs={[
            { label: guides('title'), href: '/guides' },
            { label: title, href: null },
          ]}
        />
        <div className="row gx-lg-5 gy-4 pt-3 pb-5 align-items-end">
          <div className="col-lg-6">
            <h1>{title}</h1>
            <div className="fs-5 text-2">
              <RichText markdown={lead ?? t('lead')} />
            </div>
            <p className="text-2 mt-3 mb-0">{t('assumption', { kg: defaultRiderKg })}</p>
          </div>
          {picture && (
            <div className="col-lg-6">
              <span className="lt-stage is-tile lt-gear-picture">
                <Picture
                  className="lt-picture"
                  picture={picture}
                  alt={picture.alt}
                  sizes={pictureSizes.closeUp}
                />
              </span>
              <RenderedImagesNotice className="small text-3 mt-2 mb-0" />
            </div>
          )}
        </div>
        <GearNeedsForm isWide />
        <section className="pt-6">
          <h2>{t('table.title')}</h2>
          <DriveTable />
        </section>
      </div>
      <ContentBlocks blocks={rest} />
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: guides('title'), path: '/guides' },
          { name: title, path: '/gear-adviser' },
        ])}
      />
    </>
  );
}
