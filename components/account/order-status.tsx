'use client';

import { useTranslations, useLocale } from 'next-intl';
import { ProgressSteps } from '@/components/ui/progress-steps';
import { orderSteps } from '@/domain/order/order-progress';
import type { OrderView } from '@/lib/browser/shop/shop-views';
import { getOrderStateKey, isAwaitingPayment } from './order-state';
import type { ReactNode } from 'react';
import { formatDay, formatDays, formatLongDay } from '@/lib/platform/i18n/format-days';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';
import { PaymentAction, usePaymentText } from '@/components/ui/order/payment-action';
import '@/styles/on-demand/order.scss';

/** The progress bar of an order from ordered to delivered. Renders nothing for a canceled order. */
export function OrderSteps({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.steps');
  const { step, isPickup } = order;
  if (step === 'cancelled') return null;
  const now = orderSteps.indexOf(step);
  const steps = orderSteps.map((key, index) => {
    const isDone = index < now || step === 'delivered';
    return {
      key,
      label: t(getOrderStateKey({ step: key, isPickup })),
      state: isDone ? ('done' as const) : index === now ? ('now' as const) : ('open' as const),
      href: null,
    };
  });
  return (
    <div className="lt-order-steps" data-needs="orderProgress">
      <ProgressSteps label={t('label')} steps={steps} />
    </div>
  );
}

/** The estimated or actual delivery date of an order. A changed date is marked, with the previous date struck out. */
export function ExpectedDelivery({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.expected');
  const parts = order.shipments.filter(({ state }) => state !== 'cancelled');
  const isInTransit = parts.some(({ state }) => state !== 'delivered');
  return (
    <>
      <LastDay order={order} />
      {parts.length > 1 && isInTransit && ` ${t('earlierParts')}`}
    </>
  );
}

function LastDay({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.expected');
  const language = useLocale();
  const { step, isPickup, expected, expectedDays, deliveredAt } = order;
  if (step === 'cancelled') return t('cancelled');
  if (step === 'delivered') {
    const date = formatLongDay(deliveredAt, language);
    return t(isPickup ? 'collectedOn' : 'deliveredOn', { date });
  }
  if (!expected) return t('unknown');

  const isSpan = expectedDays !== null && expectedDays.from !== expectedDays.until;
  const date = isSpan ? formatDays(expectedDays, language) : formatDay(expected.day, language);
  if (isAwaitingPayment(order)) return t(isPickup ? 'unpaidPickup' : 'unpaid', { date });
  const kind = isPickup ? 'pickup' : isSpan ? 'days' : 'delivery';
  if (!expected.formerDay) return t.rich(kind, { date, day: (chunks) => chunks });
  const days = Math.abs(expected.movedDays);
  return (
    <>
      {t.rich(`${kind}Moved`, {
        date,
        former: formatDay(expected.formerDay, language),
        old: (chunks: ReactNode) => (
          <s className="text-3">
            <span className="visually-hidden">{t('instead')} </span>
            {chunks}
          </s>
        ),
        day: (chunks: ReactNode) => <span className="lt-changed-value">{chunks}</span>,
      })}{' '}
      {t(expected.movedDays < 0 ? 'earlier' : 'later', { days })}
    </>
  );
}

interface Props {
  readonly payment: OrderPaymentView;
  readonly isCancelled?: boolean;
}

/** The payment status of an order as text, with a link to pay while the payment is open. */
export function OrderPayment({ payment, isCancelled = false }: Props) {
  const { title, text } = usePaymentText(payment, isCancelled);
  return (
    <>
      <div>{title}</div>
      <p className="text-2 mb-3">{text}</p>
      <PaymentAction payment={payment} />
    </>
  );
}
