'use client';

import { useTranslations } from 'next-intl';
import { PriceTypeChoice } from '@/components/ui/price/price-type-choice';
import type { ReactNode } from 'react';
import '@/styles/on-demand/segmented-controls.scss';
import './b2b-layout.scss';

/** Switches between purchase prices and retail prices, for showing the screen to a customer. */
function PriceTypeSwitch() {
  const t = useTranslations('b2b.prices');
  return (
    <div className="d-flex align-items-center gap-3">
      <span className="small text-2 d-none d-md-inline" aria-hidden="true">
        {t('label')}
      </span>
      <div className="lt-segmented" role="radiogroup" aria-label={t('shown')}>
        <PriceTypeChoice wordOf={t} />
      </div>
    </div>
  );
}

type Props = {
  readonly title: ReactNode;
  /** The text below the heading. */
  readonly children?: ReactNode;
  /** False on pages without prices, which need no price switch. */
  readonly hasPrices?: boolean;
};

/** The heading of a page of the dealer account, with the switch between purchase and retail prices. */
export function B2bPageHeader({ title, children, hasPrices = true }: Props) {
  return (
    <div className="d-flex flex-wrap justify-content-between align-items-end gap-3 mb-4">
      <div className="lt-b2b-title">
        <h1 className="h2 mb-1" tabIndex={-1}>
          {title}
        </h1>
        {children && <div className="text-2 small">{children}</div>}
      </div>
      {hasPrices && <PriceTypeSwitch />}
    </div>
  );
}
