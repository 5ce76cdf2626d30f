'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import type { B2bOverview } from '@/domain/dealer-account/b2b-overview';
import { formatNumber, formatPrice, formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { B2bSection } from '@/components/b2b/b2b-section';
import { QuickOrder } from '@/components/b2b/quick-order/quick-order';
import { reloadOverview, useOverview } from '@/lib/browser/b2b/use-b2b-overview';
import { AccountChanges } from './account-changes';
import { OrdersInTransit } from './orders-in-transit';
import '@/components/b2b/b2b.scss';

const root = '/my-account/b2b';

/** The state of the account in four key figures. While retail prices are shown, the amount due is hidden. */
function AccountFigures({ overview }: { readonly overview: B2bOverview }) {
  const t = useTranslations('b2b.overview.figures');
  const language = useLocale();
  const isRetail = useDisplayedPriceType() === 'uvp';
  const { openCents, overdueCents, openInvoices, bikesInSevenDays, ordersInWork } = overview;
  const { creditLimitCents, freeCreditCents } = overview;
  const hasCredit = creditLimitCents !== null && freeCreditCents !== null;
  return (
    <div className="lt-stat-row mb-5">
      {isRetail ? (
        <Figure href={`${root}/invoices`} value={formatNumber(openInvoices, language)}>
          {t('openInvoices', { count: openInvoices })}
        </Figure>
      ) : (
        <Figure href={`${root}/invoices`} value={formatAmount(openCents, language)}>
          {overdueCents > 0
            ? t.rich('openOverdue', {
                sum: formatAmount(overdueCents, language),
                bad: (chunks) => <span className="text-danger lt-strong">{chunks}</span>,
              })
            : t('open')}
        </Figure>
      )}
      <Figure href={`${root}/orders`} value={t('bikes', { count: bikesInSevenDays })}>
        {t('sevenDays', { count: bikesInSevenDays })}
      </Figure>
      <Figure href={`${root}/orders`} value={formatNumber(ordersInWork, language)}>
        {t('inWork', { count: ordersInWork })}
      </Figure>
      {hasCredit && !isRetail && (
        <Figure href={`${root}/invoices`} value={formatAmount(freeCreditCents, language)}>
          {t('credit', { limit: formatPrice(creditLimitCents, language) })}
        </Figure>
      )}
    </div>
  );
}

type FigureProps = {
  readonly href: string;
  readonly value: string;
  readonly children: ReactNode;
};

function Figure({ href, value, children }: FigureProps) {
  return (
    <Link href={href} prefetch={false}>
      <b>{value}</b> <span>{children}</span>
    </Link>
  );
}

/** The customer's entry in the dealer finder, with a link to change it. */
function DealerFinderEntry({ slug }: { readonly slug: string | null }) {
  const t = useTranslations('b2b.overview.finder');
  return (
    <section aria-labelledby="finder-title">
      <h2 className="h3" id="finder-title">
        {t('title')}
      </h2>
      <p className="small text-2 mb-2">{t(slug === null ? 'none' : 'text')}</p>
      {slug !== null && (
        <Link className="lt-link me-4" href={`/dealers/${slug}`} prefetch={false}>
          {t('look')}
        </Link>
      )}
      <Link className="lt-link" href="/my-account/b2b/master-data" prefetch={false}>
        {t('edit')}
      </Link>
    </section>
  );
}

/** The overview of the dealer account: changes, upcoming deliveries, amounts due and the quick order. */
export function B2bOverviewPage() {
  const t = useTranslations('b2b');
  const language = useLocale();
  const loaded = useOverview(language);
  const overview = loaded.value;
  const retry = () => void reloadOverview(language);
  return (
    <>
      <B2bPageHeader title={overview?.company || t('overview.title')}>
        {overview && (
          <p className="mb-0 num">
            {t('overview.customer', { number: overview.customerNumber })}
            {overview.contact && ` · ${t('overview.contact', { name: overview.contact })}`}
          </p>
        )}
      </B2bPageHeader>
      {overview && <AccountFigures overview={overview} />}
      <div className="row gx-lg-5 gy-5">
        <div className="col-xl-8">
          <B2bSection loaded={loaded} onRetry={retry}>
            {(value) => <AccountChanges overview={value} />}
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
              <OrdersInTransit orders={overview.onTheWay} count={overview.onTheWayCount} />
            </div>
            <div className="col-xl-4">
              <DealerFinderEntry slug={overview.finderSlug} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
