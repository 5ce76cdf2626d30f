import 'server-only';
import type { Position } from '@/domain/dealers/dealer';
import { computeDistanceKm } from '@/domain/dealers/distance';
import type { Language } from '@/domain/locale/language';
import { listPlaces } from '@/domain/dealers/find-places';
import type { EventView } from '@/lib/platform/views/content-view';
import { listEvents } from '@/lib/server/content/events';
import { withFallback } from '@/lib/gateways/result';
import { getPlaceIndex } from './places';

/** As far as somebody travels for an afternoon, in kilometres. */
const reachKm = 100;
const shownEvents = 2;

/** What is to come around a place, the next first, two at the most; empty when the events cannot be read. */
export async function listNearbyEvents(language: Language, around: Position): Promise<EventView[]> {
  const { upcoming } = await withFallback(listEvents(language), { upcoming: [], past: [] });
  return upcoming
    .filter((event) => {
      const place = placeOf(event);
      return place !== null && computeDistanceKm(around, place) <= reachKm;
    })
    .slice(0, shownEvents);
}

/** Where towns of events lie, by their words: each page of a dealer asks for the same few. */
const places = new Map<string, Position | null>();

function placeOf({ zip, city, country }: EventView): Position | null {
  if (city === null) return null;
  const key = JSON.stringify([zip, city, country]);
  let place = places.get(key);
  if (place === undefined) {
    const found = listPlaces(getPlaceIndex(), [zip, city].filter(Boolean).join(' '), 20);
    place = found.find((one) => country === null || one.country === country) ?? null;
    places.set(key, place);
  }
  return place;
}
