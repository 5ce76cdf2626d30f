import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { SafeLink } from '@/components/content/safe-link';
import { EventPage } from '@/components/events/event-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { getEvent, isOver, listAllEvents } from '@/lib/server/content/events';
import { slugParams } from '@/lib/server/content/slug-params';
import { requireEntry, type SlugParams } from '@/lib/platform/i18n/require-entry';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';
import { eventJsonLd } from '@/lib/server/seo/json-ld-event';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';

export const revalidate = 300;

export const generateStaticParams = () => slugParams(listAllEvents);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await requireEntry(params);
  const event = await getEvent(language, slug);
  return event ? contentPageMetadata(language, event, '/events') : {};
}

/** One event: when and where, what there is, how to ask. It stays when it is over and says so. */
export default async function EventRoute({ params }: SlugParams) {
  const { language, slug } = await requireEntry(params);
  const [t, event] = await Promise.all([getTranslations('events'), getEvent(language, slug)]);
  if (!event) return leaveUnknownAddress('event', language, slug);
  return (
    <div className="container-xxl pt-4 pb-7">
      <Breadcrumb
        crumbs={[
          { label: t('title'), href: '/events' },
          { label: event.title, href: null },
        ]}
      />
      <EventPage
        event={event}
        isOver={isOver(event)}
        ask={
          event.link && (
            <SafeLink address={event.link} className="lt-link">
              {t('ask')}
            </SafeLink>
          )
        }
      >
        {event.body !== '' && <RichText markdown={event.body} />}
      </EventPage>
      <JsonLd data={eventJsonLd(language, event)} />
      <JsonLd
        data={wayJsonLd(language, [
          { name: t('title'), path: '/events' },
          { name: event.title, path: `/events/${slug}` },
        ])}
      />
    </div>
  );
}
