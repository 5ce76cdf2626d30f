import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestId, requestIdHeader } from '@/lib/platform/observability/request-id';
import {
  createTimeoutBudget,
  type TimeoutBudget,
  setTimeoutBudgetProvider,
} from '@/lib/platform/http/timeout-budget';
import { setRequestIdProvider } from '@/lib/platform/observability/logger';
import type { FetchFromNext, NextRequestHandler } from '../next-client';

/** With what else a page needs: an answer within eight seconds. */
const patienceLimits = { totalMs: 6_500, minimumMs: 1_000, now: () => performance.now() };

interface Scope {
  readonly id: string;
  readonly patience: TimeoutBudget;
}

const current = new AsyncLocalStorage<Scope>();
/** By id, while somebody waits: what Next is asked on a visitor's behalf comes back by the id alone. */
const live = new Map<string, Scope>();
setRequestIdProvider(() => current.getStore()?.id);
setTimeoutBudgetProvider(() => current.getStore()?.patience);

/**
 * Answers a request under its id: one the caller has given when it may stand in a log, else a new one. The id goes out with the answer,
 * and on with the request to whoever answers it. All that is asked under it shares one patience with the services.
 */
export function runInRequestScope<Result>(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Result,
): Result {
  const id = parseRequestId(request.headers[requestIdHeader]) ?? randomUUID();
  request.headers[requestIdHeader] = id;
  response.setHeader('X-Request-Id', id);
  const { scope, end } = begin(id);
  response.once('close', end);
  return current.run(scope, answer);
}

/** Next answers in the scope of the request it is asked for, whatever pipe that came through. */
export function createScopedHandler(handle: NextRequestHandler): NextRequestHandler {
  return (request, response) => {
    const id = parseRequestId(request.headers[requestIdHeader]);
    if (id === null) return handle(request, response);
    return current.run(live.get(id) ?? newScope(id), () => handle(request, response));
  };
}

/** A page that is asked for on behalf of a visitor is asked for under the visitor's id; one that is made anew by itself has its own. */
export function createScopedNextClient(ask: FetchFromNext): FetchFromNext {
  return async (question) => {
    const { scope, end } = begin(current.getStore()?.id ?? randomUUID());
    try {
      return await current.run(scope, () =>
        ask({ ...question, headers: { ...question.headers, [requestIdHeader]: scope.id } }),
      );
    } finally {
      end();
    }
  };
}

/** Who comes second under an id joins the scope, and does not end it. */
function begin(id: string): { scope: Scope; end: () => void } {
  const joined = live.get(id);
  if (joined) return { scope: joined, end: () => undefined };
  const scope = newScope(id);
  live.set(id, scope);
  return { scope, end: () => void live.delete(id) };
}

function newScope(id: string): Scope {
  return { id, patience: createTimeoutBudget(patienceLimits) };
}
