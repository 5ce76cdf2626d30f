'use client';

import { Suspense } from 'react';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { latePart } from '../late/late-part';
import type { PricePlace } from './price-place';

const PurchasePrice = latePart(() =>
  import('./purchase-price').then((module) => module.PurchasePrice),
);

/** The place of a price: the retail price, and for a b2b customer the purchase price in its stead as soon as it is known. */
export function PriceSlot({ children, ...price }: PricePlace) {
  if (useShownPrice() === 'uvp') return children;
  return (
    <Suspense fallback={children}>
      <PurchasePrice {...price}>{children}</PurchasePrice>
    </Suspense>
  );
}
