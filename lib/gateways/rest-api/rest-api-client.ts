import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { env } from '@/lib/platform/config/env';
import { getTimeoutBudget } from '@/lib/platform/http/timeout-budget';
import { unresponsiveServiceError } from '@/lib/gateways/parse-response';
import type { GatewayError } from '@/lib/gateways/result';

/** Timeout in ms until the response headers arrive; the next constant is the timeout of the body. */
const timeoutMs = 8_000;
const bodyMs = 30_000;

/**
 * A failed call of the tools service. If `isRejection` is true, `message` comes from the service in the visitor's
 * language and can be shown; otherwise it is for the log only.
 */
export type RestApiError = GatewayError & {
  /** True when the service processed and rejected the request. Message and status can then be shown to the visitor. */
  isRejection: boolean;
  retryAfterSeconds: number | null;
};

export type RestApiResult<T> = { ok: true; data: T } | { ok: false; error: RestApiError };

export type RestApiRequest = {
  path: string;
  language: Language;
  /** The session's token. Null for calls that need no session. */
  token?: string | null;
  /** Body of a POST request, sent as JSON. Without a body a GET request is sent. */
  body?: object;
};

const errorSchema = z.object({ message: z.string().min(1) });

/**
 * Sends one request to the tools API, uncached, and returns the successful response. Retries a GET once after a network
 * error; both attempts share eight seconds and the time budget of the visitor's request. Sends no header or cookie of
 * the visitor's request. An error names its layer: network or http. Never throws.
 */
export async function sendRestApiRequest(
  request: RestApiRequest,
): Promise<RestApiResult<Response>> {
  const timeoutBudget = getTimeoutBudget();
  const allowedMs = timeoutBudget.getAllowedMs(env.TOOLS_URL, timeoutMs);
  if (allowedMs === 0) return createRejection({ ...unresponsiveServiceError, ...noRejection });
  const ending = new AbortController();
  const silence = () => ending.abort(new DOMException('No answer in time', 'TimeoutError'));
  let timer = setTimeout(silence, allowedMs);
  const first = await sendOnce(request, ending.signal);
  const isAgain = isSilent(first) && !ending.signal.aborted && !request.body;
  const sent = isAgain ? await sendOnce(request, ending.signal) : first;
  clearTimeout(timer);
  if (isSilent(sent)) timeoutBudget.addTimeout(env.TOOLS_URL);
  if (sent.ok) {
    timer = setTimeout(silence, bodyMs);
    timer.unref();
  }
  return sent;
}

const noRejection = { isRejection: false, retryAfterSeconds: null };

const isSilent = (sent: RestApiResult<unknown>) => !sent.ok && sent.error.layer === 'network';

async function sendOnce(
  { path, language, token = null, body }: RestApiRequest,
  signal: AbortSignal,
): Promise<RestApiResult<Response>> {
  try {
    const response = await fetch(`${env.TOOLS_URL}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Accept-Language': language,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    return response.ok
      ? { ok: true, data: response }
      : createRejection(await parseRestApiRejection(response));
  } catch (cause) {
    return createRejection(toRestApiNetworkError(cause));
  }
}

/**
 * Sends a request with sendRestApiRequest and parses the JSON response. A response that does not match the schema is an
 * invalid-response error.
 */
export async function fetchRestApiJson<Schema extends z.ZodType>(
  request: RestApiRequest,
  schema: Schema,
): Promise<RestApiResult<z.output<Schema>>> {
  const sent = await sendRestApiRequest(request);
  if (!sent.ok) return sent;
  try {
    const parsed = schema.safeParse(JSON.parse(await sent.data.text()));
    if (parsed.success) return { ok: true, data: parsed.data };
    return createRejection(toInvalidResponseError(sent.data.status, parsed.error));
  } catch (cause) {
    const isBroken = cause instanceof SyntaxError;
    return createRejection(
      isBroken ? toInvalidResponseError(sent.data.status, cause) : toRestApiNetworkError(cause),
    );
  }
}

/** Creates the error for a response of an unexpected type or shape. */
export function toInvalidResponseError(status: number, cause?: unknown): RestApiError {
  const message = 'The answer has another shape';
  const layer = 'invalid-response';
  return {
    layer,
    message,
    status,
    cause,
    isRetryable: false,
    ...noRejection,
  };
}

/** Maps a broken connection or a timeout to a network error, whether or not the response had started. */
export function toRestApiNetworkError(cause: unknown): RestApiError {
  const message = isTimeout(cause)
    ? 'The tools did not answer in time'
    : 'The tools cannot be reached';
  const layer = 'network';
  return { layer, message, cause, isRetryable: true, ...noRejection };
}

/** Returns true when the connection failed before the timeout. */
export function isBrokenConnection({ layer, cause }: RestApiError): boolean {
  return layer === 'network' && !isTimeout(cause);
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function createRejection<T>(error: RestApiError): RestApiResult<T> {
  return { ok: false, error };
}

/** Maps an error response of the tools API. Statuses below 500 with a message are rejections meant for the visitor. */
export async function parseRestApiRejection(response: Response): Promise<RestApiError> {
  const { status } = response;
  const errorBody = errorSchema.safeParse(await response.json().catch(() => null));
  const isRejection = errorBody.success && status < 500;
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    layer: 'http',
    message: isRejection ? errorBody.data.message : `The tools service returned status ${status}`,
    status,
    isRetryable: status === 429 || status >= 500,
    isRejection,
    retryAfterSeconds: Number.isInteger(seconds) ? seconds : null,
  };
}
