'use client';

import { Suspense } from 'react';
import { useShownPrice } from '@/lib/browser/state/use-shown-price';
import { lazyPart } from '@/components/ui/lazy';
import type { PriceSlotProps } from './purchase-price';

const PurchasePrice = lazyPart(() =>
  import('./purchase-price').then((module) => module.PurchasePrice),
);

/** A price: the retail price, or for a B2B customer the purchase price once it has loaded. */
export function PriceSlot({ children, ...price }: PriceSlotProps) {
  if (useShownPrice() === 'uvp') return children;
  return (
    <Suspense fallback={children}>
      <PurchasePrice {...price}>{children}</PurchasePrice>
    </Suspense>
  );
}
