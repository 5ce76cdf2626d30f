import { expect, it } from 'vitest';
import { removeChatMentions, errorReportSchema, formatErrorReport } from './error-reporter';

const context = { user: 'anonymous', userAgent: 'Test/1', time: new Date('2026-11-21T10:00:00Z') };

it('contains account, place, time, release and error', () => {
  const report = errorReportSchema.parse({
    pageUrl: '/de',
    errorType: 'TypeError',
    message: 'no',
    stack: 'at a',
    queryName: 'GetBasketInfo',
  });
  expect(formatErrorReport(report, context)).toBe(
    'User: anonymous\nPage: /de\nTime: 2026-11-21T10:00:00.000Z\nDevice: desktop\nUser agent: Test/1\nQuery: GetBasketInfo\nError type: TypeError\nMessage: no\nStack: at a',
  );
});

it('omits unknown fields and truncates long ones', () => {
  const report = errorReportSchema.parse({
    pageUrl: '/de',
    errorType: 'Error',
    message: 'm'.repeat(2000),
  });
  expect(report.message).toHaveLength(1000);
  expect(formatErrorReport(report, context)).not.toMatch(/Query|Stack/);
});

it('removes secrets from addresses', () => {
  const { pageUrl } = errorReportSchema.parse({
    pageUrl: '/de/newsletter/confirm?token=abc&utm_source=post#x',
    errorType: 'Error',
    message: 'no',
  });
  expect(pageUrl).toBe('/de/newsletter/confirm?token=[hidden]&utm_source=post');
});

it('rejects an invalid report', () => {
  expect(errorReportSchema.safeParse({ message: 'only' }).success).toBe(false);
});

it('escapes line breaks, so that it cannot forge a log line', () => {
  const report = errorReportSchema.parse({
    pageUrl: '/de',
    errorType: 'Error',
    message: 'no\nUser: admin',
  });
  const text = formatErrorReport(report, context);
  expect(text.split('\n').filter((line) => line.startsWith('User:'))).toEqual(['User: anonymous']);
});

it('escapes mentions in chat messages', () => {
  expect(removeChatMentions('<!channel> <@U1> @here at <anonymous>')).not.toMatch(/<!|<@|@here/);
  expect(removeChatMentions('at <anonymous>')).toBe('at <anonymous>');
});
