import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LazySizeAdviser } from '@/components/catalog/fit/lazy-size-adviser';
import { SizeRanges } from '@/components/catalog/fit/size-ranges';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/lib/platform/i18n/navigation';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listBikeSizes } from '@/lib/server/catalog/list-bike-sizes';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('sizeAdviser');
  const metadata = { title: t('metaTitle'), description: t('description') };
  return buildPageMetadata({ language, path: '/size-adviser', ...metadata });
}

/** The size adviser: recommends sizes of all models for height, inside leg and riding posture. */
export default async function SizeAdviserPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, guides, models] = await Promise.all([
    getTranslations('sizeAdviser'),
    getTranslations('guides'),
    listBikeSizes(language),
  ]);
  return (
    <div className="container-xxl pt-4 pb-7">
      <Breadcrumb
        crumbs={[
          { label: guides('title'), href: '/guides' },
          { label: t('title'), href: null },
        ]}
      />
      <div className="row gx-lg-5 gy-4 pt-3 pb-4">
        <div className="col-lg-6">
          <h1>{t('title')}</h1>
        </div>
        <div className="col-lg-6">
          <p className="fs-5 text-2">{t('lead')}</p>
          <p className="text-2 mb-0">
            {t.rich('how', {
              link: (chunks) => (
                <Link href={t('guide')} prefetch={false}>
                  {chunks}
                </Link>
              ),
            })}
          </p>
        </div>
      </div>
      <ClientMessages namespaces={['bodyMeasurements', 'fit', 'sizeAdviser']}>
        <LazySizeAdviser models={models} />
      </ClientMessages>
      <SizeRanges models={models} />
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: guides('title'), path: '/guides' },
          { name: t('title'), path: '/size-adviser' },
        ])}
      />
    </div>
  );
}
