import { getTranslations } from 'next-intl/server';
import { DealerSearchForm } from '@/components/dealers/dealer-search-form';
import { NearestSlot } from '@/components/dealers/nearest-slot';
import '@/components/catalog/detail.scss';
import '@/components/dealers/dealer.scss';

type Props = { bike: { readonly slug: string; readonly name: string } };

/** Where the model can be seen and ridden, in the page's one black band: a field, and the nearest dealers once a place is known. */
export async function BikeDealers({ bike }: Props) {
  const t = await getTranslations('nearestDealers');
  return (
    <section className="lt-dealer-band lt-no-print">
      <div className="container-xxl" data-bs-theme="dark">
        <div className="row gx-lg-5 gy-4">
          <div className="col-lg-5">
            <h2>{t('title')}</h2>
            <p className="text-2 lt-aside-text">{t('text', { name: bike.name })}</p>
          </div>
          <div className="col-lg-7">
            <DealerSearchForm bike={bike.slug} />
            <NearestSlot bike={bike} />
          </div>
        </div>
      </div>
    </section>
  );
}
