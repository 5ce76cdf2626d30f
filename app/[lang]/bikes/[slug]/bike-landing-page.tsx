import { getTranslations } from 'next-intl/server';
import { ProductLandingPage } from '@/app/[lang]/product-landing-page';
import { BikeCard } from '@/components/catalog/bike-card';
import { buildBikeIndex, filterBikes } from '@/components/catalog/list/filter-bikes';
import { getImageLoading } from '@/components/ui/picture/picture-sizes';
import { toBikeSelection, toSelectionQuery } from '@/domain/catalog/landing-page';
import { defaultSort } from '@/domain/catalog/list-sort';
import { findArrival } from '@/domain/delivery/transit-days';
import type { Language } from '@/domain/locale/language';
import type { PageView } from '@/lib/platform/views/page-view';
import { listLandingPages } from '@/lib/server/catalog/landing-pages';
import { listBikes } from '@/lib/server/catalog/list-bikes';

const listsAll = { subcategory: null, transmission: null, geometry: null, category: null };

/** Maximum number of models on the page, which keeps the page small. The page links to the list of all. */
const maxBikes = 9;

/** A landing page for one kind of bicycle: its publicly visible models, each with price and delivery date. */
export async function BikeLandingPage({ language, page }: { language: Language; page: PageView }) {
  const [t, catalog, { bikes, arrivals }, landings] = await Promise.all([
    getTranslations('landingPages'),
    getTranslations('catalog.bikes'),
    listBikes(language),
    listLandingPages(language, 'bikes'),
  ]);
  const selection = toBikeSelection(page.listing ?? listsAll);
  const shown = filterBikes(buildBikeIndex(bikes), selection, defaultSort, language);
  return (
    <ProductLandingPage
      page={page}
      kind="bike"
      list={{ title: catalog('title'), href: '/bikes' }}
      othersTitle={t('othersBikes')}
      relatedLandingPages={landings}
      countText={shown.length === 0 ? t('none') : t('listed', { count: shown.length })}
      remainingProducts={
        shown.length > maxBikes
          ? { href: `/bikes${toSelectionQuery(selection)}`, count: shown.length }
          : null
      }
    >
      <div className="row gx-lg-5 gy-5 pt-3">
        {shown.slice(0, maxBikes).map((bike, position) => (
          <div key={bike.item.slug} className="col-md-6 col-xl-4">
            <BikeCard
              bike={bike}
              arrival={findArrival(arrivals, bike.availability)}
              loading={position < 2 ? 'eager' : getImageLoading(position, 0)}
            />
          </div>
        ))}
      </div>
    </ProductLandingPage>
  );
}
