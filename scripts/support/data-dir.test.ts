import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataDirProblem } from './data-dir.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a folder that is missing is made, and nothing is left in it', () => {
  const dataDir = join(folder, 'a', 'b');
  expect(dataDirProblem(dataDir)).toBeNull();
  expect(existsSync(dataDir)).toBe(true);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each(['file', 'file/below'])('%s in its place is told in a sentence', (path) => {
  writeFileSync(join(folder, 'file'), '');
  const problem = dataDirProblem(join(folder, path));
  expect(problem).toMatch(/^DATA_DIR \(.*\) cannot be used: a part of its path is a file/);
  expect(problem).not.toMatch(/\n/);
});

it.runIf(process.platform === 'linux')('a folder that cannot be written to, too', () => {
  expect(dataDirProblem('/proc/self')).toMatch(/^DATA_DIR \(\/proc\/self\) cannot be used: /);
});
