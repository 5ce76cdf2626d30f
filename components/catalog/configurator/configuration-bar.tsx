'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrivalMark } from '@/components/ui/when/arrival-mark';
import { useBikeSelection } from '../bike/bike-selection';
import { BuyBar } from '../buy-bar';
import { useConfiguredParts } from './configuration-parts';
import { ConfigurationFigure } from './configuration-price';
import '../buy-bar.scss';

/** On phones the bar at the lower edge: price and date of all that is configured, and the button. */
export function ConfigurationBar({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('configurator');
  const words = useTranslations('bike');
  const { selected } = useBikeSelection();
  const { chosen, sum } = useConfiguredParts();
  if (chosen.length === 0)
    return (
      <BuyBar visible isLast>
        {children}
      </BuyBar>
    );
  return (
    <div className="lt-buybar is-last d-lg-none">
      <div>
        <b>
          <ConfigurationFigure />
        </b>
        <small>
          <ArrivalMark availability={sum.availability} skus={[selected.sku]} />
          <span className="d-block">
            {words('sizeIs', { size: selected.size })} · {t('withParts', { count: chosen.length })}
          </span>
        </small>
      </div>
      {children}
    </div>
  );
}
