import { exitWithError } from './console.mjs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const minHeapMb = 128;
const maxHeapMb = 16_384;

/**
 * Node flags for a long-running process: garbage collection starts when the live heap has grown by a quarter. By
 * default Node waits for up to four times the size and keeps the memory.
 */
export const heapFlags = ['--initial-old-space-size=64', '--heap-growing-percent=25'];

/**
 * Settings of the C library's allocator for memory outside the heap: two arenas for all threads, since each arena keeps
 * its memory; and blocks from 128 KiB (compression, responses) come directly from the system and are returned to it. By
 * default the library raises that threshold and its arenas become fragmented: 60 MB in the storefront after a crawl.
 */
export const mallocEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Size of the young generation in MB; with half of it each call cost a sixth more. */
const youngGenerationFlag = '--max-semi-space-size=8';

/**
 * Returns Node flags for the memory of the services: a small initial heap, limited to SERVICES_HEAP_MB megabytes or by
 * Node's default. Exits with a message when the setting is not a number from 128 to 16384.
 * @param {string | undefined} requestedMb
 */
export function getServicesHeapFlags(requestedMb) {
  if (!requestedMb) return [youngGenerationFlag, ...heapFlags];
  const mb = Number(requestedMb);
  if (!Number.isInteger(mb) || mb < minHeapMb || mb > maxHeapMb)
    return exitWithError(
      `SERVICES_HEAP_MB must be a number from ${minHeapMb} to ${maxHeapMb}; it is "${requestedMb}".`,
    );
  return [`--max-old-space-size=${mb}`, youngGenerationFlag, ...heapFlags];
}

/**
 * Limits the memory of this process at the cost of speed: disables optimizing compilation (the compiler alone takes 7
 * MB once used) and keeps the young generation small. For a process that works for seconds and then idles for months.
 * Call it before the work starts.
 */
export function limitOwnMemory() {
  for (const flag of ['--no-opt', '--no-sparkplug', '--max-lazy', '--semi-space-growth-factor=1'])
    setFlagsFromString(flag);
}

/** Collects garbage at once and returns memory to the system; Node does so only during activity. */
export function releaseMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // The second run returns the memory that the first one has freed.
  collect();
  collect();
}
