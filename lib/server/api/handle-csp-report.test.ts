import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleCspReport, parseCspReport } from './handle-csp-report';

const logged = vi.fn();
beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'warn').mockImplementation((line: string) => logged(JSON.parse(line)));
});

const inline = {
  'csp-report': {
    'document-uri': 'http://localhost:3000/de/my-account/b2c?token=secret#x',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-elem',
    'script-sample': 'anna@example.org',
  },
};

const send = (body: unknown, address: string = crypto.randomUUID()) =>
  handleCspReport(
    new Request('http://localhost:3000/api/csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': address },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

describe('blocked inline script', () => {
  const adviceOf = async (tagManagerId: string, report: object) => {
    vi.resetModules();
    vi.stubEnv('TAG_MANAGER_ID', tagManagerId);
    const fresh = await import('./handle-csp-report');
    const body = JSON.stringify({ 'csp-report': { ...inline['csp-report'], ...report } });
    const url = 'http://localhost:3000/api/csp-report';
    await fresh.handleCspReport(new Request(url, { method: 'POST', body }));
    vi.unstubAllEnvs();
    return logged.mock.calls.map(([line]) => line.advice);
  };

  it('is reported as a tag manager’s custom HTML tag where a tag manager is configured', async () => {
    expect(await adviceOf('GTM-ABC123', {})).toEqual([expect.stringContaining('Custom HTML tags')]);
  });

  it.each([
    ['a site without a tag manager', '', {}],
    ['an external file', 'GTM-ABC123', { 'blocked-uri': 'https://evil.example/a.js' }],
    ['a style', 'GTM-ABC123', { 'effective-directive': 'style-src-elem' }],
  ])('is not reported as such for %s', async (_, id, report) => {
    expect(await adviceOf(id, report)).toEqual([undefined]);
  });
});

describe('violation report', () => {
  it('is read in both formats, without personal data', () => {
    const expectedReport = { directive: 'script-src-elem', page: '/de/my-account/b2c' };
    expect(parseCspReport(inline, 'http://localhost:3000')).toEqual([
      { ...expectedReport, blocked: 'inline' },
    ]);
    const listed = {
      type: 'csp-violation',
      body: {
        documentURL: 'http://localhost:3000/de/my-account/b2c?x=1',
        blockedURL: 'https://evil.example/a?b=anna',
        effectiveDirective: 'script-src-elem',
      },
    };
    expect(parseCspReport([listed], 'http://localhost:3000')).toEqual([
      { ...expectedReport, blocked: 'https://evil.example' },
    ]);
  });

  it.each([
    ['another site', 'https://evil.example/de', 'elsewhere'],
    ['no address', 'about', 'elsewhere'],
  ])('of %s contains no page address', (_name, documentUri, page) => {
    const body = { 'csp-report': { ...inline['csp-report'], 'document-uri': documentUri } };
    expect(parseCspReport(body, 'http://localhost:3000')?.[0]?.page).toBe(page);
  });

  it('is counted, and logged at the first and the tenth time', async () => {
    for (let times = 1; times <= 11; times += 1) expect((await send(inline)).status).toBe(204);
    expect(logged.mock.calls.map(([line]) => line.times)).toEqual([1, 10]);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret|anna/);
  });

  it.each<[string, unknown, number]>([
    ['not JSON', '{', 400],
    ['not a report', {}, 400],
    ['a list of other objects', [{ type: 'deprecation', body: {} }], 400],
    ['too large', { x: 'x'.repeat(20_000) }, 413],
  ])('rejects a report that is %s', async (_name, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('accepts twenty reports a minute from one visitor', async () => {
    const statuses = [];
    for (let times = 0; times < 22; times += 1) statuses.push((await send(inline, 'x')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
