import type { NextRequest } from 'next/server';
import { createClientRateLimiter, createRateLimiter } from '@/lib/platform/http/rate-limit';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { isSameOrigin } from '@/lib/platform/http/request-info';
import { errorReportSchema, sendErrorReport } from '@/lib/platform/observability/error-reporter';
import { logger } from '@/lib/platform/observability/logger';
import { getErrorReportUser } from '@/lib/server/session/error-report-user';

const maxBytes = 16_000;

/** Limits per visitor and for all visitors together. */
const ofOneVisitor = createClientRateLimiter('reports', { burst: 20, perMinute: 20 });
const ofAll = createRateLimiter('allReports', { burst: 60, perMinute: 60 });

/**
 * Handles an error report of a browser. Responds with 204, 403 from other sites, 413 when it is too long, 400 when it
 * is invalid, 429 when there are too many.
 */
export async function handleErrorReport(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const body = await parseJsonBody(request, maxBytes);
  if (!body.ok) return new Response(null, { status: body.status });
  const report = errorReportSchema.safeParse(body.value);
  if (!report.success) return new Response(null, { status: 400 });
  if (await isRateLimited(request.headers, Date.now())) return new Response(null, { status: 429 });

  logger.error('A page failed in the browser', { errorReport: report.data });
  await sendErrorReport(report.data, {
    user: await getErrorReportUser(request.headers.get('cookie')),
    userAgent: request.headers.get('user-agent') ?? '',
    time: new Date(),
  });
  return new Response(null, { status: 204 });
}

async function isRateLimited(headers: Headers, nowMs: number): Promise<boolean> {
  return (await ofOneVisitor(headers, nowMs)) > 0 || (await ofAll('all', nowMs)) > 0;
}
