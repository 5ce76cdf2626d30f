'use client';

import { useLocale, useTranslations } from 'next-intl';
import { writeMoment } from '@/domain/time/write-moment';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';

/** How the money of an order stands, as a headline and a sentence: the same words on every page. */
export function usePaymentWords(
  { state, isOnline, payUntil }: Pick<OrderPaymentView, 'state' | 'isOnline' | 'payUntil'>,
  isCancelled = false,
): { title: string; text: string } {
  const t = useTranslations('payment');
  const language = useLocale();
  if (state === 'open') {
    const way = isOnline ? 'open' : 'transfer';
    const until =
      payUntil === null ? null : writeMoment(Date.parse(payUntil), language, 'deadline');
    const text = until === null ? t(`text.${way}Forever`) : t(`text.${way}`, { until });
    return { title: t(`title.${way}`), text };
  }
  const title = t(`title.${state}`);
  if (state === 'paid' && isCancelled)
    return { title: t('title.refunded'), text: t('text.paidCancelled') };
  return { title, text: t(`text.${state}`) };
}
