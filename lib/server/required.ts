import { GatewayFailure, type Result } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';

/** What a page cannot do without; throws GatewayFailure when the content service did not give it. */
export function required<T>(result: Result<T>, operation: string): T {
  if (!result.ok) throw new GatewayFailure(result.error, operation);
  return result.data;
}

/** What a page can do without: `fallback`, and a line in the log, when the content service does not give it. */
export async function orElse<T>(part: Promise<T>, fallback: T): Promise<T> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('A part of a page could not be read', { part: error.operation, error });
    return fallback;
  }
}
