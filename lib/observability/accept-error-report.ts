import type { NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { cookieNames } from '@/lib/config/cookies';
import { errorReportSchema } from './error-report';
import { sendErrorReport } from './error-reporter';
import { logger } from './logger';

const maxBytes = 16_000;
const maxPerMinute = 60;
let windowStart = 0;
let inWindow = 0;

/** Answers 204 for a report that was taken, 403 from other sites, 413 and 400 for what is too long or no report, 429 for too many. */
export async function acceptErrorReport(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return new Response(null, { status: 413 });
  const body = await request.text();
  if (body.length > maxBytes) return new Response(null, { status: 413 });
  const report = errorReportSchema.safeParse(parseJson(body));
  if (!report.success) return new Response(null, { status: 400 });
  if (isTooMuch(Date.now())) return new Response(null, { status: 429 });

  logger.error('A page failed in the browser', { report: report.data });
  const isAnonymous = request.cookies.get(cookieNames.isAnonymous)?.value !== 'false';
  await sendErrorReport(report.data, {
    user: isAnonymous ? 'anonymous' : 'signed in',
    userAgent: request.headers.get('user-agent') ?? '',
    time: new Date(),
  });
  return new Response(null, { status: 204 });
}

function isSameOrigin(request: NextRequest): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === request.nextUrl.origin || origin === new URL(env.SITE_URL).origin;
}

function isTooMuch(nowMs: number): boolean {
  if (nowMs - windowStart > 60_000) {
    windowStart = nowMs;
    inWindow = 0;
  }
  inWindow += 1;
  return inWindow > maxPerMinute;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
