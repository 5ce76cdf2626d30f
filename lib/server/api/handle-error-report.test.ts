import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { handleErrorReport } from './handle-error-report';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const good = JSON.stringify({ pageUrl: '/de', errorType: 'Error', message: 'no' });

async function send(body: BodyInit, headers: Record<string, string> = {}): Promise<number> {
  const init = {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': crypto.randomUUID(),
      ...headers,
    },
    body,
    duplex: 'half',
  } as const;
  return (await handleErrorReport(new NextRequest('http://localhost:3000/api/error-report', init)))
    .status;
}

it.each([
  ['a report', good, {}, 204],
  ['invalid JSON', '{', {}, 400],
  ['an invalid report', '{}', {}, 400],
  ['another site', good, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a report that is too large', JSON.stringify({ x: 'x'.repeat(16_000) }), {}, 413],
])('returns the expected status for %s', async (_, body, headers, status) => {
  expect(await send(body, headers as Record<string, string>)).toBe(status);
});

it('rejects a caller that sends neither Sec-Fetch-Site nor Origin', async () => {
  const request = new NextRequest('http://localhost:3000/api/error-report', {
    method: 'POST',
    body: good,
  });
  expect((await handleErrorReport(request)).status).toBe(403);
});

it('counts the received bytes when the length is missing', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(4096)),
  });
  expect(await send(endless)).toBe(413);
});

it('limits one visitor without affecting others', async () => {
  const statuses = [];
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  for (let tries = 0; tries < 25; tries += 1) statuses.push(await send(good, headers));
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(good)).toBe(204);
});
