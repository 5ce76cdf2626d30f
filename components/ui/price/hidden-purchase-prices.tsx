'use client';

import { useTranslations } from 'next-intl';
import { setB2bShownPrice } from '@/lib/browser/state/client-state';

/** The text that replaces totals of purchase prices while retail prices are shown, with a button to show the totals. */
export function HiddenPurchasePrices({ className = '' }: { readonly className?: string }) {
  const t = useTranslations('common.purchase');
  return (
    <p className={`small text-2 ${className}`}>
      {t('hidden')}{' '}
      <button
        type="button"
        className="btn btn-quiet btn-sm lt-inline-action"
        onClick={() => setB2bShownPrice('hek')}
      >
        {t('showHek')}
      </button>
    </p>
  );
}
