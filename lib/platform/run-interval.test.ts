import { expect, it, vi } from 'vitest';
import { runInterval } from './run-interval';

const silentLogger = { error: () => undefined };

it.each([
  ['at once', {}, 0],
  ['after the initial delay', { firstMs: 10_000 }, 10_000],
])('runs a job %s and again after the interval', async (_, options, firstMs) => {
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

it('does not start a job after it was stopped', async () => {
  vi.useFakeTimers();
  const job = vi.fn(async () => undefined);
  await runInterval('A job', 1_000, silentLogger, job, { firstMs: 500 }).stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(job).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it.each<[string, () => Promise<unknown>]>([
  ['rejects', () => Promise.reject(new Error('x'))],
  [
    'throws',
    () => {
      throw new Error('x');
    },
  ],
])('logs a round that %s, and runs the next one', async (_, fail) => {
  vi.useFakeTimers();
  const error = vi.fn();
  const job = vi.fn(fail);
  const repeating = runInterval('A job', 1_000, { error }, job);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith('A job failed', { error: new Error('x') });
  await repeating.stop();
  vi.useRealTimers();
});
