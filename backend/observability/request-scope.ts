import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readRequestId } from '@/domain/observability/request-id';

const scope = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
export const scopedRequestId = (): string | undefined => scope.getStore();

/** Runs the work under the id that came with a request when it may stand in a log, else under a new one; the work is told it. */
export function inRequestScope<Result>(
  header: string | undefined,
  work: (id: string) => Result,
): Result {
  const id = readRequestId(header) ?? randomUUID();
  return scope.run(id, () => work(id));
}
