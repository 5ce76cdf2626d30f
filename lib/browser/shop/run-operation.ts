import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import { getApolloClient } from './apollo-client';
import { type OperationResult, toOperationResult } from './operation-result';
import {
  type ServiceCallResult,
  toServiceCallSuccess,
} from '@/lib/platform/http/service-call-result';

type Variables = Record<string, unknown>;

/** Function that updates the cache after a write, in addition to the objects in the response. */
export type CacheUpdate<T> = (cache: ApolloCache, data: T) => void;

/**
 * Runs one operation of the shop API through /api/shop and writes its response to the cache. Queries are always sent to
 * the network. Never throws.
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

/**
 * Result of an operation of the shop API. `sessionEnded`: the session has ended and the browser is being redirected to
 * the login.
 */
export type ShopResult<Value, Rejection extends object = { message: string }> =
  | ServiceCallResult<Value, Rejection>
  | { kind: 'sessionEnded' };

/**
 * Runs one operation of the shop API and maps its data with `toValue`, which also receives the problems of a partial
 * success. Never throws.
 */
export async function runShopOperation<T, V extends Record<string, unknown>, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T, problems: readonly string[]) => Value,
  update?: CacheUpdate<T>,
): Promise<ShopResult<Value>> {
  return toShopResult(await runOperation(document, variables, update), toValue);
}

/** Maps the data of an operation with `toValue`; a rejection keeps the first message of the shop. */
export function toShopResult<T, Value>(
  result: OperationResult<T>,
  toValue: (data: T, problems: readonly string[]) => Value,
): ShopResult<Value> {
  switch (result.kind) {
    case 'data':
      return toServiceCallSuccess(toValue(result.data, result.problems));
    case 'rejected':
      return { kind: 'rejected', message: result.messages[0] ?? '' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'sessionEnded':
      return result;
  }
}
