'use client';

import { type ReactNode, Suspense } from 'react';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { latePart } from '../late/late-part';

const PurchasePrice = latePart(() =>
  import('./purchase-price').then((module) => module.PurchasePrice),
);

interface Props {
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

/** The place of a price: the retail price, and for a b2b customer the purchase price in its stead as soon as it is known. */
export function PriceSlot({ children, ...price }: Props) {
  if (useShownPrice() === 'uvp') return children;
  return (
    <Suspense fallback={children}>
      <PurchasePrice {...price}>{children}</PurchasePrice>
    </Suspense>
  );
}
