import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BikeList } from '@/components/catalog/bike-list';
import { JsonLd } from '@/components/ui/json-ld';
import { ComputedNote } from '@/components/ui/computed-note';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { toLanguage } from '@/domain/language/detect-language';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import { formatPrice } from '@/lib/platform/i18n/format';
import { Link } from '@/lib/platform/i18n/navigation';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { siteUrl } from '@/lib/server/seo/site-url';

interface Props {
  readonly params: Promise<{ readonly lang: string }>;
}

export const revalidate = 300;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = toLanguage((await params).lang);
  if (language === null) return {};
  const t = await getTranslations({ locale: language, namespace: 'catalog.bikes' });
  return pageMetadata({
    language,
    path: '/bikes',
    title: t('title'),
    description: t('description'),
  });
}

export default async function BikesPage({ params }: Props) {
  const language = toLanguage((await params).lang);
  if (language === null) notFound();
  const [view, t, common] = await Promise.all([
    listBikes(language),
    getTranslations('catalog.bikes'),
    getTranslations('common'),
  ]);
  return (
    <ClientMessages namespaces={['catalog']}>
      <div className="container-xxl pt-4 pb-7">
        <Breadcrumb
          crumbs={[
            { label: common('home'), href: '/' },
            { label: t('title'), href: null },
          ]}
        />
        <div className="row align-items-end pt-4 pb-4 pb-lg-5">
          <div className="col-lg-8">
            <h1 className="mb-0">{t('title')}</h1>
          </div>
          <div className="col-lg-4">
            <p className="text-2 mb-0 mt-3 mt-lg-0">{t('intro')}</p>
          </div>
        </div>
        <BikeList view={view}>
          <ComputedNote isForMany />
          {view.outlet === null ? null : (
            <Link className="lt-link" href="/bikes/outlet">
              {t('toOutlet', {
                count: view.outlet.count,
                price: formatPrice(view.outlet.fromCents, language),
              })}
            </Link>
          )}
        </BikeList>
      </div>
      <JsonLd
        data={breadcrumbJsonLd([
          { name: common('home'), url: siteUrl(`/${language}`) },
          { name: t('title'), url: siteUrl(`/${language}/bikes`) },
        ])}
      />
    </ClientMessages>
  );
}
