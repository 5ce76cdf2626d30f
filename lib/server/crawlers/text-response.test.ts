import { expect, it } from 'vitest';
import { createTextResponse } from './text-response';
import { createTextCache } from './text-response';
import { applyTextRateLimit } from './text-response';

it('makes a text once in five minutes, however many ask', async () => {
  let now = 0;
  let made = 0;
  const kept = createTextCache(() => now);
  const ask = () => kept.get('a', () => Promise.resolve(`text ${(made += 1)}`));
  expect(await Promise.all([ask(), ask()])).toEqual(['text 1', 'text 1']);
  now = 299_999;
  expect(await ask()).toBe('text 1');
  now = 300_000;
  expect(await ask()).toBe('text 2');
});

it('keeps neither what failed nor what is not there', async () => {
  const kept = createTextCache(() => 0);
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('a', () => Promise.resolve(null))).toBeNull();
  expect(await kept.get('a', () => Promise.resolve('there'))).toBe('there');
});

const ask = (headers: Record<string, string>) =>
  createTextResponse(new Request('https://x.example/llms.txt', { headers }), 'Text', {
    'Content-Type': 'text/plain; charset=utf-8',
  });

it('says nothing again to who has it', async () => {
  const first = ask({});
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, await first.text()]).toEqual([200, 'Text']);
  const again = ask({ 'if-none-match': `"x", W/${tag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(ask({ 'if-none-match': '"else"' }).status).toBe(200);
});

it('asks who never stops to wait, and nobody else', async () => {
  const from = (address: string) =>
    applyTextRateLimit(
      new Request('https://x.example/', { headers: { 'x-forwarded-for': address } }),
    );
  const greedy = await Promise.all(Array.from({ length: 1_000 }, () => from('203.0.113.9')));
  expect([greedy[0], greedy.at(-1)?.status]).toEqual([null, 429]);
  expect(Number(greedy.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await from('203.0.113.10')).toBeNull();
});
