import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { getHeadScript } from '@/lib/platform/config/head-scripts';
import { listInlineScripts, isOwnScript } from './next-internals/inline-scripts';
import { buildStrictPolicy } from './security-policy';

const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' https://tags.example; style-src 'self' 'unsafe-inline'";
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const own = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])';

describe('scripts of the framework and the site', () => {
  it.each([
    ['page data', own],
    ['the first chunk of the data', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['the last chunk of the data', 'self.__next_f.push([1,null])'],
    [
      'the bootstrap of the runtime',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1vtdb-l_g3.js","static/chunks/a.js"],"runtimeModuleIds":[494553]});\n',
    ],
    ['the head script without tags', getHeadScript({ hasTags: false })],
    ['the head script with tags', getHeadScript({ hasTags: true })],
  ])('%s', (_name, text) => {
    expect(isOwnScript({ text, isAtEnd: true })).toBe(true);
    expect(buildStrictPolicy(policy, `<script>${text}</script>`)).toContain(sha(text));
  });

  it('allows the icon script as the installed framework writes it', () => {
    const place =
      'next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js';
    const source = readFileSync(createRequire(import.meta.url).resolve(place), 'utf8');
    const [, text = ''] =
      /`\\?\s*(document\.querySelectorAll\('body link[^`]*?)\s*`/.exec(source) ?? [];
    expect(isOwnScript({ text, isAtEnd: false })).toBe(true);
  });

  it.each([
    ['code after the data', `${own};alert(1)`],
    ['code within the data', 'self.__next_f.push([1,"a"+alert(1)])'],
    ['a string that ends early', 'self.__next_f.push([1,"a"]);alert("b"])'],
    ['code before the data', `alert(1);${own}`],
    ['the head script with additional code', `${getHeadScript({ hasTags: false })};alert(1)`],
    ['any other script', 'alert(1)'],
    [
      'a bootstrap that contains code',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)],"runtimeModuleIds":[1]});',
    ],
  ])('rejects %s', (_name, text) => {
    expect(isOwnScript({ text, isAtEnd: true })).toBe(false);
    expect(buildStrictPolicy(policy, `<script>${text}</script>`)).not.toContain('sha256');
  });
});

it('finds executable scripts in any tag notation', () => {
  const html = `<script src="/a.js" async=""></script><script>one</script><SCRIPT id="_R_" data-x='a>b'>two</SCRIPT
    ><script type="application/ld+json">{"x":1}</script><script
    >three</script>`;
  const found = listInlineScripts(html.replace('</SCRIPT\n    >', '</SCRIPT>'));
  expect(found.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

it('allows only those inline scripts and changes nothing else', () => {
  const strict = buildStrictPolicy(policy, `<script>${own}</script><script>${own}</script>`);
  expect(strict).toBe(
    `default-src 'self'; script-src 'self' https://tags.example ${sha(own)}; style-src 'self' 'unsafe-inline'`,
  );
  expect(buildStrictPolicy('', '<p>')).toBe('');
});

describe('injected data', () => {
  const brought = 'self.__next_f.push([1,"0:{}"])';
  const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const end = `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${file}<script>${own}</script></body></html>`;

  it.each([
    ['inside the content', `<main><p><script>${brought}</script></p></main>${end}`],
    ['at the end of the content', `<main><script>${brought}</script></main>${end}`],
    ['before a comment that hides the rest', `<main><script>${brought}</script><!-- </main>${end}`],
    [
      'after a forged end of the document',
      `<main></body></html><script>${brought}</script></main>${end}`,
    ],
    ['in the head', `<head><script>${brought}</script></head><body>${end}`],
  ])('gets no hash %s', (_name, html) => {
    const strict = buildStrictPolicy(policy, html);
    expect(strict).not.toContain(sha(brought));
    expect(strict).toContain(sha(own));
  });

  it('gets no hash in a page that does not end with its own data', () => {
    expect(
      buildStrictPolicy(policy, `<script>${brought}</script><p>x</p></body></html>`),
    ).not.toContain('sha256');
  });
});

it('adds no hash for stylesheets inside a page', () => {
  const sheets = "script-src 'self'; style-src-elem 'self'";
  expect(buildStrictPolicy(sheets, '<style>p{color:red}</style>')).toBe(sheets);
});

it('requires trusted types only where the page creates them', () => {
  const typed = "; require-trusted-types-for 'script'; trusted-types default";
  const head = `<script>${getHeadScript({ hasTags: false })}</script>`;
  expect(buildStrictPolicy(policy, head).endsWith(typed)).toBe(true);
  expect(buildStrictPolicy("default-src 'none'", head)).toBe("default-src 'none'");
  expect(buildStrictPolicy(policy, '<p>')).not.toContain('trusted');
});
