import { getPathLanguage } from '@/domain/locale/language';
import type { ContentUrl } from '@/domain/content/content-url';

const maxLength = 1000;
/**
 * Matches double slashes, backslashes and control characters, also percent-encoded, which could redirect to another
 * site.
 */
const unsafe = /\/\/|[\u0000-\u001f\u007f-\u009f\\]|%(?:0|1|2f|5c|7f)/i;
/** Placeholder origin for URL parsing; a path that resolves to another origin is rejected. */
const anyOrigin = 'http://site.invalid';

/** Returns the path an editor wants to preview, with query and hash; null for anything that is not a path of a page. */
export function parsePreviewPath(path: string | null): string | null {
  if (path === null || path.length > maxLength) return null;
  if (!path.startsWith('/') || unsafe.test(path)) return null;
  if (!URL.canParse(path, anyOrigin)) return null;
  const { hash, origin, pathname, search } = new URL(path, anyOrigin);
  if (origin !== anyOrigin) return null;
  const isPage = pathname === '/' || getPathLanguage(pathname) !== null;
  return isPage ? `${pathname}${search}${hash}` : null;
}

/** Difference between the preview and the published page. */
export type PreviewState = 'unpublished' | 'changed' | 'published';

/**
 * Tolerance in ms when comparing timestamps: publishing copies the entry, and the copy's timestamp may be slightly
 * later.
 */
const toleranceMs = 1000;

/** Returns the state of one entry from its draft and the published version in the same language. */
export function getPreviewState(draft: ContentUrl, published: readonly ContentUrl[]): PreviewState {
  const publishedEntry = published.find(
    ({ kind, documentId, language }) =>
      kind === draft.kind && documentId === draft.documentId && language === draft.language,
  );
  if (publishedEntry === undefined) return 'unpublished';
  const differenceMs =
    Date.parse(draft.updatedAt ?? '') - Date.parse(publishedEntry.updatedAt ?? '');
  return publishedEntry.slug !== draft.slug || Math.abs(differenceMs) > toleranceMs
    ? 'changed'
    : 'published';
}
