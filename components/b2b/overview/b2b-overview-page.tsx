'use client';

import { useLocale, useTranslations } from 'next-intl';
import { B2bHead } from '@/components/b2b/parts/b2b-head';
import { B2bSection } from '@/components/b2b/parts/b2b-section';
import { QuickOrder } from '@/components/b2b/quick-order/quick-order';
import { reloadOverview, useOverview } from '@/lib/browser/b2b/overview';
import { Link } from '@/lib/platform/i18n/navigation';
import { Changes } from './changes';
import { Figures } from './figures';
import { FinderEntry } from './finder-entry';
import { OnTheWay } from './on-the-way';

/** What the dealer's day begins with: what changed, what is coming, what is owed, and a way to order at once. */
export function B2bOverviewPage() {
  const t = useTranslations('b2b');
  const language = useLocale();
  const loaded = useOverview(language);
  const overview = loaded.value;
  const retry = () => void reloadOverview(language);
  return (
    <>
      <B2bHead title={overview?.company || t('overview.title')}>
        {overview && (
          <p className="mb-0 num">
            {t('overview.customer', { number: overview.customerNumber })}
            {overview.contact && ` · ${t('overview.contact', { name: overview.contact })}`}
          </p>
        )}
      </B2bHead>
      {overview && <Figures overview={overview} />}
      <div className="row gx-lg-5 gy-5">
        <div className="col-xl-8">
          <B2bSection loaded={loaded} onRetry={retry}>
            {(value) => <Changes overview={value} />}
          </B2bSection>
        </div>
        <section className="col-xl-4" aria-labelledby="quick-order-title">
          <h2 className="h3" id="quick-order-title">
            {t('quickOrder.title')}
          </h2>
          <QuickOrder id="quick-order" />
          <p className="small mt-2 mb-0">
            <Link href="/my-account/b2b/availability?view=matrix" prefetch={false}>
              {t('overview.toMatrix')}
            </Link>
          </p>
        </section>
        {overview && (
          <>
            <div className="col-xl-8">
              <OnTheWay orders={overview.onTheWay} count={overview.onTheWayCount} />
            </div>
            <div className="col-xl-4">
              <FinderEntry slug={overview.finderSlug} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
