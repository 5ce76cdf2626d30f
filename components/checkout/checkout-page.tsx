'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { RetryNotice } from '@/components/ui/message/retry-notice';
import './checkout.scss';

type Props = {
  title: ReactNode;
  /** True to show the title in display size, for the thank-you page. */
  isDisplay?: boolean;
  isReady: boolean;
  hasError: boolean;
  onRetry: () => void;
  /** The collapsible order summary, shown above the form on small screens. */
  disclosure?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

/**
 * The layout of a checkout step: form on the left, order summary on the right. Shows a skeleton while data loads, and
 * an error with a retry if loading fails.
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
            <RetryNotice
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
