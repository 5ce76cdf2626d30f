import 'server-only';
import { env } from '@/lib/platform/config/env';

const timeoutMs = 60_000;

export type StockConnectRequest = {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the tools' address, with the query as the caller wrote it: its order counts, and it may hold a secret. */
  path: string;
  /** Nothing else of the request goes along. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** Hands a call of a dealer's own system to the tools and gives their answer, good or not; null when there is none. Logs nothing. */
export async function sendStockConnect(request: StockConnectRequest): Promise<Response | null> {
  const { method, path, headers, body } = request;
  try {
    return await fetch(`${env.TOOLS_URL}${path}`, {
      method,
      headers,
      ...(body && { body }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // The error's own words may hold the address, and with it a password.
    return null;
  }
}
