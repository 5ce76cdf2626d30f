import { exitWithError } from './console.mjs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const minHeapMb = 128;
const maxHeapMb = 16_384;

/**
 * Node's arguments for a process that is there for months: garbage is looked for when a quarter has been added to what is alive. By
 * itself Node waits for up to four times as much, and keeps what it once took.
 */
export const heapFlags = ['--initial-old-space-size=64', '--heap-growing-percent=25'];

/**
 * Where memory outside the heap comes from, for the C library: two places for all threads, since each keeps what it once had; and from 128 KiB on
 * (what is compressed, what is sent) straight from the system, to which it goes back. By itself the library learns to keep such pieces,
 * and has holes between them: 60 MB of the storefront's after a crawl.
 */
export const mallocEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** What is young is looked through whenever this is full: with half of it each call cost a sixth more. */
const youngGenerationFlag = '--max-semi-space-size=8';

/**
 * Node's arguments for the services' memory: a small heap, which may grow to SERVICES_HEAP_MB megabytes, and as far as Node lets it
 * without that. Stops with a sentence when that is no number from 128 to 16384.
 * @param {string | undefined} wished
 */
export function getServicesHeapFlags(wished) {
  if (!wished) return [youngGenerationFlag, ...heapFlags];
  const mb = Number(wished);
  if (!Number.isInteger(mb) || mb < minHeapMb || mb > maxHeapMb)
    return exitWithError(
      `SERVICES_HEAP_MB must be a number from ${minHeapMb} to ${maxHeapMb}; it is "${wished}".`,
    );
  return [`--max-old-space-size=${mb}`, youngGenerationFlag, ...heapFlags];
}

/**
 * From here on this process takes little memory and more time: nothing is compiled for speed (the compiler alone is 7 MB, once used) and what is young has
 * little room. For a process that works for seconds and then waits for months. To be called before it works.
 */
export function limitOwnMemory() {
  for (const flag of ['--no-opt', '--no-sparkplug', '--max-lazy', '--semi-space-growth-factor=1'])
    setFlagsFromString(flag);
}

/** Looks for garbage at once, and gives the memory back that it took: Node does so by itself only while something is going on. */
export function releaseMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // What the first look has let go of, the second one gives back.
  collect();
  collect();
}
