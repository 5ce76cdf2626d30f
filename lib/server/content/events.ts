import 'server-only';
import { cache } from 'react';
import { splitEvents } from '@/domain/content/split-events';
import type { Language } from '@/domain/language/detect-language';
import { readEvent, readEvents } from '@/lib/gateways/content/events.gateway';
import type { EventView } from '@/lib/platform/views/event-view';
import { mapEvent } from '@/lib/gateways/content/map-event';
import { required } from '@/lib/server/required';

/** What is to come and what is over. Throws when the content service cannot answer. */
export const listEvents = cache(
  async (language: Language): Promise<{ upcoming: EventView[]; past: EventView[] }> => {
    const events = required(await readEvents(language), 'events');
    return splitEvents(
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
export const getEvent = cache(
  async (language: Language, slug: string): Promise<EventView | null> => {
    const event = required(await readEvent(language, slug), `event ${slug}`);
    return event && mapEvent(event, language);
  },
);

/** True when an event is over now. */
export const isOver = (event: EventView): boolean =>
  splitEvents([event], Date.now()).past.length > 0;
