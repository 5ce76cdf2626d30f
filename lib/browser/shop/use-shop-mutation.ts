'use client';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type CacheUpdate, type ShopResult, toShopResult } from './run-operation';
import { toOperationResult } from './operation-result';

type ShopMutation<V, Value> = {
  /** Sends the write with these variables. Never throws. */
  run: (variables: V) => Promise<ShopResult<Value>>;
  isBusy: boolean;
};

/**
 * Hook for a write to the shop service, whose response updates the cache; `update` makes further changes to the cache.
 */
export function useShopMutation<T, V extends OperationVariables, Value>(
  document: TypedDocumentNode<T, V>,
  toValue: (data: T) => Value,
  update?: CacheUpdate<T>,
): ShopMutation<V, Value> {
  const [mutate, { loading }] = useMutation<T, OperationVariables>(document, {
    errorPolicy: 'all',
    ...(update && { update: (cache, { data }) => data && update(cache, data as T) }),
  });
  const run = async (variables: V) => {
    try {
      const { data, error } = await mutate({ variables });
      return toShopResult(toOperationResult(data as T | undefined, error), toValue);
    } catch (error) {
      return toShopResult(toOperationResult<T>(undefined, error), toValue);
    }
  };
  return { run, isBusy: loading };
}
