'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/message/notice';
import {
  type B2bInvoices,
  type InvoiceFilter,
  toInvoiceFilterQuery,
  parseInvoiceFilter,
} from '@/domain/dealer-account/b2b-invoices';
import { formatAmount } from '@/domain/money/format-money';
import { useId } from 'react';
import { toPageQuery, parsePage } from '@/domain/dealer-account/pagination';
import { getB2bHref } from '@/lib/browser/b2b/b2b-client';
import { reloadB2bInvoices, useB2bInvoices } from '@/lib/browser/b2b/b2b-order-queries';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import { Button } from '@/components/ui/form/button';
import { B2bHiddenPricesNotice, B2bSection } from '@/components/b2b/b2b-section';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { Pagination } from '@/components/b2b/pagination';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { B2bInvoicesTable } from './b2b-invoices-table';
import './invoices.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/components/b2b/b2b.scss';

/** The total amount due, the amount due within seven days and the overdue amount. */
function InvoiceTotals({ invoices }: { readonly invoices: B2bInvoices }) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const { openCents, dueCents, overdueCents, overdueCount: late } = invoices;
  return (
    <>
      {late > 0 && (
        <Notice tone="error" className="mb-4">
          <b>{t('late', { count: late })}</b>{' '}
          {t('latePay', { amount: formatAmount(overdueCents, language) })}
        </Notice>
      )}
      <dl className="lt-b2b-totals">
        <div>
          <dt>{t('openTotal')}</dt>
          <dd>{formatAmount(openCents, language)}</dd>
        </div>
        <div>
          <dt>{t('dueTotal')}</dt>
          <dd>{formatAmount(dueCents, language)}</dd>
        </div>
        <div className={late > 0 ? 'is-overdue' : ''}>
          <dt>{t('overdueTotal')}</dt>
          <dd>{formatAmount(overdueCents, language)}</dd>
        </div>
      </dl>
    </>
  );
}

type InvoiceScopeSwitchProps = {
  readonly shown: InvoiceFilter;
  readonly onChange: (shown: InvoiceFilter) => void;
};

/** Switches between open invoices and all invoices. */
function InvoiceScopeSwitch({ shown, onChange }: InvoiceScopeSwitchProps) {
  const t = useTranslations('b2b.invoices');
  const name = useId();
  return (
    <div className="lt-segmented" role="radiogroup" aria-label={t('which')}>
      {(['open', 'all'] as const).map((kind) => (
        <label key={kind} className={shown === kind ? 'is-on' : ''}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={shown === kind}
            onChange={() => onChange(kind)}
          />
          {t(kind)}
        </label>
      ))}
    </div>
  );
}

/**
 * The page with the amounts due and the list of invoices. The choice between open and all invoices is stored in the
 * URL.
 */
export function B2bInvoicesPage() {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const [query] = useUrlQuery();
  const loaded = useB2bInvoices(
    language,
    toPageQuery(toInvoiceFilterQuery(parseInvoiceFilter(query)), parsePage(query)),
  );
  const isRetail = useDisplayedPriceType() === 'uvp';
  return (
    <>
      <B2bPageHeader title={t('title')} />
      {isRetail && <B2bHiddenPricesNotice />}
      <B2bSection loaded={loaded} onRetry={() => void reloadB2bInvoices(language)} rows={6}>
        {(invoices) => <Invoices invoices={invoices} hasAmounts={!isRetail} />}
      </B2bSection>
    </>
  );
}

type B2bInvoicesPageProps = { readonly invoices: B2bInvoices; readonly hasAmounts: boolean };

function Invoices({ invoices, hasAmounts }: B2bInvoicesPageProps) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const [query, write] = useUrlQuery();
  const shown = parseInvoiceFilter(query);
  const found = invoices.invoices;
  if (invoices.allCount === 0) return <p className="text-2">{t('empty')}</p>;
  return (
    <>
      {hasAmounts && <InvoiceTotals invoices={invoices} />}
      <InvoiceScopeSwitch
        shown={shown}
        onChange={(next) => write(toInvoiceFilterQuery(next), 'replace')}
      />
      <div className="lt-b2b-count">
        <p role="status">{t('count', { count: invoices.count })}</p>
        <a href={getB2bHref('/invoices.csv', language)}>{t('csv')}</a>
      </div>
      {found.length > 0 ? (
        <>
          <B2bInvoicesTable invoices={invoices} hasAmounts={hasAmounts} />
          <Pagination pagination={invoices} />
          <p className="small text-2 mt-4 mb-0">{t('bank')}</p>
        </>
      ) : (
        <>
          <p className="fs-5 mb-2">{t('allPaid')}</p>
          <Button variant="quiet" onClick={() => write(toInvoiceFilterQuery('all'), 'replace')}>
            {t('seePaid')}
          </Button>
        </>
      )}
    </>
  );
}
