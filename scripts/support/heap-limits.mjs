import { stopWith } from './log.mjs';

const leastHeapMb = 128;
const mostHeapMb = 16_384;

/**
 * Node's arguments for a process that is there for months: garbage is looked for when a quarter has been added to what is alive. By
 * itself Node waits for up to four times as much, and keeps what it once took.
 */
export const smallHeap = ['--initial-old-space-size=64', '--heap-growing-percent=25'];

/**
 * Where memory outside the heap comes from, for the C library: two places for all threads, since each keeps what it once had; and from 128 KiB on
 * (what is compressed, what is sent) straight from the system, to which it goes back. By itself the library learns to keep such pieces,
 * and has holes between them: 60 MB of the storefront's after a crawl.
 */
export const thriftyMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

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
