'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  type Basket,
  type BasketShipment,
  computeBasketAvailability,
} from '@/domain/basket/basket';
import { listShipmentItems, findSplitShipments } from '@/domain/basket/basket-view';
import { isPaidByTransfer } from '@/domain/payment/payment-terms';
import { formatDays, formatLongDay } from '@/lib/platform/i18n/format-days';
import { useQuantityText } from '@/components/ui/order/use-quantity-text';
import { computeBasketDelivery } from '@/lib/platform/basket-delivery';

interface SplitShipmentArrivalsProps {
  readonly parts: readonly BasketShipment[];
  readonly basket: Basket;
  readonly isPickup: boolean;
}

/** The estimated delivery of each part of a split shipment, with its latest date (Art. 246a § 1 (1) no. 7 EGBGB). */
function SplitShipmentArrivals({ parts, basket, isPickup }: SplitShipmentArrivalsProps) {
  const t = useTranslations('checkout.arrival');
  const language = useLocale();
  const write = useQuantityText();
  return (
    <div className="mb-3">
      <p className="mb-1">{t('parts', { count: parts.length })}</p>
      <ol className="list-unstyled mb-1">
        {parts.map((part, index) => (
          <li key={index} className="mb-1">
            {part.days &&
              t.rich(isPickup ? 'partPickup' : 'part', {
                contents: write(listShipmentItems(part, basket)),
                days: formatDays(part.days, language),
                until: formatLongDay(part.days.until, language),
                b: (chunks: ReactNode) => <b className="lt-strong">{chunks}</b>,
              })}
          </li>
        ))}
      </ol>
      {isPaidByTransfer(basket.payment?.id ?? null) && t('transfer')}
    </div>
  );
}

interface ReviewArrivalProps {
  readonly basket: Basket;
  /** The destination country as a lower-case ISO code; null for pickup, undefined while unknown. */
  readonly countryId: string | null | undefined;
}

/**
 * The estimated delivery of the whole order, with its latest date (Art. 246a § 1 (1) no. 7 EGBGB) and the line that
 * determines it.
 */
export function ReviewEstimatedDelivery({ basket, countryId }: ReviewArrivalProps) {
  const t = useTranslations('checkout.arrival');
  const language = useLocale();
  const together = computeBasketAvailability(basket.lines);
  const paymentId = basket.payment?.id ?? null;
  const arrival = computeBasketDelivery(basket, countryId);
  const parts = findSplitShipments(basket);
  if (parts)
    return <SplitShipmentArrivals parts={parts} basket={basket} isPickup={countryId === null} />;
  if (!together || !arrival) return null;
  const cause = basket.lines.length > 1 ? (together.cause?.product?.title ?? '') : '';
  return (
    <p className="mb-3">
      {t.rich(getMessageKeys(basket.lines.length, countryId === null), {
        days: formatDays(arrival, language),
        until: formatLongDay(arrival.until, language),
        b: (chunks: ReactNode) => <b className="lt-strong">{chunks}</b>,
      })}
      {cause !== '' && ` ${t('cause', { title: cause })}`}
      {isPaidByTransfer(paymentId) && ` ${t('transfer')}`}
    </p>
  );
}

function getMessageKeys(lineCount: number, isPickup: boolean) {
  if (lineCount === 1) return isPickup ? 'pickupAlone' : 'alone';
  return isPickup ? 'pickup' : 'together';
}
