import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BikeList } from '@/components/catalog/list/late-lists';
import { ListPage } from '@/components/catalog/list/list-page';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { AdviserPanel } from '@/components/gear-advice/adviser-panel';
import { LandingLinks } from '@/components/catalog/landing-links';
import { listLandings } from '@/lib/server/catalog/landings';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import { writePrice } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld-breadcrumb';
import { siteUrl } from '@/lib/server/seo/site-url';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import type { SizedListView } from '@/lib/platform/views/fit-view';
import { listMetadata } from '@/lib/server/seo/list-metadata';

export const revalidate = 300;

export function generateMetadata({ params }: LangParams): Promise<Metadata> {
  return listMetadata(params, '/bikes', 'catalog.bikes');
}

type Props = LangParams & {
  /** The sizes, where the address brings measures along. */
  readonly sized?: SizedListView | null;
};

export default async function BikesPage({ params, sized = null }: Props) {
  const language = await requireLanguage(params);
  const [view, landings, kinds, t, common] = await Promise.all([
    listBikes(language),
    listLandings(language, 'bikes'),
    getTranslations('landings'),
    getTranslations('catalog.bikes'),
    getTranslations('common'),
  ]);
  return (
    <ClientMessages namespaces={['catalog']}>
      <ListPage
        above={{ label: common('home'), href: '/' }}
        title={t('title')}
        intro={t('intro')}
        space={{ below: 'pb-4 pb-lg-5', between: 'mt-3 mt-lg-0' }}
      >
        <BikeList view={view} sized={sized} advice={<AdviserPanel />}>
          <ComputedNote isForMany />
          {view.outlet === null ? null : (
            <Link className="lt-link" href="/bikes/outlet">
              {t('toOutlet', {
                count: view.outlet.count,
                price: writePrice(view.outlet.fromCents, language),
              })}
            </Link>
          )}
        </BikeList>
        <LandingLinks
          title={kinds('bikesTitle')}
          // The uses lead on to drives and frames; all of them here would outweigh what a list may send.
          landings={landings.filter(({ listing }) => listing.subcategory !== null)}
        />
      </ListPage>
      <JsonLd
        data={breadcrumbJsonLd([
          { name: common('home'), url: siteUrl(`/${language}`) },
          { name: t('title'), url: siteUrl(`/${language}/bikes`) },
        ])}
      />
    </ClientMessages>
  );
}
