import { getTranslations } from 'next-intl/server';
import { BikeCard } from '@/components/catalog/bike-card';
import { LandingLinks } from '@/components/catalog/landing-links';
import { landingPicture } from '@/components/catalog/landing-picture';
import { bikeIndex, shownBikes } from '@/components/catalog/shown-bikes';
import { Landing } from '@/components/content/landing';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ComputedNote } from '@/components/ui/computed-note';
import { loadingAt } from '@/components/ui/loading-at';
import { PriceNote } from '@/components/ui/price-note';
import { bikeSelection, selectionQuery } from '@/domain/catalog/landing';
import { defaultSort } from '@/domain/catalog/sort';
import { arrivalIn } from '@/domain/delivery/arrivals';
import type { Language } from '@/domain/language/detect-language';
import { Link } from '@/lib/platform/i18n/navigation';
import { listLandings } from '@/lib/server/catalog/landings';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import type { PageView } from '@/lib/platform/views/page-view';

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
    <Landing
      page={page}
      breadcrumb={
        <Breadcrumb
          crumbs={[
            { label: catalog('title'), href: '/bikes' },
            { label: page.title, href: null },
          ]}
        />
      }
      picture={landingPicture(page, 'bike')}
      list={
        <section className="pt-5" aria-label={page.title}>
          <p className="num mb-1">
            {shown.length === 0 ? t('none') : t('listed', { count: shown.length })}
          </p>
          <PriceNote />
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
          {shown.length > mostShown && (
            <p className="mt-4 mb-0">
              <Link
                className="lt-link"
                href={`/bikes${selectionQuery(selection)}`}
                prefetch={false}
              >
                {t('all', { count: shown.length })}
              </Link>
            </p>
          )}
          <ComputedNote isForMany className="small text-3 mt-4 mb-0" />
        </section>
      }
      others={
        <LandingLinks
          title={t('othersBikes')}
          landings={landings}
          current={page.slug.replace(/^.*\//, '')}
        />
      }
    />
  );
}
