import { describe, expect, it } from 'vitest';
import {
  detectLanguage,
  isMarkdownPreferred,
  isMediaTypeNamed,
  resolveEncoding,
} from './content-negotiation';

describe('detectLanguage (Specification §9)', () => {
  it.each([
    ['/en/bikes', 'de', 'de', 'en'],
    ['/de', 'en', 'en', 'de'],
    ['/', 'en', 'de', 'en'],
    ['/bikes', 'de', 'en', 'de'],
    ['/fr/bikes', null, null, 'de'],
    ['/', 'fr', 'en', 'en'],
    ['/', null, null, 'de'],
    ['/', null, '', 'de'],
    ['/', null, '*', 'de'],
    ['/', null, 'de', 'de'],
    ['/', null, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['/', null, 'DE-de', 'de'],
    ['/', null, 'en-US,en;q=0.9,de;q=0.8', 'en'],
    ['/', null, 'en;q=0.5, de;q=0.9', 'de'],
    ['/', null, 'fr-FR,fr', 'en'],
    ['/', null, 'del', 'en'],
    ['/', null, 'de;q=0, fr', 'en'],
    ['/', null, 'de;q=x', 'de'],
    ['/english', null, null, 'de'],
  ])(
    '%s with cookie %j and accept-language %j gives %s',
    (pathname, cookie, acceptLanguage, language) => {
      expect(detectLanguage({ pathname, cookie, acceptLanguage })).toBe(language);
    },
  );
});

describe('Accept-Encoding', () => {
  it.each<[string | undefined, readonly ('br' | 'gzip')[], string | null]>([
    ['gzip, deflate, br, zstd', ['br', 'gzip'], 'br'],
    ['gzip, deflate, br', ['gzip'], 'gzip'],
    ['gzip;q=1.0, br;q=0.5', ['br', 'gzip'], 'gzip'],
    ['br;q=0, gzip', ['br', 'gzip'], 'gzip'],
    ['br;q=0', ['br', 'gzip'], null],
    ['*', ['br', 'gzip'], 'br'],
    ['*;q=0', ['br', 'gzip'], null],
    ['br;q=0, *', ['br', 'gzip'], 'gzip'],
    ['identity, gzip;q=0.5', ['br', 'gzip'], null],
    ['GZIP', ['br', 'gzip'], 'gzip'],
    ['x-gzip', ['br', 'gzip'], 'gzip'],
    ['gzip;q=x, br;q=0.001', ['br', 'gzip'], 'br'],
    ['brotli, gzipped', ['br', 'gzip'], null],
    [',;,=;q', ['br', 'gzip'], null],
    ['identity;q=0', ['br', 'gzip'], null],
    ['', ['br', 'gzip'], null],
    [undefined, ['br', 'gzip'], null],
  ])('%j of %j: %s', (header, available, coding) => {
    expect(resolveEncoding(header, available)).toBe(coding);
  });
});

describe('Markdown negotiation', () => {
  it.each<[string | null, boolean]>([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/markdown, text/html, */*', true],
    ['text/html, text/markdown', true],
    ['text/html,text/markdown,*/*', true],
    ['application/json, text/html;q=0.9, text/markdown;q=0.9', true],
    ['text/markdown;charset=utf-8', true],
    ['text/markdown;variant=GFM, text/html;q=0.5', true],
    ['text/markdown;q=0.5, */*', true],
    ['text/markdown;q=2', false],
    ['text/markdown;q=', false],
    ['TEXT/Markdown;q=0.8', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0', false],
    ['text/*', false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    [',;,=;q', false],
    ['', false],
    [null, false],
    [`${'text/html;q=0.1,'.repeat(5_000)}text/markdown`, false],
  ])('%j: %s', (accept, wants) => {
    expect(isMarkdownPreferred(accept)).toBe(wants);
  });
});

it.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['IMAGE/AVIF', true],
  ['image/avif;q=0, image/webp', false],
  ['image/*', false],
  ['*/*', false],
  [undefined, false],
])('%j names AVIF: %s', (accept, isNamed) => {
  expect(isMediaTypeNamed(accept, 'image/avif')).toBe(isNamed);
});
