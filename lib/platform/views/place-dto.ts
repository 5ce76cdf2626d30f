import { z } from 'zod';
import { type Place, formatPlace } from '@/domain/dealers/place';

/** A place as it travels to the browser. */
const placeSchema = z.object({
  /** As it is named, and found again by a search. */
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

/** What a search leads to: a place, or null when there is none of that name, and what else was meant. */
export type ChosenPlaceView = z.infer<typeof chosenPlaceSchema>;

/** A place of the index as the browser gets it. */
export function toPlaceView(place: Place): PlaceView {
  const { country, latitude, longitude } = place;
  return { label: formatPlace(place), country, latitude, longitude };
}
