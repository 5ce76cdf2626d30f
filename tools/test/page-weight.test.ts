import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { getPageWeight } from './page-weight';
import { findBudgetErrors } from './page-weight.ts';

const build = mkdtempSync(join(tmpdir(), 'weight-'));
afterAll(() => rmSync(build, { recursive: true }));

mkdirSync(join(build, 'server/app/de'), { recursive: true });
mkdirSync(join(build, 'static/chunks'), { recursive: true });
mkdirSync(join(build, 'static/media'));
writeFileSync(join(build, 'static/chunks/a.js'), 'a'.repeat(4_000));
writeFileSync(join(build, 'static/chunks/old.js'), 'for old browsers');
writeFileSync(join(build, 'static/chunks/a.css'), 'b{top:0}');
writeFileSync(join(build, 'static/chunks/b.css'), 'i{top:0}');
writeFileSync(join(build, 'static/media/a.woff2'), Buffer.alloc(2_048));
const sheets = ['a', 'b'].map(
  (name) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`,
);
const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const data = '<script>self.__next_f.push([1,"0:[]\\n"])</script>';
const page = (parts: string) =>
  `<html><head><link rel="preload" href="/_next/static/media/a.woff2" as="font"/>${sheets.join('')}</head><body>${parts}</body></html>`;
writeFileSync(
  join(build, 'server/app/de/bikes.html'),
  page(`${script}${script}<script src="/_next/static/chunks/old.js" noModule=""></script>${data}`),
);
writeFileSync(join(build, 'server/app/de/other.html'), page('<script>1</script>'));
writeFileSync(join(build, 'server/app/de/still.html'), page(data));

it('counts each asset of a page once, compressed, without legacy browser assets', async () => {
  const weight = await getPageWeight(build, '/de/bikes');
  expect(weight).toMatchObject({ jsFiles: 1, cssFiles: 1, fonts: 2_048 });
  expect(weight.js).toBeGreaterThan(20);
  expect(weight.js).toBeLessThan(100);
  expect(weight.data).toBeLessThan(40);
});

it('throws when assets of a page cannot be found', async () => {
  await expect(getPageWeight(build, '/de/other')).rejects.toThrow('unknown format');
  await expect(getPageWeight(build, '/de/still')).rejects.toThrow('unknown format');
  await expect(getPageWeight(build, '/de/none')).rejects.toThrow('ENOENT');
});

it('reports values above the budget', () => {
  const weight = {
    ...{ html: 20_480, htmlBrotli: 1, data: 1, js: 1, jsFiles: 13, css: 1, cssFiles: 1, fonts: 1 },
  };
  const budget = {
    ...{ html: 19.9, htmlBrotli: 1, data: 1, js: 1, jsFiles: 12, css: 1, cssFiles: 1, fonts: 1 },
  };
  expect(findBudgetErrors('/de', weight, budget)).toEqual([
    '/de: html 20 KiB, 19.9 KiB at most',
    '/de: jsFiles 13, 12 at most',
  ]);
});
