import 'server-only';
import type { Language } from '@/domain/locale/language';
import { env } from '@/lib/platform/config/env';
import {
  toInvalidResponseError,
  isBrokenConnection,
  toToolNetworkError,
  parseToolRejection,
  type ToolResult,
} from './tools-client';

/** Good answers besides 2xx: the caller has the file already, or asked for a part it has not got. */
const passedOn: readonly number[] = [304, 416];

export type B2bToolRequest = {
  method: string;
  /** Below /b2b, with the slash. */
  path: string;
  /** Further parameters, without question mark; empty for none. */
  query: string;
  language: Language;
  token: string;
  /** Nothing else of the browser's request goes along. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
  /** Ends the call, also while its answer is under way. */
  signal: AbortSignal;
  /** What the answer has to be; any type where it is null. */
  contentType: string | null;
  /** How long the first byte is waited for, both tries together. */
  patienceMs: number;
};

/**
 * Sends one call of a b2b customer to the tools, never cached, and gives the good answer with its body still to be read. A read whose
 * connection breaks before there is an answer is asked once more; a write never is. An answer of another type than expected is none.
 * Never throws.
 */
export async function sendB2bTool(request: B2bToolRequest): Promise<ToolResult<Response>> {
  const head = new AbortController();
  const silence = () => head.abort(new DOMException('', 'TimeoutError'));
  const timer = setTimeout(silence, request.patienceMs);
  try {
    const sent = await sendOnce(request, head.signal);
    return isRetryable(request, sent) ? await sendOnce(request, head.signal) : sent;
  } finally {
    clearTimeout(timer);
  }
}

function isRetryable({ method, signal }: B2bToolRequest, sent: ToolResult<Response>): boolean {
  return method === 'GET' && !signal.aborted && !sent.ok && isBrokenConnection(sent.error);
}

async function sendOnce(request: B2bToolRequest, head: AbortSignal): Promise<ToolResult<Response>> {
  const { method, path, query, language, token, headers, body, signal } = request;
  try {
    const response = await fetch(
      `${env.TOOLS_URL}/b2b${path}?lang=${language}${query && `&${query}`}`,
      {
        method,
        headers: {
          // A length that is told stays true, and a part of a file is a part of that file.
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
      return { ok: false, error: await parseToolRejection(response) };
    if (response.status === 200 && !isOfType(response, request.contentType)) {
      await response.body?.cancel();
      return { ok: false, error: toInvalidResponseError(response.status) };
    }
    return { ok: true, data: response };
  } catch (cause) {
    return { ok: false, error: toToolNetworkError(cause) };
  }
}

function isOfType({ headers }: Response, wanted: string | null): boolean {
  const [type] = (headers.get('content-type') ?? '').split(';');
  return wanted === null ? Boolean(type) : type === wanted;
}
