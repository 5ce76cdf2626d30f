'use client';

import { useEffect } from 'react';
import { isSignedIn } from '@/domain/session/session';
import { isOwnLastOrder } from '@/lib/browser/checkout/last-order';
import { useClientState } from '@/lib/browser/state/client-state';
import { useRouter } from '@/lib/platform/i18n/navigation';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/domain/money/format-money';
import { formatLongDay } from '@/lib/platform/i18n/format-days';
import { ButtonLink } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import { Reorder } from '@/components/ui/order/reorder';
import { PaymentAction, usePaymentText } from '@/components/ui/order/payment-action';
import '@/styles/on-demand/definition-lists.scss';

const settled: ReadonlySet<PaymentPageView['state']> = new Set(['paid', 'processing']);

/**
 * Redirects to the checkout's confirmation page if the order was placed in this tab and is paid. Does not redirect
 * without the session of the buyer, because the confirmation page could not load the order; the payment page also shows
 * that it is paid.
 */
export function RedirectToConfirmationPage({ payment }: { readonly payment: PaymentPageView }) {
  const router = useRouter();
  const { state, orderNumber } = payment;
  const mayRead = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  useEffect(() => {
    if (mayRead && isOwnLastOrder(orderNumber) && settled.has(state))
      router.replace('/checkout/done');
  }, [mayRead, router, state, orderNumber]);
  return null;
}

type Props = {
  readonly payment: PaymentPageView;
  /** True if the last redirect to the payment provider failed. */
  readonly hasFailed: boolean;
};

/** The payment state of an order as text, with the next step. */
export function PaymentPage({ payment, hasFailed }: Props) {
  const t = useTranslations('payment');
  const { title, text } = usePaymentText(payment, payment.isCancelled);
  const { state, refundedCents, lines } = payment;
  const language = useLocale();
  const isPartly = state === 'partlyRefunded';
  const refunded = formatAmount(refundedCents, language);
  return (
    <div className="row">
      <div className="col-lg-8 col-xl-7">
        <h1 className="mb-3" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead mb-5">{isPartly ? t('text.partlyRefundedOf', { refunded }) : text}</p>
        {hasFailed && state === 'open' && (
          <Notice tone="error" role="alert" className="mb-4">
            {t('unavailable')}
          </Notice>
        )}
        <Facts payment={payment} />
        <PaymentAction payment={payment} isProminent />
        {lines.length > 0 && <Reorder lines={lines} isProminent />}
        <RedirectToConfirmationPage payment={payment} />
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
    // The amount is omitted if bank details are shown, because they contain it.
    ...(transfer ? [] : [[t('amount'), formatAmount(totalCents, language)] as [string, string]]),
    ...(paidAt === null
      ? []
      : [[t('paidOn'), formatLongDay(paidAt, language)] as [string, string]]),
    ...(refundedCents === 0
      ? []
      : [[t('refunded'), formatAmount(refundedCents, language)] as [string, string]]),
  ];
  return (
    <dl className="lt-definition-list mb-4">
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
