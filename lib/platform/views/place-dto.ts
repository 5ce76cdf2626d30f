import { z } from 'zod';
import { type Place, formatPlace } from '@/domain/dealers/place';

/** A place as sent to the browser. */
const placeSchema = z.object({
  /** Display name, which a search also accepts. */
  label: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export type PlaceView = z.infer<typeof placeSchema>;

export const placesSchema = z.object({ places: z.array(placeSchema) });

export const chosenPlaceSchema = z.object({
  place: placeSchema.nullable(),
  alternatives: z.array(placeSchema),
});

/** Result of a place search: the place found (null if none has that name), and other places of the same name. */
export type ChosenPlaceView = z.infer<typeof chosenPlaceSchema>;

/** Maps a place of the index to the form sent to the browser. */
export function toPlaceView(place: Place): PlaceView {
  const { country, latitude, longitude } = place;
  return { label: formatPlace(place), country, latitude, longitude };
}
