import type { PreviewState } from '@/lib/platform/content-preview';

const states: readonly unknown[] = [
  'unpublished',
  'changed',
  'published',
] satisfies readonly PreviewState[];

const isState = (value: unknown): value is PreviewState => states.includes(value);

/**
 * Fetches whether the draft of a page was never published, was changed since, or equals the published version. Null
 * when the page has no editorial content or the request fails.
 */
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
    // Null: the preview bar then shows no publication state.
    return null;
  }
}

/** Type of the message that Strapi's admin panel posts to the previewed page after each save. */
const saved = 'strapiUpdate';

/**
 * Calls `onSave` after each save reported by the CMS; messages from other origins are ignored. Returns an unsubscribe
 * function.
 */
export function subscribeToPreviewUpdates(cmsOrigin: string, onSave: () => void): () => void {
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== cmsOrigin || typeof data !== 'object' || data === null) return;
    if ('type' in data && data.type === saved) onSave();
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
