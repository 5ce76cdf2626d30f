'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shownEmail } from '@/domain/customer/shown-email';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { formatLongDay } from '@/lib/platform/i18n/days';
import { OrderPayment } from './order-payment';
import '@/styles/by-use/order.scss';

/** Where it goes, who pays and how, and what was noted. */
export function OrderFacts({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  const language = useLocale();
  const { isPickup, deliveryAddress, invoiceAddress, deliveryTitle, paymentTitle, paidAt } = order;
  const { payment, step } = order;
  const target = deliveryAddress ?? invoiceAddress;
  const isSame = !isPickup && target.join('\n') === invoiceAddress.join('\n');
  return (
    <div className="pt-5">
      <Fact term={t('delivery')}>
        {isPickup ? t('pickup') : <Lines lines={target} />}
        <div className="text-2">{deliveryTitle}</div>
        <Tracking order={order} />
      </Fact>
      <Fact term={t('invoiceAddress')}>
        {isSame ? t('sameAddress') : <Lines lines={invoiceAddress} />}
        <div className="text-2">{shownEmail(order.email)}</div>
        {order.vatID && <div className="text-2 num">{t('vatID', { id: order.vatID })}</div>}
      </Fact>
      <Fact term={t('payment')}>
        {paymentTitle}
        {paidAt && (
          <div className="text-2">{t('paidOn', { date: formatLongDay(paidAt, language) })}</div>
        )}
        {payment && <OrderPayment payment={payment} isCancelled={step === 'cancelled'} />}
      </Fact>
      {order.remark && <Fact term={t('remark')}>{order.remark}</Fact>}
    </div>
  );
}

function Tracking({ order: { tracking } }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  if (!tracking) return null;
  return (
    <>
      <div className="num">{t('tracking', { number: tracking.number })}</div>
      {tracking.url && (
        <a className="lt-link" href={tracking.url} rel="noreferrer">
          {t('track')}
        </a>
      )}
    </>
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

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => <div key={index}>{line}</div>);
}
