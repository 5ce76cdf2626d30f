import { stopWith } from './log.mjs';

const leastHeapMb = 128;
const mostHeapMb = 16_384;

/**
 * Node's arguments for a process that is there for months: garbage is looked for when a quarter has been added to what is alive. By
 * itself Node waits for up to four times as much, and keeps what it once took.
 */
export const smallHeap = ['--initial-old-space-size=64', '--heap-growing-percent=25'];

/** What is young is looked through whenever this is full: with half of it each call cost a sixth more. */
const young = '--max-semi-space-size=8';

/**
 * Node's arguments for the services' memory: a small heap, which may grow to SERVICES_HEAP_MB megabytes, and as far as Node lets it
 * without that. Stops with a sentence when that is no number from 128 to 16384.
 * @param {string | undefined} wished
 */
export function heapLimits(wished) {
  if (!wished) return [young, ...smallHeap];
  const mb = Number(wished);
  if (!Number.isInteger(mb) || mb < leastHeapMb || mb > mostHeapMb)
    return stopWith(
      `SERVICES_HEAP_MB must be a number from ${leastHeapMb} to ${mostHeapMb}; it is "${wished}".`,
    );
  return [`--max-old-space-size=${mb}`, young, ...smallHeap];
}
