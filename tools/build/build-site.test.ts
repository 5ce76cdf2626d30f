import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, afterEach, beforeEach, expect, it } from 'vitest';
import { addEagerCompileHints, eagerCompileHint, removeFetchCache } from './build-site.mjs';

describe('precompilation', () => {
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

  it('marks the initial scripts of a page once and nothing else', () => {
    pageWith('first', 'first');
    expect([addEagerCompileHints(build), addEagerCompileHints(build)]).toEqual([1, 1]);
    expect(script('first')).toBe(`${eagerCompileHint}first()`);
    expect(script('later')).toBe('later()');
  });

  it('skips a missing script', () => {
    pageWith('gone');
    expect(addEagerCompileHints(build)).toBe(0);
  });
});

describe('site build', () => {
  let build = '';

  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'site-build-'));
  });
  afterEach(() => rmSync(build, { recursive: true }));

  it('removes cached responses of the previous build and keeps the compiler cache', () => {
    for (const name of ['fetch-cache', 'turbopack']) {
      mkdirSync(join(build, 'cache', name), { recursive: true });
      writeFileSync(join(build, 'cache', name, 'kept'), '');
    }
    removeFetchCache(build);
    removeFetchCache(build);
    expect(
      ['fetch-cache', 'turbopack'].map((name) => existsSync(join(build, 'cache', name))),
    ).toEqual([false, true]);
  });
});
