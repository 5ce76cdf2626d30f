import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccessoryList } from '@/components/catalog/list/late-lists';
import { ListPage } from '@/components/catalog/list/list-page';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { LandingLinks } from '@/components/catalog/landing-links';
import { listLandings } from '@/lib/server/catalog/landings';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld-breadcrumb';
import { siteUrl } from '@/lib/server/seo/site-url';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { listMetadata } from '@/lib/server/seo/list-metadata';

export const revalidate = 300;

export function generateMetadata({ params }: LangParams): Promise<Metadata> {
  return listMetadata(params, '/accessories', 'catalog.accessories');
}

export default async function AccessoriesPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [view, landings, kinds, t, common] = await Promise.all([
    listAccessories(language),
    listLandings(language, 'accessories'),
    getTranslations('landings'),
    getTranslations('catalog.accessories'),
    getTranslations('common'),
  ]);
  return (
    <ClientMessages namespaces={['catalog']}>
      <ListPage above={{ label: common('home'), href: '/' }} title={t('title')} intro={t('intro')}>
        <AccessoryList view={view} />
        <LandingLinks title={kinds('accessoriesTitle')} landings={landings} />
        <ComputedNote isForMany className="small text-3 mt-5 mb-0" />
      </ListPage>
      <JsonLd
        data={breadcrumbJsonLd([
          { name: common('home'), url: siteUrl(`/${language}`) },
          { name: t('title'), url: siteUrl(`/${language}/accessories`) },
        ])}
      />
    </ClientMessages>
  );
}
