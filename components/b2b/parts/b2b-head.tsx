'use client';

import type { ReactNode } from 'react';
import { PriceSwitch } from './price-switch';
import '@/components/b2b/frame/frame.scss';

type Props = {
  readonly title: ReactNode;
  /** A sentence below the heading. */
  readonly children?: ReactNode;
  /** False where a page shows no price. */
  readonly hasPrices?: boolean;
};

/** The heading of a page of the dealer account, with the switch between purchase and retail prices. */
export function B2bHead({ title, children, hasPrices = true }: Props) {
  return (
    <div className="d-flex flex-wrap justify-content-between align-items-end gap-3 mb-4">
      <div className="lt-b2b-title">
        <h1 className="h2 mb-1" tabIndex={-1}>
          {title}
        </h1>
        {children && <div className="text-2 small">{children}</div>}
      </div>
      {hasPrices && <PriceSwitch />}
    </div>
  );
}
