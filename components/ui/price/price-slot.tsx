'use client';

import { Suspense } from 'react';
import { useShownPrice } from '@/lib/browser/state/use-shown-price';
import { lazyPart } from '@/components/ui/lazy';
import type { PriceSlotProps } from './purchase-price';

const PurchasePrice = lazyPart(() =>
  import('./purchase-price').then((module) => module.PurchasePrice),
);

/** The place of a price: the retail price, and for a b2b customer the purchase price in its stead as soon as it is known. */
export function PriceSlot({ children, ...price }: PriceSlotProps) {
  if (useShownPrice() === 'uvp') return children;
  return (
    <Suspense fallback={children}>
      <PurchasePrice {...price}>{children}</PurchasePrice>
    </Suspense>
  );
}
