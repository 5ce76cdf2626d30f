'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { fetchPaymentUrl } from '@/lib/browser/checkout/open-payment';
import { Button } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';
import { formatAmount } from '@/domain/money/format-money';
import type { TransferView, OrderPaymentView } from '@/lib/platform/views/payment-view';
import { formatMoment } from '@/domain/time/format-moment';
import '@/styles/on-demand/definition-lists.scss';
import './payment-action.scss';

type PayButtonProps = { readonly link: string; readonly isProminent?: boolean };

/** Leads to where the order is paid. Without script it is a plain form, and the answer leads on. */
function PayButton({ link, isProminent = false }: PayButtonProps) {
  const t = useTranslations('payment');
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  // Who comes back with the browser's Back finds the page as it was left.
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
        <Note tone="error" role="alert" className="mb-3">
          {t('unavailable')}
        </Note>
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

/** Where to transfer the money, as text and as a GiroCode for the bank's app. */
function BankDetails({ transfer, link }: BankDetailsProps) {
  const t = useTranslations('payment.transferTo');
  const language = useLocale();
  const amount = formatAmount(transfer.amountCents, language);
  const { reference, hasCode } = transfer;
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
      <dl className="lt-kv">
        {rows.map(([term, value]) => (
          <Row key={term} term={t(term)} value={value} />
        ))}
      </dl>
      {hasCode && (
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

/** What the buyer can do so that the order is paid: the way to the payment page, or the bank details; nothing once it is. */
export function PaymentAction({ payment, isProminent = false }: PaymentActionProps) {
  const { state, isOnline, link, transfer } = payment;
  if (state !== 'open') return null;
  if (isOnline) return <PayButton link={link} isProminent={isProminent} />;
  return transfer && <BankDetails transfer={transfer} link={link} />;
}

/** How the money of an order stands, as a headline and a sentence: the same words on every page. */
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
