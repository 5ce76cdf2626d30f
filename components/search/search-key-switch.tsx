'use client';

import { useTranslations } from 'next-intl';
import { setSearchKey, useSearchKeyOn } from '@/lib/browser/state/search-key';

/** Says that the key / opens the search, and switches it off for those it is in the way of (WCAG 2.1.4). */
export function SearchKeySwitch() {
  const t = useTranslations('searchBox.key');
  const isOn = useSearchKeyOn();
  return (
    <p className="lt-search-key">
      {isOn ? t('on') : t('off')}{' '}
      <button type="button" className="lt-word-button" onClick={() => setSearchKey(!isOn)}>
        {isOn ? t('turnOff') : t('turnOn')}
      </button>
    </p>
  );
}
