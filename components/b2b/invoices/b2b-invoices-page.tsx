'use client';

import { useLocale, useTranslations } from 'next-intl';
import { shownInvoicesQuery, toShownInvoices } from '@/domain/b2b/invoice-filter';
import { pageQuery, toPage } from '@/domain/b2b/page-of-list';
import type { B2bInvoices } from '@/domain/b2b/b2b-invoice';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import { reloadB2bInvoices, useB2bInvoices } from '@/lib/browser/b2b/invoices';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { Button } from '@/components/ui/form/button';
import { B2bAmountsHidden } from '../parts/amounts-hidden';
import { B2bHead } from '../parts/b2b-head';
import { B2bSection } from '../parts/b2b-section';
import { ListPages } from '../parts/list-pages';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { B2bInvoicesTable } from './b2b-invoices-table';
import { InvoiceTotals } from './invoice-totals';
import { ShownInvoicesSwitch } from './shown-invoices-switch';
import '@/components/b2b/parts/parts.scss';

/** What is to be paid, and all invoices there ever were; which of both stands in the address. */
export function B2bInvoicesPage() {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const [query] = useUrlQuery();
  const loaded = useB2bInvoices(
    language,
    pageQuery(shownInvoicesQuery(toShownInvoices(query)), toPage(query)),
  );
  const isRetail = useShownPrice() === 'uvp';
  return (
    <>
      <B2bHead title={t('title')} />
      {isRetail && <B2bAmountsHidden />}
      <B2bSection loaded={loaded} onRetry={() => void reloadB2bInvoices(language)} rows={6}>
        {(invoices) => <Invoices invoices={invoices} hasAmounts={!isRetail} />}
      </B2bSection>
    </>
  );
}

type Props = { readonly invoices: B2bInvoices; readonly hasAmounts: boolean };

function Invoices({ invoices, hasAmounts }: Props) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const [query, write] = useUrlQuery();
  const shown = toShownInvoices(query);
  const found = invoices.invoices;
  if (invoices.allCount === 0) return <p className="text-2">{t('empty')}</p>;
  return (
    <>
      {hasAmounts && <InvoiceTotals invoices={invoices} />}
      <ShownInvoicesSwitch
        shown={shown}
        onChange={(next) => write(shownInvoicesQuery(next), 'replace')}
      />
      <div className="lt-b2b-count">
        <p role="status">{t('count', { count: invoices.count })}</p>
        <a href={b2bHref('/invoices.csv', language)}>{t('csv')}</a>
      </div>
      {found.length > 0 ? (
        <>
          <B2bInvoicesTable invoices={invoices} hasAmounts={hasAmounts} />
          <ListPages place={invoices} />
          <p className="small text-2 mt-4 mb-0">{t('bank')}</p>
        </>
      ) : (
        <>
          <p className="fs-5 mb-2">{t('allPaid')}</p>
          <Button variant="quiet" onClick={() => write(shownInvoicesQuery('all'), 'replace')}>
            {t('seePaid')}
          </Button>
        </>
      )}
    </>
  );
}
