import { stopWith } from './log.mjs';

const leastHeapMb = 128;
const mostHeapMb = 16_384;

/**
 * Node's arguments for the services' memory: little for what is young, so that the process gives back what a rush took, and SERVICES_HEAP_MB
 * megabytes for the rest, as much as Node takes without it. Stops with a sentence when that is no number from 128 to 16384.
 * @param {string | undefined} wished
 */
export function heapLimits(wished) {
  const young = '--max-semi-space-size=4';
  if (!wished) return [young];
  const mb = Number(wished);
  if (!Number.isInteger(mb) || mb < leastHeapMb || mb > mostHeapMb)
    return stopWith(
      `SERVICES_HEAP_MB must be a number from ${leastHeapMb} to ${mostHeapMb}; it is "${wished}".`,
    );
  return [`--max-old-space-size=${mb}`, young];
}
