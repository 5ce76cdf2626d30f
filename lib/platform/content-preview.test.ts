import { describe, expect, it } from 'vitest';
import { parsePreviewPath, type PreviewState, getPreviewState } from './content-preview';
import type { ContentUrl } from '@/domain/content/content-url';

describe('preview path', () => {
  it.each([
    ['/', '/'],
    ['/de', '/de'],
    ['/de/news/der-riemen-im-winter', '/de/news/der-riemen-im-winter'],
    ['/en/bikes/ludwig?colors=sand#masse', '/en/bikes/ludwig?colors=sand#masse'],
    ['/de/bikes/../imprint', '/de/imprint'],
  ])('%s is a page path', (wanted, path) => {
    expect(parsePreviewPath(wanted)).toBe(path);
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
  ])('%j is not a preview', (wanted) => {
    expect(parsePreviewPath(wanted)).toBeNull();
  });
});

describe('preview state', () => {
  const draft: ContentUrl = {
    kind: 'blog',
    documentId: 'winter',
    language: 'de',
    slug: 'riemen',
    formerSlugs: [],
    updatedAt: '2026-11-20T10:00:00.000Z',
    isInSitemap: true,
  };

  it.each<[string, ContentUrl[], PreviewState]>([
    ['no version is published', [], 'unpublished'],
    ['only its translation is published', [{ ...draft, language: 'en' }], 'unpublished'],
    ['only another kind with the same id is published', [{ ...draft, kind: 'job' }], 'unpublished'],
    ['the same version is published', [draft], 'published'],
    [
      'the same version is published a moment later',
      [{ ...draft, updatedAt: '2026-11-20T10:00:00.400Z' }],
      'published',
    ],
    [
      'an older version is published',
      [{ ...draft, updatedAt: '2026-11-01T10:00:00.000Z' }],
      'changed',
    ],
    ['the published slug differs', [{ ...draft, slug: 'frost' }], 'changed'],
    ['the dates are unknown', [{ ...draft, updatedAt: null }], 'published'],
  ])('%s', (_name, published, state) => {
    expect(getPreviewState(draft, published)).toBe(state);
  });
});
