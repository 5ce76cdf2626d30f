import 'server-only';
import { cache } from 'react';
import { splitEvents } from '@/domain/content/split-events';
import type { Language } from '@/domain/language/detect-language';
import { readEvents } from '@/lib/gateways/content/events.gateway';
import type { EventView } from '@/lib/platform/views/event-view';
import { mapEvent } from '@/lib/gateways/content/map-event';
import { required } from '@/lib/server/required';

/** What is to come and what is over. Throws when the content service cannot answer. */
export const listEvents = cache(
  async (language: Language): Promise<{ upcoming: EventView[]; past: EventView[] }> => {
    const events = required(await readEvents(language), 'events');
    return splitEvents(
      events.flatMap((event) => mapEvent(event) ?? []),
      Date.now(),
    );
  },
);
