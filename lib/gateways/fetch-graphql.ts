import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { unstable_cache } from 'next/cache';
import { getTimeoutBudget } from '@/lib/platform/http/timeout-budget';
import { formatDocument, getOperationName } from './graphql-document';
import { failure, GatewayFailure, type Result, success } from './result';
import type { SchemaTypes } from './response-shape';
import { validateResponse } from './validate-response';
import {
  toNetworkError,
  parseGraphqlResponse,
  unresponsiveServiceError,
  type ResponseData,
} from './parse-response';

type GraphqlRequest = {
  url: string;
  operationName: string;
  query: string;
  variables: unknown;
  headers: Record<string, string>;
  timeoutMs: number;
};

type FetchGraphql<Data, Variables> = {
  url: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Types of the service's schema, against which the response is validated. */
  types: SchemaTypes;
  headers?: Record<string, string>;
  /** Cache tags. A response without cache tags is not cached. */
  tags?: readonly string[];
  /** Cache lifetime of a response in seconds; only used with `tags`. */
  revalidate?: number;
  /** Timeout in ms. Defaults to the rest of the time budget of the visitor's request. */
  timeoutMs?: number;
  /**
   * True to retry once after a transient failure, within the same timeout. For reads only, because a retried write
   * could be executed twice.
   */
  retryOnce?: boolean;
};

const defaultTimeoutMs = 8000;
const defaultRevalidateSeconds = 3600;
const soonSeconds = 15;

/**
 * Runs one GraphQL operation and returns its data, or an error that names the layer that failed. With tags, a
 * successful response is stored in Next's data cache. Failures are never cached, and a page that is rendered after a
 * failure expires in 15 seconds.
 */
export async function fetchGraphql<Data, Variables>(
  options: FetchGraphql<Data, Variables>,
): Promise<Result<Data>> {
  const request: GraphqlRequest = {
    url: options.url,
    operationName: getOperationName(options.document),
    query: formatDocument(options.document),
    variables: options.variables,
    headers: options.headers ?? {},
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
  };
  const post = options.timeoutMs === undefined ? postWithinBudget : postWithRetry;
  const send = async () => {
    const result = await post(request, options.retryOnce ?? false);
    return result.ok ? validateResponse(options.document, result.data, options.types) : result;
  };
  if (!options.tags) return send();
  return cached(request, send, options.tags, options.revalidate ?? defaultRevalidateSeconds);
}

/**
 * Sends the request within the time budget of the visitor's request. After a network error, all further calls to this
 * service during the same visitor request fail at once.
 */
async function postWithinBudget(
  request: GraphqlRequest,
  retryOnce: boolean,
): Promise<Result<ResponseData>> {
  const timeoutBudget = getTimeoutBudget();
  const timeoutMs = timeoutBudget.getAllowedMs(request.url, request.timeoutMs);
  if (timeoutMs === 0) return failure(unresponsiveServiceError);
  const result = await postWithRetry({ ...request, timeoutMs }, retryOnce);
  if (!result.ok && result.error.layer === 'network') timeoutBudget.addTimeout(request.url);
  return result;
}

async function postWithRetry(
  request: GraphqlRequest,
  retryOnce: boolean,
): Promise<Result<ResponseData>> {
  const begunMs = performance.now();
  const result = await postGraphql(request);
  const leftMs = Math.floor(request.timeoutMs - (performance.now() - begunMs));
  if (result.ok || !retryOnce || !result.error.isRetryable || leftMs <= 0) return result;
  return postGraphql({ ...request, timeoutMs: leftMs });
}

async function cached<Data>(
  request: GraphqlRequest,
  send: () => Promise<Result<Data>>,
  tags: readonly string[],
  revalidate: number,
): Promise<Result<Data>> {
  const key = [
    request.url,
    request.query,
    JSON.stringify(request.variables),
    JSON.stringify(request.headers),
  ];
  const read = unstable_cache(
    async () => {
      const result = await send();
      if (!result.ok) throw new GatewayFailure(result.error, request.operationName);
      return result.data;
    },
    key,
    { tags: [...tags], revalidate },
  );
  try {
    return success(await read());
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await expireSoon();
    return failure(error.error);
  }
}

/**
 * Limits the cache lifetime of the page being rendered to 15 seconds: Next uses the shortest lifetime of all cached
 * calls of a page.
 */
const expireSoon = unstable_cache(async () => true, ['expire-soon'], { revalidate: soonSeconds });

/** Sends one operation, uncached. Never throws; failures are returned as errors with their layer. */
export async function postGraphql(request: GraphqlRequest): Promise<Result<ResponseData>> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(request.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...request.headers },
      body: JSON.stringify({
        operationName: request.operationName,
        query: request.query,
        variables: request.variables,
      }),
      cache: 'no-store',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    body = await response.text();
  } catch (cause) {
    return failure(toNetworkError(cause));
  }
  return parseGraphqlResponse(response.status, body);
}
