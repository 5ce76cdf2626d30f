'use client';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { isSignedIn } from '@/domain/session/session';
import { useClientState, useIsLoadingInitState } from '@/lib/browser/state/client-state';
import { toOperationResult } from './operation-result';

/**
 * State of a query. `value` is null before the first response; while `loading` or after a failure (`broken`) it is the
 * previous value.
 */
export type ShopQuery<T> = {
  kind: 'loading' | 'broken' | 'ready';
  value: T | null;
  /** Runs the query again, unless it is disabled. Never throws. */
  reload: () => Promise<void>;
};

/**
 * Subscribes to a query: returns the cached value at once, then the response, and later changes of the cache. No
 * request is sent while the session is unknown or the query is disabled. After the session has ended, the query stays
 * `loading`, because the browser is being redirected to the login. `toValue` must be the same function in every render.
 */
export function useShopQuery<T, V extends OperationVariables, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T) => Value,
  isEnabled = true,
): ShopQuery<Value> {
  const isOff = useIsLoadingInitState() || !isEnabled;
  const [isFirst, setIsFirst] = useState(true);
  const {
    client,
    data,
    error,
    loading,
    refetch,
    variables: requestVariables,
  } = useQuery<T, OperationVariables>(document, {
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    skip: isOff,
    // Components mounted together share one request. A later reload is always sent, because a pending request may be
    // older than the last write.
    context: { queryDeduplication: isFirst },
  });
  if (isFirst && data !== undefined) setIsFirst(false);

  const reload = useCallback(async () => {
    if (!isOff) await refetch().catch(() => undefined);
  }, [isOff, refetch]);

  // After a failure the cached value stays visible.
  const seen =
    data ??
    (error &&
      client.readQuery<T, OperationVariables>({ query: document, variables: requestVariables }));
  const known = isOff ? null : ((seen as T | undefined) ?? null);
  const value = useMemo(() => (known === null ? null : toValue(known)), [known, toValue]);
  return { kind: loading || isOff ? 'loading' : kindOf(data, error), value, reload };
}

/** Like useShopQuery, for personal data: while nobody is signed in, no request is sent and no value returned. */
export function useCustomerQuery<T, V extends OperationVariables, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T) => Value,
  isEnabled = true,
): ShopQuery<Value> {
  const hasCustomerSession = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  return useShopQuery(document, variables, toValue, hasCustomerSession && isEnabled);
}

function kindOf(data: unknown, error: unknown): ShopQuery<unknown>['kind'] {
  switch (toOperationResult(data, error).kind) {
    case 'data':
      return 'ready';
    case 'sessionEnded':
      return 'loading';
    case 'rejected':
    case 'unreachable':
      return 'broken';
  }
}
