import type { ServiceCallResult } from '@/lib/platform/http/service-call-result';
import { errorResponseSchema } from '@/lib/platform/views/session-dto';
import { getClientState } from '@/lib/browser/state/client-state';

const timeoutMs = 20_000;

/** Result of starting a session; the message of a rejection is in the visitor's language, or empty. */
export type SessionResult<Value> = ServiceCallResult<Value, { status: number; message: string }>;

/** Sends a request to one of the session routes, in the page's language. Null when the request fails. */
export async function fetchSession(
  path: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<Response | null> {
  const { language } = getClientState();
  try {
    return await fetch(`${path}?lang=${language}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // The calling functions treat null as a failed request and report it to the customer.
    return null;
  }
}

/** Returns a rejection with the status of the response and the message in its body, or an empty message. */
export function toSessionRejection({ status }: Response, body: unknown): SessionResult<never> {
  return {
    kind: 'rejected',
    status,
    message: errorResponseSchema.safeParse(body).data?.message ?? '',
  };
}
