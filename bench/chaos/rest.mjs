import { setTimeout as pause } from 'node:timers/promises';

const longestMs = 5_000;

/**
 * Between two of his visits somebody waits for a moment of up to `mostMs`, and for as long as the last one took: a machine that is slow is asked
 * less, so that the run measures the shop and not how many visitors its machine can stand.
 * @param {number} begunAt
 * @param {number} mostMs
 */
export function rest(begunAt, mostMs) {
  return pause(Math.min(performance.now() - begunAt, longestMs) + Math.random() * mostMs);
}
