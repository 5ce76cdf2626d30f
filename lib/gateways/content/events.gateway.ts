import type { Language } from '@/domain/locale/language';
import {
  EventBySlugDocument,
  EventListDocument,
  type EventListQuery,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { EventView } from '@/lib/platform/views/content-view';
import { mapImage, mapSlugs } from './map-image';
import 'server-only';

export type EventDto = NonNullable<EventListQuery['events'][number]>;

/** Fetches all events of a language, sorted by start. */
export async function fetchEvents(language: Language): Promise<Result<EventDto[]>> {
  const result = await fetchContent({
    document: EventListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('event', language),
  });
  return mapResult(result, ({ events }) => events.filter((entry) => entry !== null));
}

/** Fetches one event. Returns null when the slug is unknown. */
export async function fetchEvent(
  language: Language,
  slug: string,
): Promise<Result<EventDto | null>> {
  const result = await fetchContent({
    document: EventBySlugDocument,
    variables: { locale: language, slug },
    tags: getContentCacheTags('event', language, slug),
  });
  return mapResult(result, ({ events }) => events[0] ?? null);
}

/** Maps an event. Returns null for an event without slug or start time, which cannot be listed. */
export function mapEvent(event: EventDto, language: string): EventView | null {
  const { slug, startsAt, image, body, metaDescription, metaImage, ...same } = event;
  if (!slug || !startsAt) return null;
  const { title, teaser, endsAt, venue, street, zip, city, country, link } = same;
  return {
    ...{ title, endsAt, venue, street, zip, city, country, link },
    ...{ slug, startsAt },
    teaser: teaser && addNonBreakingSpaces(teaser),
    metaDescription: metaDescription ?? teaser,
    shareImage: mapImage(metaImage),
    body: body ?? '',
    image: mapImage(image),
    slugs: mapSlugs(event, language),
  };
}
