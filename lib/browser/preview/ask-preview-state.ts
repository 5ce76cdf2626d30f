import type { PreviewState } from '@/domain/preview/preview-state';

const states: readonly unknown[] = [
  'unpublished',
  'changed',
  'published',
] satisfies readonly PreviewState[];

const isState = (value: unknown): value is PreviewState => states.includes(value);

/** How the page at a path differs from what visitors see; null when no editor writes it, or nobody can tell. */
export async function askPreviewState(
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
