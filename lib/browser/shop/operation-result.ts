import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SessionEndedError } from './session-link';

/**
 * Result of an operation of the shop API. `rejected` is a response of the shop service; an `unreachable` operation may
 * still have taken effect.
 */
export type OperationResult<T> =
  | { kind: 'data'; data: T; problems: readonly string[] }
  | { kind: 'rejected'; messages: readonly string[] }
  | { kind: 'unreachable'; message: string; status: number | null }
  | { kind: 'sessionEnded' };

/** Converts Apollo's data and error, which may both be present, to an operation result. */
export function toOperationResult<T>(
  data: T | null | undefined,
  error: unknown,
): OperationResult<T> {
  if (SessionEndedError.is(error)) return { kind: 'sessionEnded' };
  const problems = CombinedGraphQLErrors.is(error)
    ? error.errors.map(({ message }) => message)
    : [];
  const hasAnswer = data !== null && data !== undefined;
  if (hasAnswer && (!error || problems.length > 0)) return { kind: 'data', data, problems };
  if (problems.length > 0) return { kind: 'rejected', messages: problems };
  if (ServerError.is(error)) return fromStatus(error);
  return {
    kind: 'unreachable',
    message: error instanceof Error ? error.message : 'no data',
    status: null,
  };
}

/**
 * Converts an HTTP error. A status below 500 is a rejection by the site's own route, before the shop service was
 * reached.
 */
function fromStatus({ statusCode, message }: ServerError): OperationResult<never> {
  return statusCode < 500
    ? { kind: 'rejected', messages: [message] }
    : { kind: 'unreachable', message, status: statusCode };
}
