import { expect, it } from 'vitest';
import type { ContentAddress } from '../content/content-address';
import { type PreviewState, previewState } from './preview-state';

const draft: ContentAddress = {
  kind: 'blog',
  documentId: 'winter',
  language: 'de',
  slug: 'riemen',
  formerSlugs: [],
  updatedAt: '2026-11-20T10:00:00.000Z',
  isInSitemap: true,
};

it.each<[string, ContentAddress[], PreviewState]>([
  ['nothing of it is published', [], 'unpublished'],
  ['only its translation is', [{ ...draft, language: 'en' }], 'unpublished'],
  ['only another kind of the same id is', [{ ...draft, kind: 'job' }], 'unpublished'],
  ['the same is', [draft], 'published'],
  ['its copy, a moment later', [{ ...draft, updatedAt: '2026-11-20T10:00:00.400Z' }], 'published'],
  ['an older text is', [{ ...draft, updatedAt: '2026-11-01T10:00:00.000Z' }], 'changed'],
  ['it has another slug', [{ ...draft, slug: 'frost' }], 'changed'],
  ['nobody knows when', [{ ...draft, updatedAt: null }], 'published'],
])('%s', (_name, published, state) => {
  expect(previewState(draft, published)).toBe(state);
});
