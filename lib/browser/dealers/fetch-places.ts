import {
  chosenPlaceSchema,
  type ChosenPlaceView,
  placesSchema,
  type PlaceView,
} from '@/lib/platform/views/place-dto';

const timeoutMs = 8_000;

/** Places for what is being typed; none when nobody answers: proposals are an extra. */
export async function fetchPlaces(typed: string, signal: AbortSignal): Promise<PlaceView[]> {
  try {
    const response = await fetch(`/api/places?${new URLSearchParams({ q: typed })}`, { signal });
    return placesSchema.parse(await response.json()).places;
  } catch {
    // Broken off by the next key, or not answered: the field works without proposals.
    return [];
  }
}

/** The place a search goes on with and its namesakes; null when nobody answered. */
export async function fetchChosenPlace(typed: string): Promise<ChosenPlaceView | null> {
  try {
    const query = new URLSearchParams({ q: typed, choose: '1' });
    const response = await fetch(`/api/places?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return chosenPlaceSchema.parse(await response.json());
  } catch {
    // The finder says that the search did not work and keeps its list.
    return null;
  }
}
