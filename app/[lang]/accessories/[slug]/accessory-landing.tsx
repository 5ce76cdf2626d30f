import { getTranslations } from 'next-intl/server';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import { LandingLinks } from '@/components/catalog/landing-links';
import { landingPicture } from '@/components/catalog/landing-picture';
import { Landing } from '@/components/content/landing';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ComputedNote } from '@/components/ui/computed-note';
import { PriceNote } from '@/components/ui/price-note';
import type { Language } from '@/domain/language/detect-language';
import { Link } from '@/lib/platform/i18n/navigation';
import { listLandings } from '@/lib/server/catalog/landings';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import type { PageView } from '@/lib/platform/views/page-view';

/** More of them stand in the list, which the page leads to. */
const mostShown = 12;

/** A page about one kind of accessories with all that is sold of it, each with price and day. */
export async function AccessoryLanding({ language, page }: { language: Language; page: PageView }) {
  const [t, catalog, { accessories }, landings] = await Promise.all([
    getTranslations('landings'),
    getTranslations('catalog.accessories'),
    listAccessories(language),
    listLandings(language, 'accessories'),
  ]);
  const category = page.listing?.category ?? null;
  const shown = accessories.filter(
    ({ facets }) => category === null || facets.category.includes(category),
  );
  return (
    <Landing
      page={page}
      breadcrumb={
        <Breadcrumb
          crumbs={[
            { label: catalog('title'), href: '/accessories' },
            { label: page.title, href: null },
          ]}
        />
      }
      picture={landingPicture(page, 'accessory')}
      list={
        <section className="pt-5" aria-label={page.title}>
          <p className="num mb-1">
            {shown.length === 0 ? t('none') : t('listedParts', { count: shown.length })}
          </p>
          <PriceNote />
          <div className="row gx-lg-5 gy-5 row-cols-2 row-cols-lg-4 pt-3">
            {shown.slice(0, mostShown).map((accessory, position) => (
              <div key={accessory.slug} className="col">
                <AccessoryCard accessory={accessory} loading={position < 2 ? 'eager' : 'lazy'} />
              </div>
            ))}
          </div>
          {shown.length > mostShown && (
            <p className="mt-4 mb-0">
              <Link
                className="lt-link"
                href={`/accessories${category === null ? '' : `?category=${category}`}`}
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
          title={t('othersAccessories')}
          landings={landings}
          current={page.slug.replace(/^.*\//, '')}
        />
      }
    />
  );
}
