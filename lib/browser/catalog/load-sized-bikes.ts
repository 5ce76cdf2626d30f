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

async function fetchSizedBikes(address: string): Promise<SizedBikesView> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The bike sizes failed with status ${answer.status}`);
  return (await answer.json()) as SizedBikesView;
}
