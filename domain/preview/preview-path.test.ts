import { expect, it } from 'vitest';
import { previewPath } from './preview-path';

it.each([
  ['/', '/'],
  ['/de', '/de'],
  ['/de/news/der-riemen-im-winter', '/de/news/der-riemen-im-winter'],
  ['/en/bikes/ludwig?colors=sand#masse', '/en/bikes/ludwig?colors=sand#masse'],
  ['/de/bikes/../imprint', '/de/imprint'],
])('%s is a page', (wanted, path) => {
  expect(previewPath(wanted)).toBe(path);
});

it.each([
  null,
  '',
  'de/news',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/de//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/%5cevil.example',
  '/de/\u0000',
  '/de/%0d%0aSet-Cookie:x',
  '/\t/evil.example',
  '/de?to=https://evil.example',
  '/api/auth/sign-out',
  '/de/../api/preview/leave',
  '/de/%2e%2e/api/x',
  '/fr/news',
  '/media/x.webp',
  `/de/${'a'.repeat(1000)}`,
])('%j is none', (wanted) => {
  expect(previewPath(wanted)).toBeNull();
});
