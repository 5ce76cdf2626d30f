import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtPageWeight } from './built-page.mjs';
import { overBudget } from './over-budget.mjs';

const build = mkdtempSync(join(tmpdir(), 'weight-'));
afterAll(() => rmSync(build, { recursive: true }));

mkdirSync(join(build, 'server/app/de'), { recursive: true });
mkdirSync(join(build, 'static'));
writeFileSync(join(build, 'static/a.js'), 'a'.repeat(4_000));
writeFileSync(join(build, 'static/old.js'), 'for old browsers');
writeFileSync(join(build, 'static/a.css'), 'b{top:0}');
writeFileSync(join(build, 'static/a.woff2'), Buffer.alloc(2_048));
const page = (script: string) =>
  `<link rel="preload" href="/_next/static/a.woff2" as="font"/><link rel="stylesheet" href="/_next/static/a.css"/>${script}`;
const script = '<script src="/_next/static/a.js" async=""></script>';
writeFileSync(
  join(build, 'server/app/de/bikes.html'),
  page(`${script}${script}<script src="/_next/static/old.js" noModule=""></script>`),
);
writeFileSync(join(build, 'server/app/de/other.html'), page('<script>1</script>'));

it('counts what a page names once, without what only old browsers load', () => {
  const weight = builtPageWeight(build, '/de/bikes');
  expect(weight).toMatchObject({ jsFiles: 1, cssFiles: 1, fonts: 2_048 });
  expect(weight.js).toBeGreaterThan(20);
  expect(weight.js).toBeLessThan(100);
});

it('does not take a page for light whose scripts it cannot find', () => {
  expect(() => builtPageWeight(build, '/de/other')).toThrow('names nothing');
  expect(() => builtPageWeight(build, '/de/none')).toThrow('ENOENT');
});

it('names what is above its budget', () => {
  const weight = {
    ...{ html: 20_480, htmlBrotli: 1, js: 1, jsFiles: 13, css: 1, cssFiles: 1, fonts: 1 },
  };
  const budget = {
    ...{ html: 19.9, htmlBrotli: 1, js: 1, jsFiles: 12, css: 1, cssFiles: 1, fonts: 1 },
  };
  expect(overBudget('/de', weight, budget)).toEqual([
    '/de: html 20 KiB, 19.9 KiB at most',
    '/de: jsFiles 13, 12 at most',
  ]);
});
