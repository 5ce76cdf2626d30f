'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { RetryNote } from '@/components/ui/message/retry-note';
import './checkout.scss';

type Props = {
  title: ReactNode;
  /** Shows the title in display size, for the thank-you page. */
  isDisplay?: boolean;
  isReady: boolean;
  hasError: boolean;
  onRetry: () => void;
  /** Shown above the form on small screens. */
  disclosure?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

/**
 * The layout of a checkout step: form on the left, order on the right. A skeleton while loading, or an error with a
 * retry.
 */
export function CheckoutPage({
  title,
  isDisplay = false,
  isReady,
  hasError,
  onRetry,
  disclosure,
  aside,
  children,
}: Props) {
  const t = useTranslations('checkout');
  return (
    <>
      {disclosure}
      <div className="row gx-lg-5 gy-5">
        <div className="col-lg-7">
          <h1 className={isDisplay ? 'display lt-done-title mb-4' : 'h2 mb-4'} tabIndex={-1}>
            {title}
          </h1>
          {hasError && (
            <RetryNote
              title={t('broken.title')}
              text={t('broken.text')}
              retry={t('broken.retry')}
              onRetry={onRetry}
              className="mb-5"
            />
          )}
          {isReady ? children : !hasError && <LoadingForm label={t('loading')} />}
        </div>
        <div className="col-lg-4 offset-lg-1">{isReady && aside}</div>
      </div>
    </>
  );
}

function LoadingForm({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton height="3rem" className="mb-4" />
      <Skeleton height="3rem" className="mb-4" />
      <Skeleton height="3rem" width="60%" />
    </div>
  );
}
