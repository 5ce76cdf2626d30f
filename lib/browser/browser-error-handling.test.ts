import { describe, expect, it } from 'vitest';
import { isChunkLoadError, canReloadAfterChunkError } from './browser-error-handling';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('isChunkLoadError', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Failed to load chunk /_next/static/chunks/1.js'), true],
    [new Error('Failed to fetch dynamically imported module: /a.js'), true],
    [new Error('Cannot read properties of undefined'), false],
    [null, false],
  ])('%s: %s', (error, expected) => {
    expect(isChunkLoadError(error)).toBe(expected);
  });
});

describe('canReloadAfterChunkError', () => {
  it('allows one reload within 60 seconds', () => {
    const storage = memory();
    expect(canReloadAfterChunkError(storage, 1_000_000)).toBe(true);
    expect(canReloadAfterChunkError(storage, 1_059_999)).toBe(false);
    expect(canReloadAfterChunkError(storage, 1_060_000)).toBe(true);
  });

  it('never reloads when it cannot store the attempt', () => {
    const failingStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    expect(canReloadAfterChunkError(failingStorage, 1)).toBe(false);
  });
});
