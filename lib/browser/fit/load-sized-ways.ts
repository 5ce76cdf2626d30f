import type { Language } from '@/domain/language/detect-language';
import type { SizedListView } from '@/lib/platform/views/fit-view';

const timeoutMs = 10_000;

const loaded = new Map<Language, Promise<SizedListView>>();

/** Prices and days of every size, fetched once for as long as the page lives. Rejects when they cannot be had; the next call tries again. */
export function loadSizedWays(language: Language): Promise<SizedListView> {
  const known = loaded.get(language);
  if (known) return known;
  const wanted = fetchWays(`/${language}/bike-sizes.json`);
  loaded.set(language, wanted);
  wanted.catch(() => loaded.delete(language));
  return wanted;
}

async function fetchWays(address: string): Promise<SizedListView> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The sizes answered ${answer.status}`);
  return (await answer.json()) as SizedListView;
}
