import { getTranslations } from 'next-intl/server';
import { BikeCard } from '@/components/catalog/bike-card';
import { bikeIndex, shownBikes } from '@/components/catalog/list/shown-bikes';
import { loadingAt } from '@/components/ui/picture/loading-at';
import { bikeSelection, selectionQuery } from '@/domain/catalog/landing';
import { defaultSort } from '@/domain/catalog/sort';
import { arrivalIn } from '@/domain/delivery/arrivals';
import type { Language } from '@/domain/language/detect-language';
import { listLandings } from '@/lib/server/catalog/landings';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import type { PageView } from '@/lib/platform/views/page-view';
import { ProductLanding } from '../../product-landing';

const listsAll = { subcategory: null, transmission: null, geometry: null, category: null };

/** More of them stand in the list, which the page leads to: a landing page stays light. */
const mostShown = 9;

/** A page about one kind of bicycles with the models of it that everybody may see, each with price and day. */
export async function BikeLanding({ language, page }: { language: Language; page: PageView }) {
  const [t, catalog, { bikes, arrivals }, landings] = await Promise.all([
    getTranslations('landings'),
    getTranslations('catalog.bikes'),
    listBikes(language),
    listLandings(language, 'bikes'),
  ]);
  const selection = bikeSelection(page.listing ?? listsAll);
  const shown = shownBikes(bikeIndex(bikes), selection, defaultSort, language);
  return (
    <ProductLanding
      page={page}
      kind="bike"
      list={{ title: catalog('title'), href: '/bikes' }}
      othersTitle={t('othersBikes')}
      landings={landings}
      counted={shown.length === 0 ? t('none') : t('listed', { count: shown.length })}
      rest={
        shown.length > mostShown
          ? { href: `/bikes${selectionQuery(selection)}`, count: shown.length }
          : null
      }
    >
      <div className="row gx-lg-5 gy-5 pt-3">
        {shown.slice(0, mostShown).map((bike, position) => (
          <div key={bike.item.slug} className="col-md-6 col-xl-4">
            <BikeCard
              bike={bike}
              arrival={arrivalIn(arrivals, bike.availability)}
              loading={position < 2 ? 'eager' : loadingAt(position, 0)}
            />
          </div>
        ))}
      </div>
    </ProductLanding>
  );
}
