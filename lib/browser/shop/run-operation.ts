import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import { getBrowserClient } from './browser-client';
import { type OperationOutcome, toOutcome } from './outcome';

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
): Promise<OperationOutcome<T>> {
  const client = getBrowserClient();
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
    return toOutcome(data, error);
  } catch (error) {
    return toOutcome<T>(undefined, error);
  }
}

function isMutation({ definitions }: TypedDocumentNode<unknown, never>): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION,
  );
}
