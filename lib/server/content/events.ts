import 'server-only';
import { cache } from 'react';
import { groupEventsByTime } from '@/domain/content/content-lists';
import type { Language } from '@/domain/locale/language';
import { fetchEvent, fetchEvents, mapEvent } from '@/lib/gateways/content/events.gateway';
import type { EventView } from '@/lib/platform/views/content-view';
import { getResultData } from '@/lib/gateways/result';

/** Returns upcoming and past events. Throws when the content service fails. */
export const listEvents = cache(
  async (language: Language): Promise<{ upcoming: EventView[]; past: EventView[] }> => {
    const events = getResultData(await fetchEvents(language), 'events');
    return groupEventsByTime(
      events.flatMap((event) => mapEvent(event, language) ?? []),
      Date.now(),
    );
  },
);

/** Returns all events in one list, upcoming before past ones. Throws when the content service fails. */
export async function listAllEvents(language: Language): Promise<EventView[]> {
  const { upcoming, past } = await listEvents(language);
  return [...upcoming, ...past];
}

/** Returns one event, even if it is over; null when it does not exist. Throws when the content service fails. */
export const findEvent = cache(
  async (language: Language, slug: string): Promise<EventView | null> => {
    const event = getResultData(await fetchEvent(language, slug), `event ${slug}`);
    return event && mapEvent(event, language);
  },
);

export const isPastEvent = (event: EventView): boolean =>
  groupEventsByTime([event], Date.now()).past.length > 0;
