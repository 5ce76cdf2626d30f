import { describe, expect, it } from 'vitest';
import { type SourceLocation, mapStackTrace } from './map-stack-trace';

const sources: Record<string, SourceLocation> = {
  '/shop/.build/a/main.js:120:7': { file: '/shop/backend/start.ts', line: 12, column: 3 },
  '/shop/.next/server/chunks/[root].js:1:900': { file: '/shop/app/page.tsx', line: 4, column: 1 },
};
const find = ({ file, line, column }: SourceLocation) =>
  sources[`${file}:${line}:${column}`] ?? null;

describe('stack trace with source positions', () => {
  it.each([
    [
      '    at open (file:///shop/.build/a/main.js:120:7)',
      '    at open (/shop/backend/start.ts:12:3)',
    ],
    ['    at /shop/.build/a/main.js:120:7', '    at /shop/backend/start.ts:12:3'],
    [
      '    at async open (/shop/.build/a/main.js:120:7)',
      '    at async open (/shop/backend/start.ts:12:3)',
    ],
    [
      '    at Page (/shop/.next/server/chunks/[root].js:1:900)',
      '    at Page (/shop/app/page.tsx:4:1)',
    ],
    // Unmapped files, Node's internal files, and frames without a file.
    ['    at open (/shop/.build/a/main.js:121:7)', '    at open (/shop/.build/a/main.js:121:7)'],
    ['    at node:internal/main:5:1', '    at node:internal/main:5:1'],
    ['\n\n    at /shop/.build/a/main.js:120:7', '\n\n    at /shop/backend/start.ts:12:3'],
    [
      `    at ${'x'.repeat(2_000)} (/shop/.build/a/main.js:120:7)`,
      `    at ${'x'.repeat(2_000)} (/shop/.build/a/main.js:120:7)`,
    ],
    ['    at new Promise (<anonymous>)', '    at new Promise (<anonymous>)'],
  ])('%s', (compiled, expected) => {
    expect(mapStackTrace(`Error: no\n${compiled}\n${compiled}`, find)).toBe(
      `Error: no\n${expected}\n${expected}`,
    );
  });

  it('leaves a message unchanged that looks like a position', () => {
    const stack = 'Error: at /shop/.build/a/main.js:120:7';
    expect(mapStackTrace(stack, find)).toBe(stack);
  });
});
