import { buildErrorDigest } from '@/lib/platform/http/error-status';
import { logger } from '@/lib/platform/observability/logger';

type GatewayLayer = 'network' | 'http' | 'graphql' | 'invalid-response';

/** What went wrong between the site and a service, named by the layer it happened in (ARCHITECTURE §6). */
export type GatewayError = {
  layer: GatewayLayer;
  /** The service's own message where it gave one; OXID errors are told apart by it. */
  message: string;
  status?: number;
  /** True when the same request may succeed a moment later. */
  isRetryable: boolean;
  cause?: unknown;
};

export type Result<T> = { ok: true; data: T } | { ok: false; error: GatewayError };

/** Wraps what a gateway read. */
export function success<T>(data: T): Result<T> {
  return { ok: true, data };
}

/** Wraps why a gateway could not read. */
export function failure<T = never>(error: GatewayError): Result<T> {
  return { ok: false, error };
}

/** Changes the data of a good result and leaves a failure as it is. */
export function mapResult<T, U>(result: Result<T>, change: (data: T) => U): Result<U> {
  return result.ok ? success(change(result.data)) : result;
}

/**
 * A failed result as something to throw, where a page cannot do without the data. `status` is 503 when a retry may help, else 502;
 * the digest carries it to the visitor, who is told nothing else of an error on the server.
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

/** A list without the empty places that the content service's types allow. */
export function filterPresent<Item>(list: readonly (Item | null | undefined)[]): Item[] {
  return list.filter((item): item is Item => item !== null && item !== undefined);
}

/** What a page cannot do without; throws GatewayFailure when the content service did not give it. */
export function getResultData<T>(result: Result<T>, operation: string): T {
  if (!result.ok) throw new GatewayFailure(result.error, operation);
  return result.data;
}

/** What a page can do without: `fallback`, and a line in the log, when the content service does not give it. */
export async function withFallback<T>(part: Promise<T>, fallback: T): Promise<T> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('A part of a page could not be read', { part: error.operation, error });
    return fallback;
  }
}
