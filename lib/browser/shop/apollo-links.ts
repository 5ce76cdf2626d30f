import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, from, lastValueFrom, tap } from 'rxjs';
import { resolveRecovery } from '@/domain/basket/shop-errors';
import { logger } from '@/lib/platform/observability/logger';
import { sendBrowserError } from '@/lib/browser/errors';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { toOperationResult } from './operation-result';

/** How often one read is asked again; then its answer has to do. */
const maxRepeats = 3;

/**
 * Asks a read again when a write has come back since it began: its answer may be of a moment before, and would come over what the
 * write has just told the cache.
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

const faultOfTheShop = /^(Internal server error|Cannot query field|Syntax Error|Variable ")/;
const expected = /^(ERROR_MESSAGE_VOUCHER|MESSAGE_COUPON)/;

/** Logs a refusal that no rule covers; a fault of the shop or of our own documents also goes to the error channel (Spec §8). */
function logRejection(operation: string, message: string): void {
  if (expected.test(message) || resolveRecovery(message) !== 'report') return;
  logger.warn('The shop refused an operation', { operation, refusal: message });
  if (faultOfTheShop.test(message)) sendBrowserError(new Error(message), operation);
}

/** Logs an operation that got no answer. */
function logUnreachable(operation: string, reason: string): void {
  logger.warn('The shop did not answer an operation', { operation, reason });
}

/** Reports every operation that came to nothing, whoever asked for it. */
export const reportLink = new ApolloLink((operation, forward) => {
  const report = (data: unknown, error: unknown) => {
    const outcome = toOperationResult(data, error);
    const name = operation.operationName ?? 'unnamed';
    if (outcome.kind === 'refused') logRejection(name, outcome.messages[0] ?? '');
    if (outcome.kind === 'unreachable') logUnreachable(name, outcome.message);
  };
  return forward(operation).pipe(
    tap({
      next: (result) =>
        report(result.data, result.errors?.length ? new CombinedGraphQLErrors(result) : undefined),
      error: (error: unknown) => report(undefined, error),
    }),
  );
});
