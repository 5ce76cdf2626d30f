import { afterEach, describe, expect, it, vi } from 'vitest';
import { getServicesHeapFlags, heapFlags } from './memory-limits.mjs';

const small = ['--max-semi-space-size=8', ...heapFlags];

describe('heap limit of the services', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [undefined, small],
    ['', small],
    ['128', ['--max-old-space-size=128', ...small]],
    ['4096', ['--max-old-space-size=4096', ...small]],
  ])('SERVICES_HEAP_MB=%s', (requestedMb, args) => {
    expect(getServicesHeapFlags(requestedMb)).toEqual(args);
  });

  it.each(['64', '1e9', 'viel', '256.5', '-1'])(
    '%s stops the start and names the variable',
    (requestedMb) => {
      const output: string[] = [];
      vi.spyOn(process.stderr, 'write').mockImplementation((text) => output.push(String(text)) > 0);
      vi.spyOn(process, 'exit').mockImplementation(() => {
        throw new Error('ended');
      });
      expect(() => getServicesHeapFlags(requestedMb)).toThrow('ended');
      expect(output.join('')).toContain(
        `SERVICES_HEAP_MB must be a number from 128 to 16384; it is "${requestedMb}".`,
      );
    },
  );
});
