'use client';

import { useTranslations } from 'next-intl';
import { setPriceKey, usePriceKeyOn } from '@/lib/browser/b2b-prices/price-key';
import { useIsB2b } from '@/lib/browser/state/local-operations';

/** Says to b2b customers that a key switches the price, and switches it off for those it is in the way of (WCAG 2.1.4). */
export function PriceKeySwitch() {
  const t = useTranslations('common.purchase');
  const isOn = usePriceKeyOn();
  if (!useIsB2b()) return null;
  return (
    <p className="lt-search-key">
      {isOn ? t('keyOn') : t('keyOff')}{' '}
      <button type="button" className="lt-word-button" onClick={() => setPriceKey(!isOn)}>
        {isOn ? t('keyTurnOff') : t('keyTurnOn')}
      </button>
    </p>
  );
}
