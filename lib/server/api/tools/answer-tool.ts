import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import type { ToolFailure, ToolResult } from '@/lib/gateways/tools/send-tool';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import { refuseBody, refuseInWords, say } from '@/lib/platform/http/refusal-words';
import { refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { type LimitedTool, toolWaitSeconds } from './tool-limits';

/** More than any form of these holds. */
const maxBodyBytes = 16 * 1024;

type Deed<Schema extends z.ZodType> = {
  tool: LimitedTool;
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
export function answerByTool<Schema extends z.ZodType>(deed: Deed<Schema>) {
  return async (request: NextRequest): Promise<NextResponse> => {
    const language = languageOfCall(request);
    if (!isSameOrigin(request.headers)) return refuseInWords(403, 'wrongOrigin', language);
    const wait = await toolWaitSeconds(deed.tool, request.headers);
    if (wait > 0) return tooMany(wait, language);
    const body = await readJsonBody(request, maxBodyBytes);
    if (!body.ok) return refuseBody(body.status, language);
    const input = deed.schema.safeParse(body.value);
    if (!input.success) return refuseInput(input.error, deed.tool, language);
    const done = await deed.send(input.data, language, request);
    if (!done.ok) return refuseByTool(deed.tool, done.error, language);
    const headers = { 'Cache-Control': 'no-store' };
    return NextResponse.json(done.data, { status: deed.status ?? 200, headers });
  };
}

/** The visitor has to wait so many seconds. */
export async function tooMany(seconds: number, language: Language): Promise<NextResponse> {
  return refuse(429, await say('tooMany', language), { 'Retry-After': String(seconds) });
}

/** What is said of a tool's failure: its own words where it refused, else that it will work later. */
export async function refuseByTool(
  tool: LimitedTool,
  error: ToolFailure,
  language: Language,
): Promise<NextResponse> {
  const { isRefusal, status, message, retryAfterSeconds } = error;
  if (isRefusal && status !== undefined) {
    return retryAfterSeconds === null
      ? refuse(status, message)
      : refuse(status, message, { 'Retry-After': String(retryAfterSeconds) });
  }
  logger.warn('A tool did not answer', { tool, ...error });
  return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
}

/** People are told which field it is where it can be an e-mail address only; a form of ours lets nothing else pass. The log has the fields. */
function refuseInput(
  { issues }: z.ZodError,
  tool: LimitedTool,
  language: Language,
): Promise<NextResponse> {
  const fields = [...new Set(issues.map(({ path }) => path.join('.') || 'body'))];
  logger.info('A form was refused', { tool, fields });
  const isEmail = fields.length === 1 && fields[0] === 'email';
  return refuseInWords(400, isEmail ? 'emailInvalid' : 'invalidInput', language);
}
