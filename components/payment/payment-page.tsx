'use client';

import { useLocale, useTranslations } from 'next-intl';
import { writeSum } from '@/domain/money/write-money';
import { formatLongDay } from '@/lib/platform/i18n/days';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';
import { ButtonLink } from '../ui/form/button';
import { Note } from '../ui/message/note';
import { OrderAgain } from '../ui/order/order-again';
import { PaymentAction } from '../ui/payment/payment-action';
import { usePaymentWords } from '../ui/payment/payment-words';
import { ToDone } from './to-done';
import '@/styles/by-use/facts.scss';

type Props = {
  readonly payment: PaymentPageView;
  /** True when the last try to lead to the provider failed. */
  readonly hasFailed: boolean;
};

/** How the money of one order stands, in words, and the way on. */
export function PaymentPage({ payment, hasFailed }: Props) {
  const t = useTranslations('payment');
  const { title, text } = usePaymentWords(payment, payment.isCancelled);
  const { state, refundedCents, lines } = payment;
  const language = useLocale();
  const isPartly = state === 'partlyRefunded';
  const refunded = writeSum(refundedCents, language);
  return (
    <div className="row">
      <div className="col-lg-8 col-xl-7">
        <h1 className="mb-3" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead mb-5">{isPartly ? t('text.partlyRefundedOf', { refunded }) : text}</p>
        {hasFailed && state === 'open' && (
          <Note tone="error" role="alert" className="mb-4">
            {t('unavailable')}
          </Note>
        )}
        <Facts payment={payment} />
        <PaymentAction payment={payment} isProminent />
        {lines.length > 0 && <OrderAgain lines={lines} isProminent />}
        <ToDone payment={payment} />
        <p className="mt-5 mb-0">
          <ButtonLink href="/" variant="outline">
            {t('toHome')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function Facts({ payment }: { readonly payment: PaymentPageView }) {
  const t = useTranslations('payment');
  const language = useLocale();
  const { orderNumber, methodTitle, totalCents, paidAt, refundedCents, transfer } = payment;
  const rows: [string, string][] = [
    [t('order'), String(orderNumber)],
    [t('method'), methodTitle],
    // The bank details name it themselves.
    ...(transfer ? [] : [[t('amount'), writeSum(totalCents, language)] as [string, string]]),
    ...(paidAt === null
      ? []
      : [[t('paidOn'), formatLongDay(paidAt, language)] as [string, string]]),
    ...(refundedCents === 0
      ? []
      : [[t('refunded'), writeSum(refundedCents, language)] as [string, string]]),
  ];
  return (
    <dl className="lt-kv mb-4">
      {rows.map(([term, value]) => (
        <Row key={term} term={term} value={value} />
      ))}
    </dl>
  );
}

function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="num">{value}</dd>
    </>
  );
}
