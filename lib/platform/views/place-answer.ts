import { z } from 'zod';
import { type Place, placeLabel } from '@/domain/places/place';

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

export const chosenSchema = z.object({
  place: placeSchema.nullable(),
  alternatives: z.array(placeSchema),
});

/** What a search leads to: a place, or null when there is none of that name, and what else was meant. */
export type ChosenView = z.infer<typeof chosenSchema>;

/** A place of the index as the browser gets it. */
export function toPlaceView(place: Place): PlaceView {
  const { country, latitude, longitude } = place;
  return { label: placeLabel(place), country, latitude, longitude };
}
