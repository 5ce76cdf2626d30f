import { NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/locale/language';
import { loadBodyText, parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { toReadableRejection } from '@/lib/platform/http/plain-text-rejection';
import type { z } from 'zod';
import type { RestApiError, RestApiResult } from '@/lib/gateways/rest-api/rest-api-client';
import { logger } from '@/lib/platform/observability/logger';
import {
  createBodyErrorResponse,
  createLocalizedErrorResponse,
  getErrorMessage,
  createErrorResponse,
} from '@/lib/platform/http/http-error';
import { type RateLimitedEndpoint, applyEndpointRateLimit } from '@/lib/server/rate-limits';
import 'server-only';

const formType = 'application/x-www-form-urlencoded';
/** Maximum size of an HTML form in bytes; the forms have only a few short fields. */
const maxFormBytes = 4 * 1024;

export type FormResult = 'done' | 'invalid' | 'gone' | 'later';

type FormHandlerOptions = {
  /** Handles the same request when it is sent as JSON. */
  answer: (request: NextRequest) => Promise<NextResponse>;
  fields: readonly string[];
  /** Returns the path, without language, of the page that shows the result of an HTML form. */
  leadTo: (result: FormResult, fields: URLSearchParams) => string;
};

/**
 * Creates a handler for a form that a script sends as JSON, or a browser without JavaScript as an HTML form. An HTML
 * form is checked by the same rules and redirected to a page that shows the result. An HTML form from another site is
 * rejected.
 */
export function createFormHandler({ answer, fields, leadTo }: FormHandlerOptions) {
  return async (request: NextRequest): Promise<NextResponse> => {
    if (!request.headers.get('content-type')?.startsWith(formType)) return answer(request);
    const language: Language = getRequestLanguage(request);
    const sent = new URLSearchParams((await loadBodyText(request, maxFormBytes)) ?? '');
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const body = JSON.stringify(
      Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? ''])),
    );
    const answered = await answer(new NextRequest(request.url, { method: 'POST', headers, body }));
    if (answered.status === 403) return toReadableRejection(request, answered);
    const location = `/${language}${leadTo(toFormResult(answered), sent)}`;
    return new NextResponse(null, {
      status: 303,
      headers: { Location: location, 'Cache-Control': 'no-store' },
    });
  };
}

function toFormResult({ ok, status }: NextResponse): FormResult {
  if (ok) return 'done';
  if (status === 400) return 'invalid';
  return status === 404 || status === 410 ? 'gone' : 'later';
}

/** Maximum size of a JSON body in bytes, larger than any form of the site. */
const maxBodyBytes = 16 * 1024;

type ToolHandlerOptions<Schema extends z.ZodType> = {
  tool: RateLimitedEndpoint;
  schema: Schema;
  /** Status of a successful response. Defaults to 200. */
  status?: number;
  send: (
    input: z.output<Schema>,
    language: Language,
    request: NextRequest,
  ) => Promise<RestApiResult<object>>;
};

/**
 * Creates a handler that forwards a form of this site to the tools service. Checks origin, rate limit and schema. A
 * rejection by the service is returned with its message and status; any other failure is a 503 without details.
 */
export function createRestApiHandler<Schema extends z.ZodType>(
  options: ToolHandlerOptions<Schema>,
) {
  return async (request: NextRequest): Promise<NextResponse> => {
    const language = getRequestLanguage(request);
    if (!isSameOrigin(request.headers))
      return createLocalizedErrorResponse(403, 'wrongOrigin', language);
    const wait = await applyEndpointRateLimit(options.tool, request.headers);
    if (wait > 0) return createTooManyRequestsResponse(wait, language);
    const body = await parseJsonBody(request, maxBodyBytes);
    if (!body.ok) return createBodyErrorResponse(body.status, language);
    const input = options.schema.safeParse(body.value);
    if (!input.success) return rejectInput(input.error, options.tool, language);
    const done = await options.send(input.data, language, request);
    if (!done.ok) return createRestApiErrorResponse(options.tool, done.error, language);
    const headers = { 'Cache-Control': 'no-store' };
    return NextResponse.json(done.data, { status: options.status ?? 200, headers });
  };
}

/** Creates a 429 response with Retry-After in seconds. */
export async function createTooManyRequestsResponse(
  seconds: number,
  language: Language,
): Promise<NextResponse> {
  return createErrorResponse(429, await getErrorMessage('tooMany', language), {
    'Retry-After': String(seconds),
  });
}

/**
 * Creates the response to a failed call of the tools service: the service's own message for a rejection, else a 503.
 */
export async function createRestApiErrorResponse(
  tool: RateLimitedEndpoint,
  error: RestApiError,
  language: Language,
): Promise<NextResponse> {
  const { isRejection, status, message, retryAfterSeconds } = error;
  if (isRejection && status !== undefined) {
    return retryAfterSeconds === null
      ? createErrorResponse(status, message)
      : createErrorResponse(status, message, { 'Retry-After': String(retryAfterSeconds) });
  }
  logger.warn('A service did not respond to a form', { tool, ...error });
  return createErrorResponse(503, await getErrorMessage('unavailable', language), {
    'Retry-After': '5',
  });
}

/**
 * Rejects invalid input with 400. The message names the email if the email is invalid; the site's own forms validate
 * all other fields. Logs the names of the invalid fields.
 */
function rejectInput(
  { issues }: z.ZodError,
  tool: RateLimitedEndpoint,
  language: Language,
): Promise<NextResponse> {
  const fields = [...new Set(issues.map(({ path }) => path.join('.') || 'body'))];
  logger.info('A form was rejected', { tool, fields });
  const isEmail = fields.length === 1 && fields[0] === 'email';
  return createLocalizedErrorResponse(400, isEmail ? 'emailInvalid' : 'invalidInput', language);
}
