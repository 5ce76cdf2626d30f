import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { failure, type Result, success } from '../result';
import { sendOperation, type ShopCaller } from './send-operation';

/**
 * One operation as a result of its own type. Data beside errors counts as done: the shop did what it could and the
 * errors say what it could not, for instance when fewer pieces are in stock (external-services A.4).
 */
export async function readData<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  caller: ShopCaller,
): Promise<Result<Data>> {
  const result = await sendOperation(document, variables, caller);
  if (!result.ok) return result;
  const { data, errors } = result.data;
  if (data !== null) return success(data);
  const message = errors?.[0]?.message ?? 'The answer holds no data';
  return failure({ layer: 'graphql', message, isRetryable: false, cause: errors });
}
