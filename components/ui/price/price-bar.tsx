'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import {
  isPriceShortcutEnabled,
  priceShortcut,
  usePriceShortcutEnabled,
} from '@/lib/browser/state/shortcut-settings';
import { updateDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { isShortcut } from '@/lib/browser/state/shortcut-settings';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { PriceTypeChoice } from './price-type-choice';
import '@/styles/on-demand/segmented-controls.scss';
import './purchase-price.scss';

/** Matches the paths without this bar: pages that have their own price switch, and the checkout steps. */
const ownSwitch = /^\/(my-account|checkout\/(address|payment|review|done))/;

/**
 * The bar that switches between purchase and retail prices by key or button. The change is announced to screen readers.
 */
export function PriceTypeBar() {
  const t = useTranslations('common.purchase');
  const pathname = usePathname();
  const hasKey = usePriceShortcutEnabled();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const switchByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, priceShortcut) || !isPriceShortcutEnabled()) return;
      event.preventDefault();
      setAnnouncement(t(updateDisplayedPriceType() === 'hek' ? 'showsHek' : 'showsUvp'));
    };
    document.addEventListener('keydown', switchByKey);
    return () => document.removeEventListener('keydown', switchByKey);
  }, [t]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {!ownSwitch.test(pathname) && (
        <div className="lt-price-bar" role="radiogroup" aria-label={t('label')}>
          <div className="lt-segmented">
            <PriceTypeChoice wordOf={t} />
          </div>
          {hasKey && (
            <kbd className="small text-2" title={t('keyOn')} aria-hidden="true">
              P
            </kbd>
          )}
        </div>
      )}
    </>
  );
}
