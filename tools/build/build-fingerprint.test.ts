import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  computeFingerprint,
  isBuildCurrent,
  saveBuildStamp,
  findBuildData,
} from './build-fingerprint.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(root, 'lib/deep'), { recursive: true });
  write('lib/deep/rule.ts', 'one');
  write('lib/deep/rule.test.ts', 'a test');
  write('lib/deep/side.avif', 'a picture');
  utimesSync(join(root, 'lib/deep/side.avif'), 1_000, 1_000);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const stamp = (facts: unknown = {}) => computeFingerprint(['lib', 'none'], facts, root);

it.each<[string, () => unknown]>([
  ['a test is changed', () => write('lib/deep/rule.test.ts', 'another test')],
  ['a test is added', () => write('lib/view.test.tsx', 'a test')],
])('reuses a build when %s', (_, change) => {
  const before = stamp();
  change();
  expect(stamp()).toBe(before);
});

it.each<[string, () => unknown]>([
  ['a source is changed', () => write('lib/deep/rule.ts', 'two')],
  ['a source is added', () => write('lib/deep/latest.ts', 'one')],
  ['a source is renamed', () => write('lib/deep/test.ts', 'one')],
  ['an image is changed', () => write('lib/deep/side.avif', 'a picturE')],
])('requires a new build when %s', (_, change) => {
  const before = stamp();
  change();
  expect(stamp()).not.toBe(before);
});

it('requires a new build for different facts', () => {
  expect(stamp({ site: 'a' })).not.toBe(stamp({ site: 'b' }));
});

it('stores the data fingerprint with a build and returns none for an old or incomplete record', () => {
  expect(findBuildData(root)).toBeNull();
  saveBuildStamp(root, 'abc', { shop: 'a' });
  expect([isBuildCurrent(root, 'abc'), findBuildData(root)]).toEqual([true, { shop: 'a' }]);
  write('build-data.json', '{');
  expect(findBuildData(root)).toBeNull();
});
