import { NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/locale/language';
import { loadBodyText, parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { readable } from '@/lib/platform/http/plain-text-rejection';
import type { z } from 'zod';
import type { ToolError, ToolResult } from '@/lib/gateways/tools/tools-client';
import { logger } from '@/lib/platform/observability/logger';
import {
  createBodyErrorResponse,
  createLocalizedErrorResponse,
  getErrorMessage,
  createErrorResponse,
} from '@/lib/platform/http/http-error';
import { type RateLimitedTool, applyToolRateLimit } from '@/lib/server/rate-limits';
import 'server-only';

const formType = 'application/x-www-form-urlencoded';
/** More than a few short fields take. */
const maxFormBytes = 4 * 1024;

export type FormResult = 'done' | 'invalid' | 'gone' | 'later';

type FormHandlerOptions = {
  /** Answers the same wish as JSON. */
  answer: (request: NextRequest) => Promise<NextResponse>;
  fields: readonly string[];
  /** Where a browser is led that sent a form, without language. */
  leadTo: (result: FormResult, fields: URLSearchParams) => string;
};

/**
 * A wish from a page's script as JSON, or from a browser without scripts as a form: that one is held to the same rules and led to a
 * page that says what came of it. A foreign page's form is refused as its call would be.
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
    if (answered.status === 403) return readable(request, answered);
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

/** More than any form of these holds. */
const maxBodyBytes = 16 * 1024;

type ToolHandlerOptions<Schema extends z.ZodType> = {
  tool: RateLimitedTool;
  schema: Schema;
  /** The status of a good answer. */
  status?: number;
  send: (
    input: z.output<Schema>,
    language: Language,
    request: NextRequest,
  ) => Promise<ToolResult<object>>;
};

/**
 * A form of this site handed to a tool: only from a page of this site, within the limits, in its shape. A refusal of the tool is
 * passed on in its words and with its status; everything else is "later", without details.
 */
export function createToolHandler<Schema extends z.ZodType>(options: ToolHandlerOptions<Schema>) {
  return async (request: NextRequest): Promise<NextResponse> => {
    const language = getRequestLanguage(request);
    if (!isSameOrigin(request.headers))
      return createLocalizedErrorResponse(403, 'wrongOrigin', language);
    const wait = await applyToolRateLimit(options.tool, request.headers);
    if (wait > 0) return createTooManyRequestsResponse(wait, language);
    const body = await parseJsonBody(request, maxBodyBytes);
    if (!body.ok) return createBodyErrorResponse(body.status, language);
    const input = options.schema.safeParse(body.value);
    if (!input.success) return rejectInput(input.error, options.tool, language);
    const done = await options.send(input.data, language, request);
    if (!done.ok) return createToolErrorResponse(options.tool, done.error, language);
    const headers = { 'Cache-Control': 'no-store' };
    return NextResponse.json(done.data, { status: options.status ?? 200, headers });
  };
}

/** The visitor has to wait so many seconds. */
export async function createTooManyRequestsResponse(
  seconds: number,
  language: Language,
): Promise<NextResponse> {
  return createErrorResponse(429, await getErrorMessage('tooMany', language), {
    'Retry-After': String(seconds),
  });
}

/** What is said of a tool's failure: its own words where it refused, else that it will work later. */
export async function createToolErrorResponse(
  tool: RateLimitedTool,
  error: ToolError,
  language: Language,
): Promise<NextResponse> {
  const { isRefusal, status, message, retryAfterSeconds } = error;
  if (isRefusal && status !== undefined) {
    return retryAfterSeconds === null
      ? createErrorResponse(status, message)
      : createErrorResponse(status, message, { 'Retry-After': String(retryAfterSeconds) });
  }
  logger.warn('A service did not respond to a form', { tool, ...error });
  return createErrorResponse(503, await getErrorMessage('unavailable', language), {
    'Retry-After': '5',
  });
}

/** People are told which field it is where it can be an e-mail address only; a form of ours lets nothing else pass. The log has the fields. */
function rejectInput(
  { issues }: z.ZodError,
  tool: RateLimitedTool,
  language: Language,
): Promise<NextResponse> {
  const fields = [...new Set(issues.map(({ path }) => path.join('.') || 'body'))];
  logger.info('A form was rejected', { tool, fields });
  const isEmail = fields.length === 1 && fields[0] === 'email';
  return createLocalizedErrorResponse(400, isEmail ? 'emailInvalid' : 'invalidInput', language);
}
