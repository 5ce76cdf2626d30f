import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, from, lastValueFrom, tap } from 'rxjs';
import { resolveRecovery } from '@/domain/basket/error-recovery';
import { hideVariableValues, isShopFault } from '@/domain/errors/shop-fault';
import { logger } from '@/lib/platform/observability/logger';
import { sendBrowserError } from '@/lib/browser/browser-error-handling';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { toOperationResult } from './operation-result';

/** Maximum number of repetitions of one read; the last response is used even if a write has completed meanwhile. */
const maxRepeats = 3;

/**
 * Creates a link that repeats a read when a write has completed since the read started: its response may be older than
 * the write and would overwrite newer data in the cache.
 */
export function createFreshReadsLink(): ApolloLink {
  let writes = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(finalize(() => (writes += 1)));
    const read = async (repeats: number): Promise<ApolloLink.Result> => {
      const before = writes;
      const result = await lastValueFrom(forward(operation));
      return writes === before || repeats === 0 ? result : read(repeats - 1);
    };
    return from(read(maxRepeats));
  });
}

const expected = /^(ERROR_MESSAGE_VOUCHER|MESSAGE_COUPON)/;

/**
 * Logs an unexpected rejection. Errors of the shop service or of the site's own GraphQL documents are also sent to
 * error reporting (Specification §8).
 */
function logRejection(operation: string, message: string): void {
  if (expected.test(message) || resolveRecovery(message) !== 'report') return;
  const rejection = hideVariableValues(message);
  logger.warn('The shop service rejected an operation', { operation, rejection });
  if (isShopFault(message)) sendBrowserError(new Error(rejection), operation);
}

/** Logs an operation without a response. */
function logUnreachable(operation: string, reason: string): void {
  logger.warn('The shop service did not respond to an operation', { operation, reason });
}

/** Apollo link that logs every failed operation. */
export const reportLink = new ApolloLink((operation, forward) => {
  const report = (data: unknown, error: unknown) => {
    const result = toOperationResult(data, error);
    const name = operation.operationName ?? 'unnamed';
    if (result.kind === 'rejected') logRejection(name, result.messages[0] ?? '');
    if (result.kind === 'unreachable') logUnreachable(name, result.message);
  };
  return forward(operation).pipe(
    tap({
      next: (result) =>
        report(result.data, result.errors?.length ? new CombinedGraphQLErrors(result) : undefined),
      error: (error: unknown) => report(undefined, error),
    }),
  );
});
