import type { PreviewState } from '@/lib/platform/content-preview';

const states: readonly unknown[] = [
  'unpublished',
  'changed',
  'published',
] satisfies readonly PreviewState[];

const isState = (value: unknown): value is PreviewState => states.includes(value);

/** How the page at a path differs from what visitors see; null when no editor writes it, or nobody can tell. */
export async function fetchPreviewState(
  path: string,
  signal: AbortSignal,
): Promise<PreviewState | null> {
  try {
    const response = await fetch(`/api/preview/state?path=${encodeURIComponent(path)}`, { signal });
    const answer: unknown = await response.json();
    const state =
      typeof answer === 'object' && answer !== null && 'state' in answer && answer.state;
    return isState(state) ? state : null;
  } catch {
    // The bar does without: it still says that these are drafts.
    return null;
  }
}

/** What Strapi's admin tells the page in its frame after each save (external contract B.4). */
const saved = 'strapiUpdate';

/** Calls back on every save the content system reports; what other origins say does not count. Answers how to stop. */
export function subscribeToPreviewUpdates(cmsOrigin: string, onSave: () => void): () => void {
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== cmsOrigin || typeof data !== 'object' || data === null) return;
    if ('type' in data && data.type === saved) onSave();
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
