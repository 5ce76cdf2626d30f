import { expect, it } from 'vitest';
import { within } from './within';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'there'));

it('answers what comes in time, and rejects what does not', async () => {
  expect(await within(10_000, after(1))).toBe('there');
  await expect(within(60, new Promise(() => undefined))).rejects.toThrow('No answer within 60 ms');
  await expect(within(60, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('does not count the time in which the process was too busy to listen', async () => {
  const answer = within(400, after(1));
  const untilMs = performance.now() + 500;
  while (performance.now() < untilMs);
  expect(await answer).toBe('there');
  const silent = within(400, after(520));
  const busyUntilMs = performance.now() + 450;
  while (performance.now() < busyUntilMs);
  expect(await silent).toBe('there');
});
