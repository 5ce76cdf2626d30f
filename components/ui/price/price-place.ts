import type { ReactNode } from 'react';

/** What the place of a price needs to know; the purchase price that is loaded into it knows the same. */
export interface PricePlace {
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
