import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OutletList } from '@/components/catalog/list/outlet-list';
import { ProductListPage } from '@/components/catalog/list/product-list-page';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { ClientMessages } from '@/components/ui/client-messages';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { Link } from '@/lib/platform/i18n/navigation';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildListMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export function generateMetadata({ params }: LangParams): Promise<Metadata> {
  return buildListMetadata(params, '/bikes/outlet', 'outlet');
}

export default async function OutletPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [items, t, bikes] = await Promise.all([
    listOutlet(language),
    getTranslations('outlet'),
    getTranslations('catalog.bikes'),
  ]);
  return (
    <ClientMessages namespaces={['outlet', 'reduced']}>
      <ProductListPage
        parent={{ label: bikes('title'), href: '/bikes' }}
        title={t('title')}
        intro={t('intro')}
        space={{ below: 'pb-5' }}
      >
        {items.length === 0 ? (
          <>
            <p className="h3">{t('empty')}</p>
            <Link className="btn btn-primary" href="/bikes">
              {t('toBikes')}
            </Link>
          </>
        ) : (
          <>
            <OutletList items={items} />
            <RenderedImagesNotice isForMany className="small text-3 mt-5 mb-0" />
          </>
        )}
      </ProductListPage>
    </ClientMessages>
  );
}
