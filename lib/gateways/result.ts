import { buildErrorDigest } from '@/lib/platform/http/error-status';
import { logger } from '@/lib/platform/observability/logger';

type GatewayLayer = 'network' | 'http' | 'graphql' | 'invalid-response';

/** An error between the site and a service, named by the layer in which it occurred. */
export type GatewayError = {
  layer: GatewayLayer;
  /** The service's own message where it sent one. OXID errors are distinguished by it. */
  message: string;
  status?: number;
  /** True when the same request may succeed a moment later. */
  isRetryable: boolean;
  cause?: unknown;
};

export type Result<T> = { ok: true; data: T } | { ok: false; error: GatewayError };

/** Creates a successful result. */
export function success<T>(data: T): Result<T> {
  return { ok: true, data };
}

/** Creates a failed result. */
export function failure<T = never>(error: GatewayError): Result<T> {
  return { ok: false, error };
}

/** Maps the data of a successful result. Returns a failure unchanged. */
export function mapResult<T, U>(result: Result<T>, change: (data: T) => U): Result<U> {
  return result.ok ? success(change(result.data)) : result;
}

/**
 * A failed result as an exception, for pages that cannot be rendered without the data. `status` is 503 when a retry may
 * help, else 502. The digest contains the status and is all the browser gets of a server error.
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

/** Returns data a page cannot be rendered without. Throws GatewayFailure when the content service failed. */
export function getResultData<T>(result: Result<T>, operation: string): T {
  if (!result.ok) throw new GatewayFailure(result.error, operation);
  return result.data;
}

/** Returns optional data of a page. On failure it logs and returns `fallback`. */
export async function withFallback<T>(part: Promise<T>, fallback: T): Promise<T> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('A part of a page could not be loaded', { operation: error.operation, error });
    return fallback;
  }
}
