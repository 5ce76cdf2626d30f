import { buildErrorDigest } from '@/lib/platform/http/error-status';
import { logger } from '@/lib/platform/observability/logger';

/** `unsupported`: nothing was sent, because the service lacks the operation. */
type GatewayLayer = 'network' | 'http' | 'graphql' | 'invalid-response' | 'unsupported';

/** An error of a call to a service. `layer` states where it occurred. */
export type GatewayError = {
  layer: GatewayLayer;
  /** Error message of the service, if it sent one. OXID errors can be distinguished only by their messages. */
  message: string;
  status?: number;
  /** True when a retry of the same request may succeed. */
  isRetryable: boolean;
  cause?: unknown;
};

/**
 * The outcome of a call. `fetchedAtMs` is the time in epoch ms at which the service sent cached data; absent for data that
 * are not cached.
 */
export type Result<T> =
  | { ok: true; data: T; fetchedAtMs?: number }
  | { ok: false; error: GatewayError };

export function success<T>(data: T): Result<T> {
  return { ok: true, data };
}

export function failure<T = never>(error: GatewayError): Result<T> {
  return { ok: false, error };
}

/** Applies `change` to the data of a successful result. Returns a failed result unchanged. */
export function mapResult<T, U>(result: Result<T>, change: (data: T) => U): Result<U> {
  return result.ok ? { ...result, data: change(result.data) } : result;
}

/**
 * Exception with a failed result, thrown by pages that cannot be rendered without the data. `status` is 503 when a
 * retry may help, otherwise 502. The digest contains the status, because Next sends the browser nothing else of a
 * server error.
 */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  readonly status: 502 | 503;
  readonly digest: string;

  constructor(
    readonly error: GatewayError,
    readonly operation: string,
  ) {
    super(`${operation}: ${error.message}`, { cause: error.cause });
    this.status = error.isRetryable ? 503 : 502;
    this.digest = buildErrorDigest(this.status, crypto.randomUUID().slice(0, 8));
  }
}

/** Removes the null and undefined entries that the content service's types allow. */
export function filterPresent<Item>(list: readonly (Item | null | undefined)[]): Item[] {
  return list.filter((item): item is Item => item !== null && item !== undefined);
}

/**
 * Returns the data of a result. Throws GatewayFailure for a failed result; for data without which a page cannot be
 * rendered.
 */
export function getResultData<T>(result: Result<T>, operation: string): T {
  if (!result.ok) throw new GatewayFailure(result.error, operation);
  return result.data;
}

/** Resolves with optional data of a page. Logs a failure and resolves with `fallback` instead. */
export async function withFallback<T>(part: Promise<T>, fallback: T): Promise<T> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('A part of a page could not be loaded', { operation: error.operation, error });
    return fallback;
  }
}
