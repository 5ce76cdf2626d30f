import 'server-only';
import type { GeoPosition } from '@/domain/dealers/dealer';
import { computeDistanceKm } from '@/domain/dealers/distance';
import type { Language } from '@/domain/locale/language';
import { listPlaces } from '@/domain/dealers/find-places';
import type { EventView } from '@/lib/platform/views/content-view';
import { listEvents } from '@/lib/server/content/events';
import { withFallback } from '@/lib/gateways/result';
import { getPlaceIndex } from './places';

/** Maximum distance of an event in kilometers: a day trip. */
const reachKm = 100;
const shownEvents = 2;

/** Returns up to two upcoming events near a place, the earliest first; empty when events could not be loaded. */
export async function listNearbyEvents(
  language: Language,
  around: GeoPosition,
): Promise<EventView[]> {
  const { upcoming } = await withFallback(listEvents(language), { upcoming: [], past: [] });
  return upcoming
    .filter((event) => {
      const place = placeOf(event);
      return place !== null && computeDistanceKm(around, place) <= reachKm;
    })
    .slice(0, shownEvents);
}

/** Cache of event positions by address, because the pages of all dealers look up the same few addresses. */
const places = new Map<string, GeoPosition | null>();

function placeOf({ zip, city, country }: EventView): GeoPosition | null {
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
