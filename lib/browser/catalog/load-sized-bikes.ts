import type { Language } from '@/domain/locale/language';
import type { SizedBikesView } from '@/lib/platform/views/fit-view';

const timeoutMs = 10_000;

const loaded = new Map<Language, Promise<SizedBikesView>>();

/**
 * Loads prices and delivery dates of every size of all models, once per page. Rejects on failure; the next call
 * retries.
 */
export function loadSizedBikes(language: Language): Promise<SizedBikesView> {
  const known = loaded.get(language);
  if (known) return known;
  const request = fetchSizedBikes(`/${language}/bike-sizes.json`);
  loaded.set(language, request);
  request.catch(() => loaded.delete(language));
  return request;
}

async function fetchSizedBikes(url: string): Promise<SizedBikesView> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The bike sizes failed with status ${response.status}`);
  const view = (await response.json()) as SizedBikesView;
  // A page that was opened before an update may receive the format of another version.
  if (view.models.some(({ combinationsBySize }) => combinationsBySize === undefined))
    throw new Error('The bike sizes have another format');
  return view;
}
