import 'server-only';
import { choosePlace } from '@/domain/places/find-places';
import { type ChosenView, toPlaceView } from '@/lib/platform/views/place-answer';
import { placeIndex } from './place-index';

/** The place a typed text leads to, and its namesakes; no place when nothing is like it. */
export function choosePlaceView(typed: string): ChosenView {
  const chosen = choosePlace(placeIndex(), typed);
  if (chosen === null) return { place: null, alternatives: [] };
  return {
    place: toPlaceView(chosen.place),
    alternatives: chosen.alternatives.map((place) => toPlaceView(place)),
  };
}
