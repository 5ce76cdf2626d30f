'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  lowestPurchaseCents,
  sumPurchaseCents,
  usePurchasePrices,
} from '@/lib/browser/b2b-prices/purchase-prices';
import { writePrice } from '@/domain/money/write-money';
import type { PricePlace } from './price-place';
import './purchase.scss';

/** A b2b customer's net price with the retail price beside it; the children until it is known. Loaded for b2b customers only. */
export function PurchasePrice(props: PricePlace) {
  const { skus, isSum = false, retailCents, isFrom = false, form, children } = props;
  const t = useTranslations('common.purchase');
  const language = useLocale();
  const cents = (isSum ? sumPurchaseCents : lowestPurchaseCents)(usePurchasePrices(), skus);
  if (cents === null) return children;
  const price = writePrice(cents, language);
  const retail = writePrice(retailCents, language);
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
