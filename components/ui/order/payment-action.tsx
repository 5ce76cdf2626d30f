'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { fetchPaymentUrl } from '@/lib/browser/checkout/open-payment';
import { Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import { formatAmount } from '@/domain/money/format-money';
import type { TransferView, OrderPaymentView } from '@/lib/platform/views/payment-view';
import { formatMoment } from '@/domain/time/format-moment';
import '@/styles/on-demand/definition-lists.scss';
import './payment-action.scss';

type PayButtonProps = { readonly link: string; readonly isProminent?: boolean };

/**
 * The button that redirects to the payment page of the order. Without JavaScript it is a plain form whose response
 * redirects.
 */
function PayButton({ link, isProminent = false }: PayButtonProps) {
  const t = useTranslations('payment');
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  // Resets the busy state when the visitor returns with the back button (back/forward cache).
  useEffect(() => {
    const rest = () => setIsBusy(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  async function open(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setHasFailed(false);
    const address = await fetchPaymentUrl(link, language);
    if (address !== null) return window.location.assign(address);
    setIsBusy(false);
    setHasFailed(true);
  }

  return (
    <form method="post" action="/api/payments" onSubmit={(event) => void open(event)}>
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="language" value={language} />
      {hasFailed && (
        <Notice tone="error" role="alert" className="mb-3">
          {t('unavailable')}
        </Notice>
      )}
      <Button
        type="submit"
        isBusy={isBusy}
        busyLabel={t('busy')}
        {...(isProminent && { size: 'lg' })}
      >
        {t('pay')}
      </Button>
    </form>
  );
}

type BankDetailsProps = { readonly transfer: TransferView; readonly link: string };

/** The bank details for the transfer, as text and as a GiroCode for banking apps. */
function BankDetails({ transfer, link }: BankDetailsProps) {
  const t = useTranslations('payment.transferTo');
  const language = useLocale();
  const amount = formatAmount(transfer.amountCents, language);
  const { reference, hasGiroCode } = transfer;
  const rows = [
    ['amount', amount],
    ['reference', reference],
    ['holder', transfer.holder],
    ['iban', transfer.iban],
    ['bic', transfer.bic],
    ['bank', transfer.bank],
  ] as const;
  return (
    <div className="lt-transfer">
      <dl className="lt-definition-list">
        {rows.map(([term, value]) => (
          <Row key={term} term={t(term)} value={value} />
        ))}
      </dl>
      {hasGiroCode && (
        <div className="code">
          <img
            src={`/api/payments/giro-code/${link}`}
            alt={t('code', { amount, reference })}
            width={168}
            height={168}
          />
          <p className="small text-2 mb-0">{t('codeHint')}</p>
        </div>
      )}
    </div>
  );
}

function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="num text-break">{value}</dd>
    </>
  );
}

type PaymentActionProps = { readonly payment: OrderPaymentView; readonly isProminent?: boolean };

/**
 * The payment action of an order: a button that redirects to the payment page, or the bank details for a transfer.
 * Renders nothing once the order is paid.
 */
export function PaymentAction({ payment, isProminent = false }: PaymentActionProps) {
  const { state, isOnline, link, transfer } = payment;
  if (state !== 'open') return null;
  if (isOnline) return <PayButton link={link} isProminent={isProminent} />;
  return transfer && <BankDetails transfer={transfer} link={link} />;
}

/** Returns the payment status of an order as a title and a sentence, with the same wording on every page. */
export function usePaymentText(
  { state, isOnline, payUntil }: Pick<OrderPaymentView, 'state' | 'isOnline' | 'payUntil'>,
  isCancelled = false,
): { title: string; text: string } {
  const t = useTranslations('payment');
  const language = useLocale();
  if (state === 'open') {
    const way = isOnline ? 'open' : 'transfer';
    const until =
      payUntil === null ? null : formatMoment(Date.parse(payUntil), language, 'deadline');
    const text = until === null ? t(`text.${way}Forever`) : t(`text.${way}`, { until });
    return { title: t(`title.${way}`), text };
  }
  const title = t(`title.${state}`);
  if (state === 'paid' && isCancelled)
    return { title: t('title.refunded'), text: t('text.paidCancelled') };
  return { title, text: t(`text.${state}`) };
}
