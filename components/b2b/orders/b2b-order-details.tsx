'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { B2bOrder, B2bOrderLine } from '@/domain/dealer-account/b2b-orders';
import { getB2bHref } from '@/lib/browser/b2b/b2b-client';
import { getInvoiceHref } from '@/lib/browser/b2b/b2b-order-queries';
import { formatLongDay, formatTableDay } from '@/lib/platform/i18n/format-days';
import { formatNumber, formatAmount } from '@/domain/money/format-money';
import '@/styles/on-demand/order.scss';
import '@/styles/on-demand/stacked-tables.scss';
import '@/components/b2b/b2b.scss';
import '@/styles/on-demand/dense-tables.scss';

/** Delivery address, payment, notes and documents of the order. */
export function B2bOrderDetails({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { orderNumber, paidAt, trackingUrl } = order;
  return (
    <div className="pt-5">
      <Fact term={t('deliveryTo')}>
        {order.deliveryAddress.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
        <div className="text-2">{order.deliveryTitle}</div>
        {trackingUrl && (
          <a className="lt-link" href={trackingUrl} rel="noreferrer">
            {t('track')}
          </a>
        )}
      </Fact>
      <Fact term={t('payment')}>
        {order.paymentTitle}
        {paidAt && (
          <div className="text-2">{t('paidOn', { date: formatLongDay(paidAt, language) })}</div>
        )}
        {order.paymentPath && (
          <div>
            <a className="lt-link" href={order.paymentPath}>
              {t('toPayment')}
            </a>
          </div>
        )}
      </Fact>
      {order.remark && <Fact term={t('remark')}>{order.remark}</Fact>}
      <Fact term={t('documents')}>
        <Paper href={getB2bHref(`/orders/${orderNumber}/order-confirmation.pdf`, language)}>
          {t('orderConfirmation')}
        </Paper>
        {order.invoices.map(({ invoiceNumber, kind }) => (
          <Paper key={invoiceNumber} href={getInvoiceHref(invoiceNumber, language)}>
            {t(kind, { number: invoiceNumber })}
          </Paper>
        ))}
      </Fact>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="lt-detail-rows">
      <div className="text-2">{term}</div>
      <div className="text-break">{children}</div>
    </div>
  );
}

function Paper({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <div>
      <a className="lt-link" href={href}>
        {children}
      </a>
    </div>
  );
}

type Props = { readonly lines: readonly B2bOrderLine[]; readonly hasAmounts: boolean };

/** The ordered items as they were at the time of the order, with requested date and comment per line. */
export function B2bOrderLines({ lines, hasAmounts }: Props) {
  const t = useTranslations('b2b.order');
  return (
    <div className="lt-scroll" role="group" aria-label={t('lines')} tabIndex={0}>
      <table className="table lt-dense-table lt-stacked-table lt-b2b-table">
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col">{t('requestedDate')}</th>
            <th scope="col" className="r">
              {t('amount')}
            </th>
            {hasAmounts && (
              <>
                <th scope="col" className="r">
                  {t('each')}
                </th>
                <th scope="col" className="r">
                  {t('lineNet')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} hasAmounts={hasAmounts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, hasAmounts }: { readonly line: B2bOrderLine; readonly hasAmounts: boolean }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { title, shortDescription, sku, productId, wishedAt, comment } = line;
  return (
    <tr>
      <td className="full text-break">
        <span className="fw-semibold">{title}</span>
        {shortDescription && <span className="text-2"> {shortDescription}</span>}
        {sku && <span className="num text-2 d-block">{sku}</span>}
        {comment && <span className="text-2 d-block">{t('comment', { comment })}</span>}
        {productId === null && <span className="text-2 d-block">{t('gone')}</span>}
      </td>
      <td className={wishedAt ? 'text-nowrap' : 'text-nowrap hide'}>
        {wishedAt ? formatTableDay(wishedAt, language) : '–'}
      </td>
      <td className="r start">
        {formatNumber(line.amount, language)}
        <span className="d-sm-none"> {t('piecesShort')}</span>
      </td>
      {hasAmounts && (
        <>
          <td className="r hide">{formatAmount(line.itemCents, language)}</td>
          <td className="r">{formatAmount(line.lineCents, language)}</td>
        </>
      )}
    </tr>
  );
}
