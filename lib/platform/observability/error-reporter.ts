import { z } from 'zod';
import { getDeviceType } from '@/lib/platform/http/user-agent';
import { removeUrlSecrets } from './redact-url';
import { env } from '@/lib/platform/config/env';
import { logger, redact } from './logger';

const text = (length: number) => z.string().transform((value) => value.slice(0, length));

/** Schema of an error report (Specification §7). Long texts are truncated and secrets removed from URLs. */
export const errorReportSchema = z.object({
  pageUrl: z.string().transform((url) => removeUrlSecrets(url).slice(0, 500)),
  errorType: text(100),
  message: text(1000),
  stack: text(4000).optional(),
  queryName: text(100).optional(),
});

export type ErrorReport = z.output<typeof errorReportSchema>;

export type ReportContext = { user: string; userAgent: string; time: Date };

/**
 * Formats the chat message of an error report: user, page, time, browser and error (Specification §7). Line breaks are
 * removed from all values but the stack, because anybody can send a report.
 */
export function formatErrorReport(
  report: ErrorReport,
  { user, userAgent, time }: ReportContext,
): string {
  const lines: (readonly [string, string | undefined])[] = [
    ['User', user],
    ['Page', report.pageUrl],
    ['Time', time.toISOString()],
    ['Device', getDeviceType(userAgent)],
    ['User agent', userAgent],
    ['Query', report.queryName],
    ['Error type', report.errorType],
    ['Message', report.message],
    ['Stack', report.stack],
  ];
  return lines
    .flatMap(([name, value]) =>
      value ? [`${name}: ${name === 'Stack' ? value : value.replace(/\s+/g, ' ')}`] : [],
    )
    .join('\n');
}

/** Disables chat mentions (@name, <!channel>, <@id>) by inserting a zero-width space. */
export function removeChatMentions(text: string): string {
  return text.replace(/<(?=[!@#])|@(?=\w)/g, '$&\u200b');
}

const timeoutMs = 5000;

/**
 * Returns the URL of the chat channel; null if none is configured, and in production unless reporting is enabled
 * (Specification §7).
 */
function channel(): string | null {
  if (env.isProduction && !env.ERROR_REPORTING_ENABLED) return null;
  return env.ERROR_WEBHOOK_URL ?? null;
}

/** Posts a report to the chat channel, without tokens and email addresses. Never throws: a failure is logged. */
export async function sendErrorReport(report: ErrorReport, context: ReportContext): Promise<void> {
  const url = channel();
  if (!url) return;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        text: removeChatMentions(redact(formatErrorReport(report, context))),
      }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      logger.warn('The error channel rejected a report', { status: response.status });
  } catch (error) {
    logger.warn('The error channel is unreachable', { error });
  }
}
