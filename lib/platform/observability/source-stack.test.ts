import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toSourceStack } from './source-stack';

let folder: string;
let stack: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stacks-'));
  const source = join(folder, 'ring-bell.ts');
  const lines = [
    'function ringBell(name: string): never {',
    '',
    '  throw new Error(`No bell ${name}`);',
    '}',
    'try { ringBell("Kreuzberg"); } catch (error) { console.log((error as Error).stack); }',
  ];
  writeFileSync(source, lines.join('\n'));
  const outfile = join(folder, 'out/program.mjs');
  buildSync({ entryPoints: [source], outfile, sourcemap: true, minifyWhitespace: true });
  stack = execFileSync(process.execPath, [outfile], { encoding: 'utf8' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the file and the line of the source', () => {
  expect(stack).not.toContain('.ts');
  const [message, first] = toSourceStack(stack).split('\n');
  expect(message).toBe('Error: No bell Kreuzberg');
  expect(first?.trim()).toBe(`at ringBell (${join(folder, 'ring-bell.ts')}:3:9)`);
});

it('is mapped from the cache for another message at the same position, without the source map', () => {
  const before = toSourceStack(stack);
  rmSync(join(folder, 'out/program.mjs.map'));
  const other = stack.replace('Kreuzberg', 'Mitte');
  expect(toSourceStack(other)).toBe(before.replace('Kreuzberg', 'Mitte'));
});

it.each(['', 'Error: no frames', 'Error: x\n    at a (/nowhere/b.js:1:2)\n    at node:fs:1:1'])(
  'leaves %j unchanged',
  (text) => {
    expect(toSourceStack(text)).toBe(text);
  },
);
