import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileAhead, compileAtOnce } from './compile-ahead.mjs';

let build = '';

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'compile-ahead-'));
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  mkdirSync(join(build, 'server/app/de/bikes'), { recursive: true });
  for (const name of ['first', 'later'])
    writeFileSync(join(build, `static/chunks/${name}.js`), `${name}()`);
});
afterEach(() => rmSync(build, { recursive: true }));

const pageWith = (...scripts: string[]) =>
  writeFileSync(
    join(build, 'server/app/de/bikes/ludwig.html'),
    scripts
      .map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`)
      .join(''),
  );
const script = (name: string) => readFileSync(join(build, `static/chunks/${name}.js`), 'utf8');

it('marks what a page begins with, once, and nothing else', () => {
  pageWith('first', 'first');
  expect([compileAhead(build), compileAhead(build)]).toEqual([1, 1]);
  expect(script('first')).toBe(`${compileAtOnce}first()`);
  expect(script('later')).toBe('later()');
});

it('passes over a script that is not there', () => {
  pageWith('gone');
  expect(compileAhead(build)).toBe(0);
});
