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

/** Time budget of a page for its service calls; with everything else, it responds within eight seconds. */
const timeoutLimits = { totalMs: 6_500, minimumMs: 1_000, now: () => performance.now() };

/** Active scopes by request id: a request to Next on a visitor's behalf is matched by the id alone. */
const live = new Map<string, RequestScope>();

/**
 * Runs a request under its id: the client's when it is safe to log, otherwise a new one. The id is sent with the
 * response and with all upstream requests, which share one time budget.
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

/** Runs Next's handler in the scope of the request it serves, whatever connection it came through. */
export function createScopedHandler(handle: NextRequestHandler): NextRequestHandler {
  return (request, response) => {
    const id = parseRequestId(request.headers[requestIdHeader]);
    if (id === null) return handle(request, response);
    return runInScope(live.get(id) ?? newScope(id), () => handle(request, response));
  };
}

/** Requests a page under the id of the visitor's request; a background revalidation gets an id of its own scope. */
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

/** A second request with an active id joins its scope and does not end it. */
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
