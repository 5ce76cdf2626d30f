import { exitWithError } from './console.mjs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const minHeapMb = 128;
const maxHeapMb = 16_384;

/**
 * Node flags for a long-running process: the heap is collected when it has grown by a quarter. By default Node lets it
 * grow up to four times its size and keeps the memory.
 */
export const heapFlags = ['--initial-old-space-size=64', '--heap-growing-percent=25'];

/**
 * Environment variables for glibc's allocator of memory outside the heap. Two arenas for all threads, because each
 * arena keeps its memory. Blocks from 128 KiB (compression, responses) are mapped separately and returned to the
 * system. By default glibc raises this threshold and its arenas become fragmented, which costs the storefront 60 MB
 * after a crawl.
 */
export const mallocEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Size of the young generation in MB. At half this size, each call takes a sixth longer. */
const youngGenerationFlag = '--max-semi-space-size=8';

/**
 * Returns the Node flags that limit the memory of the services: a small initial heap, and SERVICES_HEAP_MB megabytes at
 * most. Without the setting, Node's default applies. Exits with a message when the setting is not a number from 128 to
 * 16384.
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
 * Limits the memory of this process at the cost of speed: turns off optimizing compilation (the compiler takes 7 MB
 * once used) and keeps the young generation small. For a process that works for a few seconds and is then idle for
 * months. Must be called before the work starts.
 */
export function limitOwnMemory() {
  for (const flag of ['--no-opt', '--no-sparkplug', '--max-lazy', '--semi-space-growth-factor=1'])
    setFlagsFromString(flag);
}

/** Collects garbage and returns memory to the system. Node itself does so only while the process is active. */
export function releaseMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // Called twice, because only the second run returns memory that the first one has freed.
  collect();
  collect();
}
