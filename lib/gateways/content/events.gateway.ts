import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  EventBySlugDocument,
  EventListDocument,
  type EventListQuery,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WireEvent = NonNullable<EventListQuery['events'][number]>;

/** All events of a language, by their beginning. */
export async function readEvents(language: Language): Promise<Result<WireEvent[]>> {
  const result = await readContent({
    document: EventListDocument,
    variables: { locale: language },
    tags: contentTags('event', language),
  });
  return mapResult(result, ({ events }) => events.filter((entry) => entry !== null));
}

/** One event; null when there is none of that slug. */
export async function readEvent(
  language: Language,
  slug: string,
): Promise<Result<WireEvent | null>> {
  const result = await readContent({
    document: EventBySlugDocument,
    variables: { locale: language, slug },
    tags: contentTags('event', language, slug),
  });
  return mapResult(result, ({ events }) => events[0] ?? null);
}
