'use client';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { isSignedIn } from '@/domain/session/session';
import { useClientState } from '@/lib/browser/state/client-state';
import { useIsLoadingInitState } from '@/lib/browser/state/client-state';
import { toOperationResult } from './operation-result';

/** An answer of the shop's as a part of a page shows it; loading and broken may still hold what was seen before. */
export type ShopQuery<T> = {
  kind: 'loading' | 'broken' | 'ready';
  value: T | null;
  /** Asks the shop again; nobody is asked for what is not wanted. Never throws. */
  reload: () => Promise<void>;
};

/**
 * Follows what the shop says to a query: at once what the cache knows, then the shop's word, and from then on what any other answer
 * changes of it. Nobody is asked while the session is unknown or it is not wanted; a session that has ended leaves it loading, as the
 * browser is on its way to login. `toValue` is a function of the module, the same on each call.
 */
export function useShopQuery<T, V extends OperationVariables, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T) => Value,
  isWanted = true,
): ShopQuery<Value> {
  const isOff = useIsLoadingInitState() || !isWanted;
  const [isFirst, setIsFirst] = useState(true);
  const {
    client,
    data,
    error,
    loading,
    refetch,
    variables: asked,
  } = useQuery<T, OperationVariables>(document, {
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    skip: isOff,
    // Parts of a page that appear together ask once; later nobody may join a question from before the last write.
    context: { queryDeduplication: isFirst },
  });
  if (isFirst && data !== undefined) setIsFirst(false);

  const reload = useCallback(async () => {
    if (!isOff) await refetch().catch(() => undefined);
  }, [isOff, refetch]);

  // A failure takes nothing away: what was seen still stands in the cache.
  const seen =
    data ??
    (error && client.readQuery<T, OperationVariables>({ query: document, variables: asked }));
  const known = isOff ? null : ((seen as T | undefined) ?? null);
  const value = useMemo(() => (known === null ? null : toValue(known)), [known, toValue]);
  return { kind: loading || isOff ? 'loading' : kindOf(data, error), value, reload };
}

/** The same for what the shop tells of the caller's own: nobody is asked, and nothing shown, while nobody is signed in. */
export function useCustomerQuery<T, V extends OperationVariables, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T) => Value,
  isWanted = true,
): ShopQuery<Value> {
  const isSomebody = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  return useShopQuery(document, variables, toValue, isSomebody && isWanted);
}

function kindOf(data: unknown, error: unknown): ShopQuery<unknown>['kind'] {
  switch (toOperationResult(data, error).kind) {
    case 'data':
      return 'ready';
    case 'sessionEnded':
      return 'loading';
    case 'refused':
    case 'unreachable':
      return 'broken';
  }
}
