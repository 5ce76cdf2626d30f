import type { ContentAddress } from '../content/content-address';

/** How what an editor sees differs from what visitors see. */
export type PreviewState = 'unpublished' | 'changed' | 'published';

/** Publishing copies an entry; the copy's time may be a moment later. */
const toleranceMs = 1000;

/** The state of one entry, by its draft and what is published of the same document in the same language. */
export function previewState(
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
