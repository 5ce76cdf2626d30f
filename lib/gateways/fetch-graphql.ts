import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { unstable_cache } from 'next/cache';
import { isShopFault } from '@/domain/errors/shop-fault';
import { getTimeoutBudget } from '@/lib/platform/http/timeout-budget';
import { formatDocument, getOperationName } from './graphql-document';
import { logger } from '@/lib/platform/observability/logger';
import { failure, type GatewayError, GatewayFailure, type Result } from './result';
import type { SchemaTypes } from './response-shape';
import { validateResponse } from './validate-response';
import {
  type ErrorPath,
  toNetworkError,
  parseGraphqlResponse,
  unresponsiveServiceError,
  type ParsedResponse,
} from './parse-response';

type GraphqlRequest = {
  url: string;
  operationName: string;
  query: string;
  variables: unknown;
  headers: Record<string, string>;
  timeoutMs: number;
  acceptsError?: ((path: ErrorPath) => boolean) | undefined;
};

type FetchGraphql<Data, Variables> = {
  url: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** The document to send, where the service lacks parts of `document`; the response is still validated against `document`. */
  sentDocument?: DocumentNode;
  /**
   * Accepts a response that has errors beside its data, by the place of each error: one broken article does not void a
   * list. The data must still be valid. Without it such a response fails.
   */
  acceptsError?: (path: ErrorPath) => boolean;
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
    query: formatDocument(options.sentDocument ?? options.document),
    variables: options.variables,
    headers: options.headers ?? {},
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    acceptsError: options.acceptsError,
  };
  const post = options.timeoutMs === undefined ? postWithinBudget : postWithRetry;
  const send = async () => {
    const result = await post(request, options.retryOnce ?? false);
    if (!result.ok) return result;
    const { data, errors } = result.data;
    const valid = validateResponse(options.document, data, options.types);
    if (valid.ok && errors.length > 0)
      logger.warn('A service answered with errors beside its data', {
        ...{ operation: request.operationName, count: errors.length, first: errors[0] },
      });
    return valid;
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
): Promise<Result<ParsedResponse>> {
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
): Promise<Result<ParsedResponse>> {
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
    // Format of the stored value.
    '2',
    request.url,
    request.query,
    JSON.stringify(request.variables),
    JSON.stringify(request.headers),
  ];
  const read = unstable_cache(
    async () => {
      const result = await send();
      if (!result.ok) {
        logFailedRenewal(request, result.error);
        throw new GatewayFailure(result.error, request.operationName);
      }
      return { data: result.data, fetchedAtMs: Date.now() };
    },
    key,
    { tags: [...tags], revalidate },
  );
  try {
    return { ok: true, ...(await read()) };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await expireSoon();
    return failure(error.error);
  }
}

const logPauseMs = 60_000;
const loggedAtMs = new Map<string, number>();

/**
 * Logs that data could not be fetched, so that pages keep their former data; at most once a minute for each operation
 * and service.
 */
function logFailedRenewal({ url, operationName }: GraphqlRequest, error: GatewayError): void {
  // An unknown product is an answer, not a failure.
  if (error.layer === 'graphql' && !isShopFault(error.message)) return;
  const { origin } = new URL(url);
  const key = `${origin} ${operationName}`;
  const now = performance.now();
  if (now - (loggedAtMs.get(key) ?? -Infinity) < logPauseMs) return;
  loggedAtMs.set(key, now);
  logger.warn('Data could not be renewed; pages show the former data', {
    ...{ service: origin, operation: operationName, layer: error.layer, reason: error.message },
  });
}

/**
 * Limits the cache lifetime of the page being rendered to 15 seconds: Next uses the shortest lifetime of all cached
 * calls of a page.
 */
export const expireSoon = unstable_cache(async () => true, ['expire-soon'], {
  revalidate: soonSeconds,
});

/** Sends one operation, uncached. Never throws; failures are returned as errors with their layer. */
export async function postGraphql(request: GraphqlRequest): Promise<Result<ParsedResponse>> {
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
  return parseGraphqlResponse(response.status, body, request.acceptsError);
}
