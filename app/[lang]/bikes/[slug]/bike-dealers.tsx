import { getTranslations } from 'next-intl/server';
import { DealerSearchForm } from '@/components/dealers/dealer-search-form';
import { NearestSlot } from '@/components/dealers/nearest-slot';
import '@/components/catalog/detail.scss';

type Props = { bike: { readonly slug: string; readonly name: string } };

/** Where the model can be seen and ridden: a field, and the nearest dealers once a place is known. */
export async function BikeDealers({ bike: { slug, name } }: Props) {
  const t = await getTranslations('nearestDealers');
  return (
    <section className="container-xxl lt-section pt-0">
      <div className="row gx-lg-5">
        <div className="col-lg-4">
          <h2>{t('title')}</h2>
          <p className="text-2 lt-aside-text">{t('text', { name })}</p>
        </div>
        <div className="col-lg-8">
          <DealerSearchForm bike={slug} />
          <NearestSlot bike={slug} name={name} />
        </div>
      </div>
    </section>
  );
}
