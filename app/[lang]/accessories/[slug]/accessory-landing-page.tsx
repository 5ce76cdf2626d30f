import { getTranslations } from 'next-intl/server';
import { ProductLandingPage } from '@/app/[lang]/product-landing-page';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import type { Language } from '@/domain/locale/language';
import type { PageView } from '@/lib/platform/views/page-view';
import { listLandingPages } from '@/lib/server/catalog/landing-pages';
import { listAccessories } from '@/lib/server/catalog/list-accessories';

/** Maximum number of accessories on the page. The page links to the list of all. */
const maxAccessories = 12;

/** A landing page for one accessory category: the accessories on sale, each with price and delivery date. */
export async function AccessoryLandingPage({
  language,
  page,
}: {
  language: Language;
  page: PageView;
}) {
  const [t, catalog, { accessories }, landings] = await Promise.all([
    getTranslations('landingPages'),
    getTranslations('catalog.accessories'),
    listAccessories(language),
    listLandingPages(language, 'accessories'),
  ]);
  const category = page.listing?.category ?? null;
  const shown = accessories.filter(
    ({ facets }) => category === null || facets.category.includes(category),
  );
  return (
    <ProductLandingPage
      page={page}
      kind="accessory"
      list={{ title: catalog('title'), href: '/accessories' }}
      othersTitle={t('othersAccessories')}
      relatedLandingPages={landings}
      countText={shown.length === 0 ? t('none') : t('listedParts', { count: shown.length })}
      remainingProducts={
        shown.length > maxAccessories
          ? {
              href: `/accessories${category === null ? '' : `?category=${category}`}`,
              count: shown.length,
            }
          : null
      }
    >
      <div className="row gx-lg-5 gy-5 row-cols-2 row-cols-lg-4 pt-3">
        {shown.slice(0, maxAccessories).map((accessory, position) => (
          <div key={accessory.slug} className="col">
            <AccessoryCard accessory={accessory} loading={position < 2 ? 'eager' : 'lazy'} />
          </div>
        ))}
      </div>
    </ProductLandingPage>
  );
}
