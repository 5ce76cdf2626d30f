'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { RetryNotice } from '@/components/ui/message/retry-notice';
import type { QueryState } from '@/lib/browser/b2b/create-query-store';
import { Button } from '@/components/ui/form/button';
import { setB2bShownPrice } from '@/lib/browser/state/client-state';

type Props<T> = {
  readonly loaded: QueryState<T>;
  readonly onRetry: () => void;
  readonly rows?: number;
  readonly children: (value: T) => ReactNode;
};

/** A section of a dealer account page: a skeleton while its data loads, then the content, or an error with a retry. */
export function B2bSection<T>({ loaded, onRetry, rows = 3, children }: Props<T>) {
  const { kind, value } = loaded;
  return (
    <>
      {kind === 'broken' && <B2bBroken onRetry={onRetry} />}
      {value !== null ? children(value) : kind === 'loading' && <B2bLoading rows={rows} />}
    </>
  );
}

/** The error message if the service does not respond: states that no data is lost and has a retry button. */
function B2bBroken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('b2b.broken');
  return <RetryNotice title={t('title')} text={t('text')} retry={t('retry')} onRetry={onRetry} />;
}

function B2bLoading({ rows }: { readonly rows: number }) {
  const t = useTranslations('b2b');
  return (
    <div role="status" aria-label={t('loading')} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="2.5rem" width={row === 2 ? '60%' : '100%'} className="mb-3" />
      ))}
    </div>
  );
}

/** Explains that amounts are hidden while retail prices are shown, with a button to show the amounts. */
export function B2bHiddenPricesNotice() {
  const t = useTranslations('b2b.amounts');
  return (
    <p className="small text-2 mb-4">
      {t('hidden')}{' '}
      <Button variant="quiet" size="sm" onClick={() => setB2bShownPrice('hek')}>
        {t('show')}
      </Button>
    </p>
  );
}
