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

/** What the place of a price needs to know; the purchase price that is loaded into it knows the same. */
export interface PriceSlotProps {
  /** The articles the price is for; of several the lowest is shown. */
  readonly skus: readonly string[];
  /** They are bought together: the sum is shown. */
  readonly isSum?: boolean;
  /** What the retail price beside the purchase price is. */
  readonly retailCents: number;
  readonly isFrom?: boolean;
  /** line: both prices in the place of one. figure: the purchase price alone. note: the words below a figure. */
  readonly form: 'line' | 'figure' | 'note';
  /** What stands here for everybody else: public pages know the retail price only (ARCHITECTURE §4, decision 9). */
  readonly children: ReactNode;
}

/** A b2b customer's net price with the retail price beside it; the children until it is known. Loaded for b2b customers only. */
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
      {isFrom ? t('from', { price }) : price} <small className="lt-net">{t('net')}</small>
    </>
  );
  if (form === 'figure') return figure;
  return (
    <span className="lt-purchase num">
      <small className="text-2">{t('retail', { price: retail })}</small> <span>{figure}</span>
    </span>
  );
}
