import { env } from '@/lib/platform/config/env';
import { callingNobody, type ErrorReport, type ReportContext, reportText } from './error-report';
import { logger } from './logger';
import { redact } from './redact';

const timeoutMs = 5000;

/** Does nothing without an address, and nothing in production unless enabled (Spec §7). */
function channel(): string | null {
  if (env.isProduction && !env.ERROR_REPORTING_ENABLED) return null;
  return env.ERROR_WEBHOOK_URL ?? null;
}

/** Posts a report to the chat channel, without tokens and e-mail addresses. Never throws: a failure is logged. */
export async function sendErrorReport(report: ErrorReport, context: ReportContext): Promise<void> {
  const url = channel();
  if (!url) return;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: callingNobody(redact(reportText(report, context))) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      logger.warn('The error channel refused a report', { status: response.status });
  } catch (error) {
    logger.warn('The error channel cannot be reached', { error });
  }
}
