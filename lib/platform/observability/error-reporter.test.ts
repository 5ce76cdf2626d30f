import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({
  isProduction: false,
  ERROR_REPORTING_ENABLED: undefined as boolean | undefined,
  ERROR_WEBHOOK_URL: undefined as string | undefined,
}));
vi.mock('@/lib/platform/config/env', () => ({ env: settings }));

const { sendErrorReport } = await import('./error-reporter');

const webhook = 'https://chat.example/hook';
const report = { pageUrl: '/de', errorType: 'TypeError', message: 'anna@lautlos.example failed' };
const context = { user: 'anonymous', userAgent: 'Test/1', time: new Date('2026-11-21T10:00:00Z') };

let post: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  post = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', post);
});

describe('report channel (Specification §7)', () => {
  it.each([
    [false, undefined, webhook, 1],
    [false, undefined, undefined, 0],
    [true, undefined, webhook, 0],
    [true, false, webhook, 0],
    [true, true, webhook, 1],
    [true, true, undefined, 0],
  ])(
    'in production: %s, enabled: %s, address: %s',
    async (isProduction, ERROR_REPORTING_ENABLED, ERROR_WEBHOOK_URL, times) => {
      Object.assign(settings, { isProduction, ERROR_REPORTING_ENABLED, ERROR_WEBHOOK_URL });
      await sendErrorReport(report, context);
      expect(post).toHaveBeenCalledTimes(times);
    },
  );
});

describe('error report', () => {
  beforeEach(() => {
    Object.assign(settings, { isProduction: false, ERROR_WEBHOOK_URL: webhook });
  });

  it('contains no personal data', async () => {
    await sendErrorReport(report, context);
    const [address, init] = post.mock.calls[0] ?? [];
    expect(address).toBe(webhook);
    const { text } = JSON.parse(String(init?.body)) as { text: string };
    expect(text).toContain('Message: [e-mail] failed');
    expect(text).toContain('Time: 2026-11-21T10:00:00.000Z');
  });

  it.each([
    ['refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['does not respond', () => Promise.reject(new Error('down'))],
  ])('logs a failed report when the channel %s', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    post.mockImplementation(answer);
    await expect(sendErrorReport(report, context)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
