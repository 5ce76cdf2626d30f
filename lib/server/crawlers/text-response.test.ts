import { expect, it } from 'vitest';
import { applyTextRateLimit, createTextCache, createTextResponse } from './text-response';

it('renders a text once in five minutes for any number of callers', async () => {
  let now = 0;
  let createdCount = 0;
  const cache = createTextCache(() => now);
  const sendRequest = () => cache.get('a', () => Promise.resolve(`text ${(createdCount += 1)}`));
  expect(await Promise.all([sendRequest(), sendRequest()])).toEqual(['text 1', 'text 1']);
  now = 299_999;
  expect(await sendRequest()).toBe('text 1');
  now = 300_000;
  expect(await sendRequest()).toBe('text 2');
});

it('caches neither failures nor missing texts', async () => {
  const cache = createTextCache(() => 0);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', () => Promise.resolve(null))).toBeNull();
  expect(await cache.get('a', () => Promise.resolve('there'))).toBe('there');
});

const sendRequest = (headers: Record<string, string>) =>
  createTextResponse(new Request('https://x.example/llms.txt', { headers }), 'Text', {
    'Content-Type': 'text/plain; charset=utf-8',
  });

it('answers 304 to a caller with a current copy', async () => {
  const first = sendRequest({});
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, await first.text()]).toEqual([200, 'Text']);
  const again = sendRequest({ 'if-none-match': `"x", W/${tag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(sendRequest({ 'if-none-match': '"else"' }).status).toBe(200);
});

it('rejects only the client that exceeds the limit', async () => {
  const from = (address: string) =>
    applyTextRateLimit(
      new Request('https://x.example/', { headers: { 'x-forwarded-for': address } }),
    );
  const greedy = await Promise.all(Array.from({ length: 1_000 }, () => from('203.0.113.9')));
  expect([greedy[0], greedy.at(-1)?.status]).toEqual([null, 429]);
  expect(Number(greedy.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await from('203.0.113.10')).toBeNull();
});
