'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { B2bOrder } from '@/domain/b2b/b2b-order';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import { invoiceHref } from '@/lib/browser/b2b/invoice-href';
import { formatLongDay } from '@/lib/platform/i18n/days';
import '@/styles/by-use/order.scss';

/** Where it goes, how it is paid, what was noted, and the papers there are of it. */
export function B2bOrderFacts({ order }: { readonly order: B2bOrder }) {
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
      <Fact term={t('papers')}>
        <Paper href={b2bHref(`/orders/${orderNumber}/order-confirmation.pdf`, language)}>
          {t('orderConfirmation')}
        </Paper>
        {order.invoices.map(({ invoiceNumber, kind }) => (
          <Paper key={invoiceNumber} href={invoiceHref(invoiceNumber, language)}>
            {t(kind, { number: invoiceNumber })}
          </Paper>
        ))}
      </Fact>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="lt-review">
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
