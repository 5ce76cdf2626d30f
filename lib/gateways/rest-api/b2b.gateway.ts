import 'server-only';
import type { Language } from '@/domain/locale/language';
import { env } from '@/lib/platform/config/env';
import {
  toInvalidResponseError,
  isBrokenConnection,
  toRestApiNetworkError,
  parseRestApiRejection,
  type RestApiResult,
} from './rest-api-client';

/** HTTP statuses outside 2xx that count as success: not modified (304), and a range outside the file (416). */
const passedOn: readonly number[] = [304, 416];

export type B2bApiRequest = {
  method: string;
  /** Path below /b2b of the tools service, with the leading slash. */
  path: string;
  /** Query string without the question mark; empty without query. */
  query: string;
  language: Language;
  token: string;
  /** Headers to forward from the browser's request. No other headers of that request are forwarded. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
  /** Aborts the call, even while the response body is being read. */
  signal: AbortSignal;
  /** Required content type of the response. Null accepts any type. */
  contentType: string | null;
  /** Timeout in ms until the response headers, for both attempts together. */
  timeoutMs: number;
};

/**
 * Sends one request of a b2b customer to the tools service, uncached, and returns the successful response with its body
 * unread. Retries a GET once when the connection breaks before a response. Fails when the response has another content
 * type than required. Never throws.
 */
export async function sendB2bApiRequest(request: B2bApiRequest): Promise<RestApiResult<Response>> {
  const head = new AbortController();
  const silence = () => head.abort(new DOMException('', 'TimeoutError'));
  const timer = setTimeout(silence, request.timeoutMs);
  try {
    const sent = await sendOnce(request, head.signal);
    return isRetryable(request, sent) ? await sendOnce(request, head.signal) : sent;
  } finally {
    clearTimeout(timer);
  }
}

function isRetryable({ method, signal }: B2bApiRequest, sent: RestApiResult<Response>): boolean {
  return method === 'GET' && !signal.aborted && !sent.ok && isBrokenConnection(sent.error);
}

async function sendOnce(
  request: B2bApiRequest,
  head: AbortSignal,
): Promise<RestApiResult<Response>> {
  const { method, path, query, language, token, headers, body, signal } = request;
  try {
    const response = await fetch(
      `${env.TOOLS_URL}/b2b${path}?lang=${language}${query && `&${query}`}`,
      {
        method,
        headers: {
          // Without compression, Content-Length stays correct and byte ranges refer to the file itself.
          'Accept-Encoding': 'identity',
          'Accept-Language': language,
          Authorization: `Bearer ${token}`,
          ...headers,
        },
        ...(body && { body }),
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.any([signal, head]),
      },
    );
    if (!response.ok && !passedOn.includes(response.status))
      return { ok: false, error: await parseRestApiRejection(response) };
    if (response.status === 200 && !isOfType(response, request.contentType)) {
      await response.body?.cancel();
      return { ok: false, error: toInvalidResponseError(response.status) };
    }
    return { ok: true, data: response };
  } catch (cause) {
    return { ok: false, error: toRestApiNetworkError(cause) };
  }
}

function isOfType({ headers }: Response, wanted: string | null): boolean {
  const [type] = (headers.get('content-type') ?? '').split(';');
  return wanted === null ? Boolean(type) : type === wanted;
}
