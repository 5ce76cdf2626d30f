'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type B2bInvoice,
  computeDaysUntilDue,
  type B2bInvoices,
} from '@/domain/dealer-account/b2b-invoices';
import { formatTableDay, getToday } from '@/lib/platform/i18n/format-days';
import { getInvoiceHref, getXrechnungHref } from '@/lib/browser/b2b/b2b-order-queries';
import { formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/definition-lists.scss';
import '@/styles/on-demand/stacked-tables.scss';
import '@/components/b2b/b2b.scss';
import '@/styles/on-demand/dense-tables.scss';

/** The due date of an invoice and the days until then. Overdue invoices are highlighted. */
function InvoiceDueDate({ invoice }: { readonly invoice: B2bInvoice }) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const { state, dueAt, paidAt, daysOverdue } = invoice;
  if (state === 'credit') return <span className="text-2">{t('creditNote')}</span>;
  if (state === 'cancelled') return <span className="text-2">{t('cancelled')}</span>;
  if (state === 'paid')
    return (
      <span className="text-2">
        {paidAt ? t('paidOn', { date: formatTableDay(paidAt, language) }) : t('paid')}
      </span>
    );
  const days = computeDaysUntilDue(dueAt, getToday());
  return (
    <>
      {formatTableDay(dueAt, language)}{' '}
      {state === 'overdue' ? (
        <span className="lt-tag is-danger ms-1">{t('overdueBy', { days: daysOverdue })}</span>
      ) : (
        <span className="text-2 ms-1">{t('inDays', { days })}</span>
      )}
    </>
  );
}

type Props = {
  /** One page of invoices, and the total amount due of all invoices in cents. */
  readonly invoices: B2bInvoices;
  /** False while retail prices are shown: the page then contains no purchase price. */
  readonly hasAmounts: boolean;
};

/** Invoices with their due dates and documents. On phones each row becomes a few lines. */
export function B2bInvoicesTable({ invoices, hasAmounts }: Props) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const { openCents: total, openCount: count } = invoices;
  return (
    <div className="lt-scroll">
      <table className="table lt-dense-table lt-stacked-table lt-b2b-table">
        <thead>
          <tr>
            <th scope="col">{t('invoice')}</th>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('order')}</th>
            <th scope="col">{t('due')}</th>
            {hasAmounts && (
              <>
                <th scope="col" className="r">
                  {t('amount')}
                </th>
                <th scope="col" className="r">
                  {t('openAmount')}
                </th>
              </>
            )}
            <th scope="col" className="r">
              <span className="visually-hidden">{t('document')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.invoices.map((invoice) => (
            <InvoiceRow key={invoice.invoiceNumber} invoice={invoice} hasAmounts={hasAmounts} />
          ))}
        </tbody>
        {hasAmounts && total > 0 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {t('sum', { count })}
              </th>
              <td className="r fw-semibold">{formatAmount(total, language)}</td>
              <td className="hide" />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function InvoiceRow({
  invoice,
  hasAmounts,
}: {
  readonly invoice: B2bInvoice;
  readonly hasAmounts: boolean;
}) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const { invoiceNumber, orderNumber, reference, openCents } = invoice;
  const number = String(orderNumber);
  return (
    <tr>
      <td className="text-nowrap fw-semibold">
        {invoiceNumber}
        {invoice.corrects && (
          <div className="text-2 fw-normal">{t('corrects', { number: invoice.corrects })}</div>
        )}
        {invoice.kind === 'advance' && <div className="text-2 fw-normal">{t('advance')}</div>}
      </td>
      <td className="text-nowrap">{formatTableDay(invoice.issuedAt, language)}</td>
      <td className="text-break">
        <Link
          href={`/my-account/b2b/orders/${number}`}
          prefetch={false}
          aria-label={t('orderLink', { number })}
        >
          {number}
        </Link>
        {reference && <span className="text-2"> · {reference}</span>}
      </td>
      <td className="full">
        <InvoiceDueDate invoice={invoice} />
      </td>
      {hasAmounts && (
        <>
          <td className="r hide">{formatAmount(invoice.totalCents, language)}</td>
          <td className="r start fw-semibold">
            {openCents > 0 ? formatAmount(openCents, language) : '–'}
          </td>
        </>
      )}
      <td className="r">
        <a className="lt-b2b-file" href={getInvoiceHref(invoiceNumber, language)}>
          PDF<span className="visually-hidden"> {t('pdfOf', { number: invoiceNumber })}</span>
        </a>
        <a className="lt-b2b-file ms-3" href={getXrechnungHref(invoiceNumber, language)}>
          XML<span className="visually-hidden"> {t('xmlOf', { number: invoiceNumber })}</span>
        </a>
      </td>
    </tr>
  );
}
