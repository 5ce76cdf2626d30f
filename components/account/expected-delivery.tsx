'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { formatDay, formatDays, formatLongDay } from '@/lib/platform/i18n/days';
import { isAwaitingPayment } from './order-state';
import '@/styles/by-use/order.scss';

/** When an order comes, or came; a day that has moved is marked, with the former one struck out (design README §7). */
export function ExpectedDelivery({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.expected');
  const parts = order.shipments.filter(({ state }) => state !== 'cancelled');
  const isComing = parts.some(({ state }) => state !== 'delivered');
  return (
    <>
      <LastDay order={order} />
      {parts.length > 1 && isComing && ` ${t('earlierParts')}`}
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
  if (!expected.formerDay) return t.rich(kind, { date, day: (words) => words });
  const days = Math.abs(expected.movedDays);
  return (
    <>
      {t.rich(`${kind}Moved`, {
        date,
        former: formatDay(expected.formerDay, language),
        old: (words: ReactNode) => (
          <s className="text-3">
            <span className="visually-hidden">{t('instead')} </span>
            {words}
          </s>
        ),
        day: (words: ReactNode) => <span className="lt-changed">{words}</span>,
      })}{' '}
      {t(expected.movedDays < 0 ? 'earlier' : 'later', { days })}
    </>
  );
}
