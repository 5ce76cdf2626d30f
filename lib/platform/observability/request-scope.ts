import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeoutBudgetProvider, type TimeoutBudget } from '@/lib/platform/http/timeout-budget';
import { setRequestIdProvider } from './logger';
import { parseRequestId } from './request-id';

/** Values shared by all code that handles one request. */
export interface RequestScope {
  readonly id: string;
  /** Time left for calls to the services; undefined in the services themselves. */
  readonly timeoutBudget?: TimeoutBudget;
}

const storage = new AsyncLocalStorage<RequestScope>();
setRequestIdProvider(() => storage.getStore()?.id);
setTimeoutBudgetProvider(() => storage.getStore()?.timeoutBudget);

/** Returns the scope of the current request; undefined outside of a request. */
export const getRequestScope = (): RequestScope | undefined => storage.getStore();

/** Runs `work` in a scope; everything it starts, also asynchronously, has the same scope. */
export const runInScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  storage.run(scope, work);

/** Returns the request id of a header if it is safe to log; otherwise a new one. */
export function resolveRequestId(header: string | readonly string[] | undefined): string {
  return parseRequestId(header) ?? randomUUID();
}
