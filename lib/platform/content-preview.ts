import { getPathLanguage } from '@/domain/locale/language';
import type { ContentAddress } from '@/domain/content/content-address';

const maxLength = 1000;
/** Two slashes, a backslash, a control character, also in disguise: what could lead to another site. */
const unsafe = /\/\/|[\u0000-\u001f\u007f-\u009f\\]|%(?:0|1|2f|5c|7f)/i;
/** Any host will do: it only shows whether the path stays on it. */
const anyOrigin = 'http://site.invalid';

/** The page of this site that an editor wants to see, with its query and its place on the page; null for everything that is no path of a page. */
export function parsePreviewPath(wanted: string | null): string | null {
  if (wanted === null || wanted.length > maxLength) return null;
  if (!wanted.startsWith('/') || unsafe.test(wanted)) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const { hash, origin, pathname, search } = new URL(wanted, anyOrigin);
  if (origin !== anyOrigin) return null;
  const isPage = pathname === '/' || getPathLanguage(pathname) !== null;
  return isPage ? `${pathname}${search}${hash}` : null;
}

/** How what an editor sees differs from what visitors see. */
export type PreviewState = 'unpublished' | 'changed' | 'published';

/** Publishing copies an entry; the copy's time may be a moment later. */
const toleranceMs = 1000;

/** The state of one entry, by its draft and what is published of the same document in the same language. */
export function getPreviewState(
  draft: ContentAddress,
  published: readonly ContentAddress[],
): PreviewState {
  const live = published.find(
    ({ kind, documentId, language }) =>
      kind === draft.kind && documentId === draft.documentId && language === draft.language,
  );
  if (live === undefined) return 'unpublished';
  const apartMs = Date.parse(draft.updatedAt ?? '') - Date.parse(live.updatedAt ?? '');
  return live.slug !== draft.slug || Math.abs(apartMs) > toleranceMs ? 'changed' : 'published';
}
