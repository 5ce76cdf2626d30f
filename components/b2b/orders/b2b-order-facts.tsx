'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { B2bOrder } from '@/domain/b2b/b2b-order';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import { invoiceHref } from '@/lib/browser/b2b/invoice-href';
import { formatLongDay } from '@/lib/platform/i18n/days';

/** Where it goes, how it is paid, what was noted, and the papers there are of it. */
export function B2bOrderFacts({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { orderNumber, invoiceNumber, hasDeliveryNote, paidAt, trackingUrl } = order;
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
      </Fact>
      {order.remark && <Fact term={t('remark')}>{order.remark}</Fact>}
      <Fact term={t('papers')}>
        {invoiceNumber && (
          <div>
            <a className="lt-link" href={invoiceHref(orderNumber, language)}>
              {t('invoice', { number: invoiceNumber })}
            </a>
          </div>
        )}
        {hasDeliveryNote && (
          <div>
            <a
              className="lt-link"
              href={b2bHref(`/orders/${orderNumber}/delivery-note.pdf`, language)}
            >
              {t('deliveryNote')}
            </a>
          </div>
        )}
        {!invoiceNumber && !hasDeliveryNote && <span className="text-2">{t('noPapers')}</span>}
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
