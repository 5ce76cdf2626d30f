import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IsUnknownFile, loadUnknownFileCheck } from './build-manifests';

const folder = mkdtempSync(join(tmpdir(), 'routes-'));
let isUnknown: IsUnknownFile;

const dynamic = (page: string) => ({
  page,
  regex: `^${page.replace(/\[\.\.\.\w+\]/g, '(.+?)').replace(/\[\w+\]/g, '([^/]+?)')}(?:/)?$`,
});
const routes = [
  '/api/b2b/[...path]',
  '/media/[...path]',
  '/uploads/[...path]',
  '/[lang]/messages/[file]',
];
const pages = ['/[lang]/bikes/[slug]', '/[lang]/[page]', '/[lang]/[...rest]', '/[lang]'];

beforeAll(() => {
  mkdirSync(join(folder, 'public/icons'), { recursive: true });
  writeFileSync(join(folder, 'public/sw.js'), '');
  writeFileSync(join(folder, 'public/icons/app.png'), '');
  const paths = [
    ...routes.map((route) => [`${route}/route`, route]),
    ...pages.map((page) => [`${page}/page`, page]),
  ];
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  write('app-path-routes-manifest', Object.fromEntries(paths));
  write('routes-manifest', {
    dynamicRoutes: [...routes, ...pages].map(dynamic),
    staticRoutes: ['/api/shop', '/robots.txt', '/feeds'].map((page) => ({ page })),
  });
  isUnknown = loadUnknownFileCheck(folder, join(folder, 'public'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/api/none', true],
  ['/api/none/deeper', true],
  ['/de/none.json', true],
  ['/none.pdf', true],
  ['/icons/none.png', true],
  ['/feeds/none.csv', true],
  ['/.well-known/none', true],
  ['/api/shop', false],
  ['/api/b2b/orders', false],
  ['/media/none.avif', false],
  ['/uploads/none.svg', false],
  ['/de/messages/1a2b.json', false],
  ['/robots.txt', false],
  ['/sw.js', false],
  ['/icons/app.png', false],
  ['/de/none', false],
  ['/de/bikes/ludwig.json', false],
  ['/_next/image', false],
  ['/_next/static/chunks/old.js', true],
  ['/_next/static/chunks/old.js.map', false],
])('%s: %s', (path, expected) => {
  expect(isUnknown(path)).toBe(expected);
});
