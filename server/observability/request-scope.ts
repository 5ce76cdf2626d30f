import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId, requestIdHeader } from '@/domain/observability/request-id';
import { provideRequestId } from '@/lib/platform/observability/request-id';
import type { AskNext, Handle } from '../next/ask-next';

const scope = new AsyncLocalStorage<string>();
provideRequestId(() => scope.getStore());

/**
 * Answers a request under its id: one the caller has given when it may stand in a log, else a new one. The id goes out with the answer,
 * and on with the request to whoever answers it.
 */
export function withRequestId<Result>(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Result,
): Result {
  const id = readRequestId(request.headers[requestIdHeader]) ?? randomUUID();
  request.headers[requestIdHeader] = id;
  response.setHeader('X-Request-Id', id);
  return scope.run(id, answer);
}

/** Next answers in the scope of the request it is asked for, whatever pipe that came through. */
export function handleInScope(handle: Handle): Handle {
  return (request, response) => {
    const id = readRequestId(request.headers[requestIdHeader]);
    return id === null ? handle(request, response) : scope.run(id, () => handle(request, response));
  };
}

/** A page that is asked for on behalf of a visitor is asked for under the visitor's id. */
export function askInScope(ask: AskNext): AskNext {
  return (question) => {
    const id = scope.getStore();
    if (id === undefined) return ask(question);
    return ask({ ...question, headers: { ...question.headers, [requestIdHeader]: id } });
  };
}
