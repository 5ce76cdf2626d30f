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

/** The props of a price, shared by the purchase price that replaces it. */
export interface PriceSlotProps {
  /** The articles of the price. The lowest of several prices is shown. */
  readonly skus: readonly string[];
  /** True if the articles are bought together: the sum is shown. */
  readonly isSum?: boolean;
  /** The retail price in cents, shown beside the purchase price. */
  readonly retailCents: number;
  readonly isFrom?: boolean;
  /** `line` shows both prices in the place of one, `figure` the purchase price only, `note` the text below a figure. */
  readonly form: 'line' | 'figure' | 'note';
  /** Shown to all other visitors. Public pages contain the retail price only (decision 20). */
  readonly children: ReactNode;
}

/**
 * A B2B customer's net price with the retail price beside it; the children until it has loaded. Loaded for B2B
 * customers only.
 */
export function PurchasePrice(props: PriceSlotProps) {
  const { skus, isSum = false, retailCents, isFrom = false, form, children } = props;
  const t = useTranslations('common.purchase');
  const language = useLocale();
  const cents = (isSum ? computePurchaseTotalCents : getLowestPurchaseCents)(
    usePurchasePrices(),
    skus,
  );
  if (cents === null) return children;
  const price = formatPrice(cents, language);
  const retail = formatPrice(retailCents, language);
  if (form === 'note') return t('note', { retail });
  const figure = (
    <>
      {isFrom ? t('from', { price }) : price} <small className="lt-net-label">{t('net')}</small>
    </>
  );
  if (form === 'figure') return figure;
  return (
    <span className="lt-purchase num">
      <small className="text-2">{t('retail', { price: retail })}</small> <span>{figure}</span>
    </span>
  );
}
