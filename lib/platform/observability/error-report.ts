import { z } from 'zod';
import { deviceOf } from '@/domain/device/device-of';
import { addressWithoutSecrets } from '@/domain/privacy/address-without-secrets';

const text = (length: number) => z.string().transform((value) => value.slice(0, length));

/** What an error report says (Spec §7). Long texts are cut, addresses lose what opens something. */
export const errorReportSchema = z.object({
  pageUrl: z.string().transform((url) => addressWithoutSecrets(url).slice(0, 500)),
  errorType: text(100),
  message: text(1000),
  stack: text(4000).optional(),
  queryName: text(100).optional(),
});

export type ErrorReport = z.output<typeof errorReportSchema>;

export type ReportContext = { user: string; userAgent: string; time: Date };

/**
 * The message for the chat channel: who, where, when, with what, and what happened (Spec §7). What a browser sends stays in
 * its line: anybody can write a report.
 */
export function reportText(report: ErrorReport, { user, userAgent, time }: ReportContext): string {
  const lines: (readonly [string, string | undefined])[] = [
    ['User', user],
    ['Page', report.pageUrl],
    ['Time', time.toISOString()],
    ['Device', deviceOf(userAgent)],
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

/** The text as it can be posted: chats call people by @name, <!channel> or <@id>, and a space of no width takes only the call away. */
export function callingNobody(text: string): string {
  return text.replace(/<(?=[!@#])|@(?=\w)/g, '$&\u200b');
}
