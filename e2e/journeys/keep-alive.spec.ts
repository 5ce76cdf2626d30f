import { expect, skipWithReason, test } from '@/e2e/fixtures/test';

test('idle connections stay open longer than the 60 s timeout of common proxies', async ({
  request,
}) => {
  skipWithReason(process.env.BASE_URL ? 'what stands before the shop answers for it' : undefined);
  const answer = await request.get('/api/health');
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers()['keep-alive'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
