import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import { getApolloClient } from './apollo-client';
import { type OperationResult, toOperationResult } from './operation-result';
import { type CallResult, toSuccess } from '@/lib/platform/http/call-result';

type Variables = Record<string, unknown>;

/** What a write changes in the cache beside what its answer names. */
export type CacheUpdate<T> = (cache: ApolloCache, data: T) => void;

/**
 * Runs one operation of the shop's contract through /api/shop; its answer goes into the cache. Never throws, and queries always ask
 * the shop.
 */
export async function runOperation<T, V extends Variables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  update?: CacheUpdate<T>,
): Promise<OperationResult<T>> {
  const client = getApolloClient();
  try {
    const { data, error } = isMutation(document)
      ? await client.mutate<T, Variables>({
          mutation: document,
          variables,
          errorPolicy: 'all',
          ...(update && {
            update: (cache, answer) => answer.data && update(cache, answer.data as T),
          }),
        })
      : await client.query<T, Variables>({
          query: document,
          variables,
          errorPolicy: 'all',
          fetchPolicy: 'network-only',
        });
    return toOperationResult(data, error);
  } catch (error) {
    return toOperationResult<T>(undefined, error);
  }
}

function isMutation({ definitions }: TypedDocumentNode<unknown, never>): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION,
  );
}

/** What became of a call for the caller's own: the session may have ended, and the browser is on its way to login. */
export type ShopResult<Value, Why extends object = { message: string }> =
  | CallResult<Value, Why>
  | { kind: 'sessionEnded' };

/**
 * Runs one operation and gives its answer in the screens' words. `toValue` hears, too, what the shop did not do although it did the
 * rest. Never throws.
 */
export async function runShopOperation<T, V extends Record<string, unknown>, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T, problems: readonly string[]) => Value,
  update?: CacheUpdate<T>,
): Promise<ShopResult<Value>> {
  return toShopResult(await runOperation(document, variables, update), toValue);
}

/** The outcome in the screens' words. */
export function toShopResult<T, Value>(
  outcome: OperationResult<T>,
  toValue: (data: T, problems: readonly string[]) => Value,
): ShopResult<Value> {
  switch (outcome.kind) {
    case 'data':
      return toSuccess(toValue(outcome.data, outcome.problems));
    case 'refused':
      return { kind: 'refused', message: outcome.messages[0] ?? '' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'sessionEnded':
      return outcome;
  }
}
