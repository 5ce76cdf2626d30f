'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Basket } from '@/domain/basket/basket';
import { partsOf } from '@/domain/basket/basket-parting';
import { basketAvailability } from '@/domain/basket/line-availability';
import { isPaidByTransfer } from '@/domain/payment/money-first';
import { jointArrival } from '@/lib/platform/delivery/basket-arrival';
import { formatDays, formatLongDay } from '@/lib/platform/i18n/days';
import { PartedArrival } from './parted-arrival';

interface Props {
  readonly basket: Basket;
  /** Lower-case ISO code; null when it is picked up, undefined while nobody has said. */
  readonly countryId: string | null | undefined;
}

/** When the whole order arrives, with its last day (Art. 246a § 1 (1) no. 7 EGBGB) and the line that decides it. */
export function JointArrival({ basket, countryId }: Props) {
  const t = useTranslations('checkout.arrival');
  const language = useLocale();
  const together = basketAvailability(basket.lines);
  const paymentId = basket.payment?.id ?? null;
  const arrival = jointArrival(basket, countryId);
  const parts = partsOf(basket);
  if (parts) return <PartedArrival parts={parts} basket={basket} isPickup={countryId === null} />;
  if (!together || !arrival) return null;
  const cause = basket.lines.length > 1 ? (together.cause?.product?.title ?? '') : '';
  return (
    <p className="mb-3">
      {t.rich(wordsFor(basket.lines.length, countryId === null), {
        days: formatDays(arrival, language),
        until: formatLongDay(arrival.until, language),
        b: (words: ReactNode) => <b className="lt-strong">{words}</b>,
      })}
      {cause !== '' && ` ${t('cause', { title: cause })}`}
      {isPaidByTransfer(paymentId) && ` ${t('transfer')}`}
    </p>
  );
}

function wordsFor(lineCount: number, isPickup: boolean) {
  if (lineCount === 1) return isPickup ? 'pickupAlone' : 'alone';
  return isPickup ? 'pickup' : 'together';
}
