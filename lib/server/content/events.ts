import 'server-only';
import { cache } from 'react';
import { groupEventsByTime } from '@/domain/content/content-lists';
import type { Language } from '@/domain/locale/language';
import { fetchEvent, fetchEvents, mapEvent } from '@/lib/gateways/content/events.gateway';
import type { EventView } from '@/lib/platform/views/content-view';
import { getResultData } from '@/lib/gateways/result';

/** What is to come and what is over. Throws when the content service cannot answer. */
export const listEvents = cache(
  async (language: Language): Promise<{ upcoming: EventView[]; past: EventView[] }> => {
    const events = getResultData(await fetchEvents(language), 'events');
    return groupEventsByTime(
      events.flatMap((event) => mapEvent(event, language) ?? []),
      Date.now(),
    );
  },
);

/** All events, whenever they are. Throws when the content service cannot answer. */
export async function listAllEvents(language: Language): Promise<EventView[]> {
  const { upcoming, past } = await listEvents(language);
  return [...upcoming, ...past];
}

/** One event, also when it is over; null when there is none of that slug. Throws when the content service cannot answer. */
export const findEvent = cache(
  async (language: Language, slug: string): Promise<EventView | null> => {
    const event = getResultData(await fetchEvent(language, slug), `event ${slug}`);
    return event && mapEvent(event, language);
  },
);

/** True when an event is over now. */
export const isPastEvent = (event: EventView): boolean =>
  groupEventsByTime([event], Date.now()).past.length > 0;
