'use client';

import { useTranslations } from 'next-intl';
import { retryBasketCommands } from '@/lib/browser/basket/basket-actions';
import type { BasketStatus } from '@/lib/browser/basket/basket-store';
import { lazy, Suspense } from 'react';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/skeletons.scss';
import './cart.scss';

/** The error message if the shop service does not respond: states that no data is lost and has a retry button. */
export function CartError({ status }: { readonly status: BasketStatus }) {
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
        onClick={() => void retryBasketCommands()}
      >
        {t(isRetrying ? 'retrying' : 'retry')}
      </button>
    </div>
  );
}

const UnpaidOrderNotice = lazy(() =>
  import('./unpaid-order-notice').then((module) => ({ default: module.UnpaidOrderNotice })),
);

/** Shown if the basket is empty, with links to products. */
export function CartEmpty({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslations('cart.empty');
  return (
    <>
      <p className="h3 mt-3">{t('title')}</p>
      <p className="text-2">{t('text')}</p>
      <div className="d-flex flex-wrap gap-2">
        <Link href="/bikes" className="btn btn-primary" onClick={onLeave}>
          {t('models')}
        </Link>
        <Link href="/accessories" className="btn btn-outline-primary" onClick={onLeave}>
          {t('accessories')}
        </Link>
      </div>
      <Suspense>
        <UnpaidOrderNotice />
      </Suspense>
    </>
  );
}

/** Placeholder for the basket lines while the basket loads. */
export function CartSkeleton() {
  const t = useTranslations('cart');
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {[1, 2].map((row) => (
        <div key={row} className="lt-skeleton-line" aria-hidden="true">
          <span className="lt-skeleton lt-skeleton-picture" />
          <span>
            <span className="lt-skeleton lt-skeleton-title" />
            <span className="lt-skeleton lt-skeleton-text" />
          </span>
        </div>
      ))}
    </div>
  );
}
