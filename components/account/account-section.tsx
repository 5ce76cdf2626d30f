'use client';

import { useTranslations } from 'next-intl';
import { RetryNotice } from '@/components/ui/message/retry-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReactNode } from 'react';
import type { ShopQuery } from '@/lib/browser/shop/use-shop-query';

/** The error message if the shop service does not respond: states that no data is lost and has a retry button. */
export function AccountError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('account.broken');
  return <RetryNotice title={t('title')} text={t('text')} retry={t('retry')} onRetry={onRetry} />;
}

/** Placeholder for a section of an account page while its data loads. */
export function AccountSkeleton({ rows = 3 }: { readonly rows?: 1 | 2 | 3 | undefined }) {
  const t = useTranslations('account');
  return (
    <div role="status" aria-label={t('loading')} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="2.5rem" width={row === 2 ? '60%' : '100%'} className="mb-3" />
      ))}
    </div>
  );
}

type Props<T> = {
  readonly loaded: ShopQuery<T>;
  readonly rows?: 1 | 2 | 3;
  readonly children: (value: T) => ReactNode;
};

/** A section of an account page: a skeleton while its data loads, then the content, or an error with a retry. */
export function AccountSection<T>({ loaded, rows, children }: Props<T>) {
  const { kind, value, reload } = loaded;
  return (
    <>
      {kind === 'broken' && <AccountError onRetry={() => void reload()} />}
      {value !== null ? children(value) : kind === 'loading' && <AccountSkeleton rows={rows} />}
    </>
  );
}
