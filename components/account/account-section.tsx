'use client';

import type { ReactNode } from 'react';
import type { Loaded } from '@/lib/browser/shop/loaded-store';
import { AccountBroken } from './account-broken';
import { AccountLoading } from './account-loading';

type Props<T> = {
  readonly loaded: Loaded<T>;
  readonly onRetry: () => void;
  readonly rows?: 1 | 2 | 3;
  readonly children: (value: T) => ReactNode;
};

/** A part of the account: what was read of it, a skeleton before, and a way out when the shop does not answer. */
export function AccountSection<T>({ loaded, onRetry, rows, children }: Props<T>) {
  const { kind, value } = loaded;
  return (
    <>
      {kind === 'broken' && <AccountBroken onRetry={onRetry} />}
      {value !== null ? children(value) : kind === 'loading' && <AccountLoading rows={rows} />}
    </>
  );
}
