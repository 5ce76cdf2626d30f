'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useIsCustomer } from '@/lib/auth/use-is-customer';
import { createExternalStore } from '@/lib/client-state/external-store';
import { onSessionEnd } from '@/lib/session/session-end';
import type { AccountView } from './account-view';

type AccountState =
  { status: 'loading' } | { status: 'broken' } | { status: 'ready'; account: AccountView };

const loading: AccountState = { status: 'loading' };
const state = createExternalStore<AccountState>(loading);
let isAsking = false;

/** Asks the shop anew; what is shown stays until the answer is there. */
export async function reloadAccount(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const { loadAccount } = await import('./account-api');
  const answer = await loadAccount();
  isAsking = false;
  if (answer.kind === 'done') state.set({ status: 'ready', account: answer.value });
  else if (answer.kind !== 'sessionEnded') state.set({ status: 'broken' });
}

/** Changes what is known without asking, after the shop has taken it. */
export function patchAccount(patch: Partial<AccountView>): void {
  state.update((known) =>
    known.status === 'ready' ? { ...known, account: { ...known.account, ...patch } } : known,
  );
}

/** The personal data, asked for once by however many parts of a page; forgotten when the session ends. */
export function useAccount(): AccountState {
  const known = useSyncExternalStore(state.subscribe, state.get, () => loading);
  const isCustomer = useIsCustomer();

  useEffect(() => {
    if (isCustomer) void reloadAccount();
  }, [isCustomer]);

  useEffect(() => onSessionEnd(() => state.set(loading)), []);

  return known;
}
