import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestId, requestIdHeader } from '@/lib/platform/observability/request-id';
import { createTimeoutBudget } from '@/lib/platform/http/timeout-budget';
import {
  getRequestScope,
  type RequestScope,
  resolveRequestId,
  runInScope,
} from '@/lib/platform/observability/request-scope';
import type { FetchFromNext, NextRequestHandler } from '../next-client';

/**
 * Time budget in ms of a page for all its service calls, so that the page responds within eight seconds including
 * rendering.
 */
const timeoutLimits = { totalMs: 6_500, minimumMs: 1_000, now: () => performance.now() };

/**
 * Active scopes by request id. A request that the custom server sends to Next joins the scope of the visitor's request
 * by this id.
 */
const live = new Map<string, RequestScope>();

/**
 * Runs `answer` in the scope of a request id: that of the client if it is safe to log, otherwise a new one. The id is
 * sent with the response and with all requests to services. All of them share one time budget.
 */
export function runInRequestScope<Result>(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Result,
): Result {
  const id = resolveRequestId(request.headers[requestIdHeader]);
  request.headers[requestIdHeader] = id;
  response.setHeader('X-Request-Id', id);
  const { scope, end } = begin(id);
  response.once('close', end);
  return runInScope(scope, answer);
}

/**
 * Wraps Next's handler so that it runs in the scope of the visitor's request, even if the custom server sent the
 * request.
 */
export function createScopedHandler(handle: NextRequestHandler): NextRequestHandler {
  return (request, response) => {
    const id = parseRequestId(request.headers[requestIdHeader]);
    if (id === null) return handle(request, response);
    return runInScope(live.get(id) ?? newScope(id), () => handle(request, response));
  };
}

/**
 * Wraps the client so that it sends the id of the visitor's request; a background revalidation, which belongs to no
 * visitor, gets a new id.
 */
export function createScopedNextClient(ask: FetchFromNext): FetchFromNext {
  return async (question) => {
    const { scope, end } = begin(getRequestScope()?.id ?? randomUUID());
    try {
      return await runInScope(scope, () =>
        ask({ ...question, headers: { ...question.headers, [requestIdHeader]: scope.id } }),
      );
    } finally {
      end();
    }
  };
}

/** Starts a scope, or joins the active scope of this id. `end` ends the scope only for the request that started it. */
function begin(id: string): { scope: RequestScope; end: () => void } {
  const joined = live.get(id);
  if (joined) return { scope: joined, end: () => undefined };
  const scope = newScope(id);
  live.set(id, scope);
  return { scope, end: () => void live.delete(id) };
}

function newScope(id: string): RequestScope {
  return { id, timeoutBudget: createTimeoutBudget(timeoutLimits) };
}
