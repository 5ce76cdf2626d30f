import { firmSpaces } from '@/domain/content/firm-spaces';
import type { WireEvent } from './events.gateway';
import type { EventView } from '@/lib/platform/views/event-view';
import { mapImage } from './map-image';
import { mapSlugs } from './map-slugs';

/** An event; null for one without a slug or a beginning, which cannot be listed. */
export function mapEvent(event: WireEvent, language: string): EventView | null {
  const { slug, startsAt, image, body, metaDescription, metaImage, ...same } = event;
  if (!slug || !startsAt) return null;
  const { title, teaser, endsAt, venue, street, zip, city, country, link } = same;
  return {
    ...{ title, endsAt, venue, street, zip, city, country, link },
    ...{ slug, startsAt },
    teaser: teaser && firmSpaces(teaser),
    metaDescription: metaDescription ?? teaser,
    shareImage: mapImage(metaImage),
    body: body ?? '',
    image: mapImage(image),
    slugs: mapSlugs(event, language),
  };
}
