'use client';

import { useTranslations } from 'next-intl';
import { retryBasket } from '@/lib/browser/basket/basket-actions';
import type { BasketStatus } from '@/lib/browser/basket/basket-store';

/** The shop does not answer: says so, says that nothing is lost, and offers another try. */
export function CartBroken({ status }: { readonly status: BasketStatus }) {
  const t = useTranslations('cart.broken');
  const isRetrying = status === 'loading';
  return (
    <div className="lt-note is-error mb-4" role="alert">
      <p>
        <b>{t('title')}</b> {t('text')}
      </p>
      <button
        type="button"
        className="btn btn-outline-primary btn-sm mt-2"
        aria-disabled={isRetrying}
        onClick={() => void retryBasket()}
      >
        {t(isRetrying ? 'retrying' : 'retry')}
      </button>
    </div>
  );
}
