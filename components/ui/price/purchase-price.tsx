'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import {
  getLowestPurchaseCents,
  computePurchaseTotalCents,
  usePurchasePrices,
} from '@/lib/browser/b2b/use-purchase-prices';
import { formatPrice } from '@/domain/money/format-money';
import './purchase-price.scss';

/** The props of PriceSlot and of the purchase price that it shows to B2B customers. */
export interface PriceSlotProps {
  /** The SKUs whose price is shown; for several, the lowest price. */
  readonly skus: readonly string[];
  /** True if the articles are bought together, so that the sum of their prices is shown. */
  readonly isSum?: boolean;
  /** The retail price in cents, shown beside the purchase price. */
  readonly retailCents: number;
  readonly isFrom?: boolean;
  /**
   * Layout of the price: `line` shows retail and purchase price one after the other, `figure` only the purchase price,
   * `note` a sentence with the retail price for the place below a `figure`.
   */
  readonly layout: 'line' | 'figure' | 'note';
  /**
   * The retail price, shown to all visitors who are not B2B customers, because public pages contain retail prices only
   * (decision 20).
   */
  readonly children: ReactNode;
}

/**
 * A B2B customer's net price with the retail price beside it; the children until the net price has loaded. Rendered for
 * B2B customers only.
 */
export function PurchasePrice(props: PriceSlotProps) {
  const { skus, isSum = false, retailCents, isFrom = false, layout, children } = props;
  const t = useTranslations('common.purchase');
  const language = useLocale();
  const cents = (isSum ? computePurchaseTotalCents : getLowestPurchaseCents)(
    usePurchasePrices(),
    skus,
  );
  if (cents === null) return children;
  const price = formatPrice(cents, language);
  const retail = formatPrice(retailCents, language);
  if (layout === 'note') return t('note', { retail });
  const figure = (
    <>
      {isFrom ? t('from', { price }) : price} <small className="lt-net-label">{t('net')}</small>
    </>
  );
  if (layout === 'figure') return figure;
  return (
    <span className="lt-purchase num">
      <small className="text-2">{t('retail', { price: retail })}</small> <span>{figure}</span>
    </span>
  );
}
