'use client';

import { Suspense } from 'react';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { lazyComponent } from '@/components/ui/lazy';
import type { PriceSlotProps } from './purchase-price';

const PurchasePrice = lazyComponent(() =>
  import('./purchase-price').then((module) => module.PurchasePrice),
);

/** A price: the retail price, or for a B2B customer the purchase price once it has loaded. */
export function PriceSlot({ children, ...price }: PriceSlotProps) {
  if (useDisplayedPriceType() === 'uvp') return children;
  return (
    <Suspense fallback={children}>
      <PurchasePrice {...price}>{children}</PurchasePrice>
    </Suspense>
  );
}
