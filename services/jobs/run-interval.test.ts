import { expect, it, vi } from 'vitest';
import { silentLogger } from '../platform/logger';
import { runInterval } from './run-interval';

it.each([
  ['at once', {}, 0],
  ['when it is to begin', { firstMs: 10_000 }, 10_000],
])('a job runs %s, and again after its pause', async (_, options, firstMs) => {
  vi.useFakeTimers();
  const job = vi.fn(async () => undefined);
  const repeating = runInterval('A job', 1_000, silentLogger, job, options);
  if (firstMs > 0) {
    await vi.advanceTimersByTimeAsync(firstMs - 1);
    expect(job).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(job).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).toHaveBeenCalledTimes(2);
  await repeating.stop();
  vi.useRealTimers();
});

it('a job that has not begun does not after its end', async () => {
  vi.useFakeTimers();
  const job = vi.fn(async () => undefined);
  await runInterval('A job', 1_000, silentLogger, job, { firstMs: 500 }).stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(job).not.toHaveBeenCalled();
  vi.useRealTimers();
});
