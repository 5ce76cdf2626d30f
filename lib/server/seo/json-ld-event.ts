import type { Language } from '@/domain/language/detect-language';
import type { EventView } from '@/lib/platform/views/event-view';
import { plainText } from '@/lib/server/search/plain-text';
import type { Json } from './json-ld';
import { organizationId } from './organization-id';
import { siteUrl } from './site-url';

/** schema.org Event: when, where, and who holds it. */
export function eventJsonLd(language: Language, event: EventView): Json {
  const { title, slug, teaser, startsAt, endsAt, venue, street, zip, city, country } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: teaser ?? (plainText(event.body) || undefined),
    url: siteUrl(`/${language}/events/${slug}`),
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: event.image ? [siteUrl(event.image.url)] : undefined,
    location: {
      '@type': 'Place',
      name: venue ?? city ?? title,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street ?? undefined,
        postalCode: zip ?? undefined,
        addressLocality: city ?? undefined,
        addressCountry: country ?? undefined,
      },
    },
    organizer: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: 'Lautlos',
      url: siteUrl('/'),
    },
  };
}
