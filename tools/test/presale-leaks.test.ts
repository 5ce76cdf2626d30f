import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPresaleLeaks, listPresaleTerms, findContainedTerms } from './presale-leaks.mjs';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'presale-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it('finds two presale models with their names and numbers in the demo data', () => {
  expect(listPresaleTerms('demo')).toEqual(['Emil 26', 'EM9.26.', 'Emilia 26', 'EA9.26.']);
});

it('throws for a folder without a presale model', () => {
  write('catalogue/bikes/ludwig.yaml', 'name: Ludwig\n');
  expect(() => listPresaleTerms(folder)).toThrow('no presale models');
});

it('finds them in prerendered output but not in program code', () => {
  write('server/app/de/bikes.html', '<a>Emil</a> <a>Ludwig 26</a>');
  write('server/app/de/bikes.rsc', '0:"Emil 26"');
  write('server/app/de/bikes.segments/_tree.rsc', '{"sku":"EM9.26.H.S.GR"}');
  write('server/app/de/bikes/page.js', '"Emil 26"');
  // A route's folder has the same name as the file it serves.
  write('server/app/sitemap.xml/route.js', '"Emil 26"');
  const words = ['Emil 26', 'EM9.26.'];
  const { files, found } = findPresaleLeaks(folder, words);
  expect(files).toBe(3);
  expect(found.sort()).toEqual(['de/bikes.rsc: Emil 26', 'de/bikes.segments/_tree.rsc: EM9.26.']);
  expect(findContainedTerms('Emil', words)).toEqual([]);
});
