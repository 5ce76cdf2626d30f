import {
  chosenPlaceSchema,
  type ChosenPlaceView,
  placesSchema,
  type PlaceView,
} from '@/lib/platform/views/place-dto';

const timeoutMs = 8_000;

/** Fetches place suggestions for the typed text; empty when the request fails, because suggestions are optional. */
export async function fetchPlaces(typed: string, signal: AbortSignal): Promise<PlaceView[]> {
  try {
    const response = await fetch(`/api/places?${new URLSearchParams({ q: typed })}`, { signal });
    return placesSchema.parse(await response.json()).places;
  } catch {
    // Aborted by the next keystroke or failed: the field works without suggestions.
    return [];
  }
}

/** Fetches the place that best matches a search, and other places of the same name; null when the request fails. */
export async function fetchChosenPlace(typed: string): Promise<ChosenPlaceView | null> {
  try {
    const query = new URLSearchParams({ q: typed, choose: '1' });
    const response = await fetch(`/api/places?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return chosenPlaceSchema.parse(await response.json());
  } catch {
    // The dealer finder reports that the search failed and keeps its list.
    return null;
  }
}
