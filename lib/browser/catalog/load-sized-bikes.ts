import type { Language } from '@/domain/locale/language';
import type { SizedBikesView } from '@/lib/platform/views/fit-view';

const timeoutMs = 10_000;

const loaded = new Map<Language, Promise<SizedBikesView>>();

/** Prices and days of every size, fetched once for as long as the page lives. Rejects when they cannot be had; the next call tries again. */
export function loadSizedBikes(language: Language): Promise<SizedBikesView> {
  const known = loaded.get(language);
  if (known) return known;
  const wanted = fetchWays(`/${language}/bike-sizes.json`);
  loaded.set(language, wanted);
  wanted.catch(() => loaded.delete(language));
  return wanted;
}

async function fetchWays(address: string): Promise<SizedBikesView> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The sizes answered ${answer.status}`);
  return (await answer.json()) as SizedBikesView;
}
