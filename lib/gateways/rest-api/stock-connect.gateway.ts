import { env } from '@/lib/platform/config/env';
import { z } from 'zod';
import type { DealerStockState } from '@/domain/dealers/dealer';
import type { Result } from '@/lib/gateways/result';
import { toInvalidResponseError, toRestApiNetworkError } from './rest-api-client';
import 'server-only';

const forwardTimeoutMs = 60_000;

export type StockConnectRequest = {
  method: 'GET' | 'POST' | 'PUT';
  /**
   * Path below the URL of the tools service, with the original query string: its order is significant, and it may
   * contain a secret.
   */
  path: string;
  /** Headers to forward from the dealer's request. No other headers of that request are forwarded. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};

/**
 * Forwards a request of a dealer's ERP system to the tools service and returns its response, whatever its status; null
 * without a response. Logs nothing, because requests contain passwords.
 */
export async function sendStockConnectRequest(
  request: StockConnectRequest,
): Promise<Response | null> {
  const { method, path, headers, body } = request;
  try {
    return await fetch(`${env.TOOLS_URL}${path}`, {
      method,
      headers,
      ...(body && { body }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(forwardTimeoutMs),
    });
  } catch {
    // The error message may contain the URL, and with it a password.
    return null;
  }
}

const stockTimeoutMs = 5_000;
const revalidateSeconds = 300;

const answerSchema = z.object({
  dealers: z.array(z.object({ dealerNumber: z.string(), skus: z.array(z.string()) })),
});

/** Fetches which variants each dealer has reported in stock. Cached for at most five minutes. Never throws. */
export async function fetchDealerStock(): Promise<Result<DealerStockState[]>> {
  try {
    const response = await fetch(`${env.TOOLS_URL}/dealer-stock`, {
      next: { revalidate: revalidateSeconds, tags: ['dealer-stock'] },
      signal: AbortSignal.timeout(stockTimeoutMs),
    });
    const answer = answerSchema.safeParse(response.ok ? await response.json() : null);
    if (answer.success) return { ok: true, data: answer.data.dealers };
    return { ok: false, error: toInvalidResponseError(response.status, answer.error) };
  } catch (cause) {
    return { ok: false, error: toRestApiNetworkError(cause) };
  }
}
