'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Link } from '@/lib/platform/i18n/navigation';

const OpenPaymentNote = lazy(() =>
  import('./open-payment-note').then((module) => ({ default: module.OpenPaymentNote })),
);

/** Nothing in the basket, and where to find something. */
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
        <OpenPaymentNote />
      </Suspense>
    </>
  );
}
