'use client';

import type { ReactNode } from 'react';
import type { FollowedQuery } from '@/lib/browser/shop/use-shop-query';
import { AccountBroken } from './account-broken';
import { AccountLoading } from './account-loading';

type Props<T> = {
  readonly loaded: FollowedQuery<T>;
  readonly rows?: 1 | 2 | 3;
  readonly children: (value: T) => ReactNode;
};

/** A part of the account: what was read of it, a skeleton before, and a way out when the shop does not answer. */
export function AccountSection<T>({ loaded, rows, children }: Props<T>) {
  const { kind, value, reload } = loaded;
  return (
    <>
      {kind === 'broken' && <AccountBroken onRetry={() => void reload()} />}
      {value !== null ? children(value) : kind === 'loading' && <AccountLoading rows={rows} />}
    </>
  );
}
