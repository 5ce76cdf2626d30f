'use client';

import { useEffect, useState } from 'react';

type SyncState = 'idle' | 'busy' | 'failed';

/** Brings the list and the account together once somebody with one is here; the code for it comes with that. */
export function useWishSync(isCustomer: boolean): SyncState {
  const [state, setState] = useState<SyncState>('idle');
  useEffect(() => {
    if (!isCustomer) return;
    let isOver = false;
    const say = (next: SyncState) => {
      if (!isOver) setState(next);
    };
    say('busy');
    import('@/lib/browser/keep/sync-wishes')
      .then(({ syncWishes }) => syncWishes())
      .then(
        (synced) => say(synced === 'failed' ? 'failed' : 'idle'),
        () => say('failed'),
      );
    return () => {
      isOver = true;
    };
  }, [isCustomer]);
  return state;
}
