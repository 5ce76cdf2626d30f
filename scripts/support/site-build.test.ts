import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetAnswers } from './site-build.mjs';

let build = '';

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'site-build-'));
});
afterEach(() => rmSync(build, { recursive: true }));

it('a build begins without the answers of the last one, and with what its compiler knows', () => {
  for (const name of ['fetch-cache', 'turbopack']) {
    mkdirSync(join(build, 'cache', name), { recursive: true });
    writeFileSync(join(build, 'cache', name, 'kept'), '');
  }
  forgetAnswers(build);
  forgetAnswers(build);
  expect(
    ['fetch-cache', 'turbopack'].map((name) => existsSync(join(build, 'cache', name))),
  ).toEqual([false, true]);
});
