import 'server-only';
import type { Position } from '@/domain/dealers/dealer';
import { distanceKm } from '@/domain/dealers/distance';
import type { Language } from '@/domain/language/detect-language';
import { findPlaces } from '@/domain/places/find-places';
import type { EventView } from '@/lib/platform/views/event-view';
import { listEvents } from '@/lib/server/content/events';
import { orElse } from '@/lib/server/required';
import { placeIndex } from './place-index';

/** As far as somebody travels for an afternoon, in kilometres. */
const reachKm = 100;
const shownEvents = 2;

/** What is to come around a place, the next first, two at the most; empty when the events cannot be read. */
export async function eventsNear(language: Language, around: Position): Promise<EventView[]> {
  const { upcoming } = await orElse(listEvents(language), { upcoming: [], past: [] });
  return upcoming
    .filter((event) => {
      const place = placeOf(event);
      return place !== null && distanceKm(around, place) <= reachKm;
    })
    .slice(0, shownEvents);
}

function placeOf({ zip, city, country }: EventView): Position | null {
  if (city === null) return null;
  const found = findPlaces(placeIndex(), [zip, city].filter(Boolean).join(' '), 20);
  return found.find((place) => country === null || place.country === country) ?? null;
}
