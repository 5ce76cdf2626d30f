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
    ['a page’s data', own],
    ['the beginning of the data', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['the end of the data', 'self.__next_f.push([1,null])'],
    [
      'what the runtime begins with',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1vtdb-l_g3.js","static/chunks/a.js"],"runtimeModuleIds":[494553]});\n',
    ],
    ['the head’s, without tags', getHeadScript({ hasTags: false })],
    ['the head’s, with tags', getHeadScript({ hasTags: true })],
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
    ['something behind the data', `${own};alert(1)`],
    ['something in the data', 'self.__next_f.push([1,"a"+alert(1)])'],
    ['a text that ends early', 'self.__next_f.push([1,"a"]);alert("b"])'],
    ['something in front', `alert(1);${own}`],
    ['the head’s with an addition', `${getHeadScript({ hasTags: false })};alert(1)`],
    ['anything else', 'alert(1)'],
    [
      'a runtime with code in it',
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
    ['in the text', `<main><p><script>${brought}</script></p></main>${end}`],
    ['as the last of the text', `<main><script>${brought}</script></main>${end}`],
    ['with the rest commented out', `<main><script>${brought}</script><!-- </main>${end}`],
    [
      'behind what pretends to be the end',
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
