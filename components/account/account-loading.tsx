'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** Stands for a part of the account while it is being read. */
export function AccountLoading({ rows = 3 }: { readonly rows?: 1 | 2 | 3 | undefined }) {
  const t = useTranslations('account');
  return (
    <div role="status" aria-label={t('loading')} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="2.5rem" width={row === 2 ? '60%' : '100%'} className="mb-3" />
      ))}
    </div>
  );
}
