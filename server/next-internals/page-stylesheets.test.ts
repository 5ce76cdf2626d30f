import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createBuildFileFinder } from '../static-files/build-files';
import { createPageStylesheets } from './page-stylesheets';

const build = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(build, { recursive: true }));
mkdirSync(join(build, 'static/chunks'), { recursive: true });
writeFileSync(
  join(build, 'static/chunks/0-a.css'),
  '@font-face{src:url(../media/a.woff2)}b{background:url("data:image/svg+xml,%3csvg")}',
);
writeFileSync(join(build, 'static/chunks/1_b~.css'), 'i{background:url(/media/b.svg)}');

/** Markup of a built page (Next 16.4 with Turbopack). */
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const pageOf = (head: string, body = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const sheets = () => createPageStylesheets(createBuildFileFinder(build));
const off = (name: string) => link(name).replace('/>', ' disabled=""/>');

it('combines stylesheets into one in front of the originals, which are disabled', () => {
  const html = sheets().join(pageOf(link('0-a') + link('1_b~')));
  const one = '<link rel="stylesheet" href="/page-sheets/0-a+1_b~.css"/>';
  expect(html).toBe(pageOf(one + off('0-a') + off('1_b~')));
});

it('keeps their order and resolves relative URLs', async () => {
  const file = sheets().find('/page-sheets/1_b~+0-a.css', '');
  expect((await file?.content?.())?.toString()).toBe(
    'i{background:url(/media/b.svg)}@font-face{src:url(/_next/static/media/a.woff2)}b{background:url("data:image/svg+xml,%3csvg")}',
  );
  expect(file?.headers).toMatchObject({ 'content-type': 'text/css; charset=UTF-8' });
});

describe('leaves the page unchanged', () => {
  it.each([
    ['with one stylesheet', pageOf(link('0-a'))],
    ['with an unknown stylesheet', pageOf(link('0-a') + link('other'))],
    ['with a stylesheet in the body', pageOf(link('0-a'), link('1_b~'))],
    [
      'with a stylesheet link in another form',
      pageOf(`${link('0-a')}${link('1_b~')}<link rel="stylesheet" href="/x.css"/>`),
    ],
  ])('%s', (_name, html) => {
    expect(sheets().join(html)).toBe(html);
  });
});

it.each([
  ['/page-sheets/0-a+other.css'],
  ['/page-sheets/0-a+0-a.css'],
  ['/page-sheets/../a.css'],
  [`/page-sheets/${'0-a+'.repeat(40)}0-a.css`],
])('returns nothing for %s', (path) => {
  expect(sheets().find(path, '')).toBeNull();
});
