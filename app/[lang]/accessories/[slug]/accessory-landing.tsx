import { getTranslations } from 'next-intl/server';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import type { Language } from '@/domain/language/detect-language';
import { listLandings } from '@/lib/server/catalog/landings';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import type { PageView } from '@/lib/platform/views/page-view';
import { ProductLanding } from '../../product-landing';

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
    <ProductLanding
      page={page}
      kind="accessory"
      list={{ title: catalog('title'), href: '/accessories' }}
      othersTitle={t('othersAccessories')}
      landings={landings}
      counted={shown.length === 0 ? t('none') : t('listedParts', { count: shown.length })}
      rest={
        shown.length > mostShown
          ? {
              href: `/accessories${category === null ? '' : `?category=${category}`}`,
              count: shown.length,
            }
          : null
      }
    >
      <div className="row gx-lg-5 gy-5 row-cols-2 row-cols-lg-4 pt-3">
        {shown.slice(0, mostShown).map((accessory, position) => (
          <div key={accessory.slug} className="col">
            <AccessoryCard accessory={accessory} loading={position < 2 ? 'eager' : 'lazy'} />
          </div>
        ))}
      </div>
    </ProductLanding>
  );
}
