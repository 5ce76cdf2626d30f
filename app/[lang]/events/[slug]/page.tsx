import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { SafeLink } from '@/components/content/markdown';
import { EventPage } from '@/components/company/event-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { findEvent, isPastEvent, listAllEvents } from '@/lib/server/content/events';
import { listSlugParams } from '@/lib/server/content/find-page';
import { getEntryParams, type SlugParams } from '@/lib/platform/i18n/page-params';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildEventJsonLd } from '@/lib/server/seo/json-ld-content';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';

export const revalidate = 300;

export const generateStaticParams = () => listSlugParams(listAllEvents);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await getEntryParams(params);
  const event = await findEvent(language, slug);
  return event ? buildContentPageMetadata(language, event, '/events') : {};
}

/** An event: date, place, program and contact. A past event keeps its page, which is marked as past. */
export default async function EventDetailPage({ params }: SlugParams) {
  const { language, slug } = await getEntryParams(params);
  const [t, event] = await Promise.all([getTranslations('events'), findEvent(language, slug)]);
  if (!event) return handleUnknownUrl('event', language, slug);
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
        isOver={isPastEvent(event)}
        contact={
          event.link && (
            <SafeLink address={event.link} className="lt-link">
              {t('ask')}
            </SafeLink>
          )
        }
      >
        {event.body !== '' && <RichText markdown={event.body} />}
      </EventPage>
      <JsonLd data={buildEventJsonLd(language, event)} />
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: t('title'), path: '/events' },
          { name: event.title, path: `/events/${slug}` },
        ])}
      />
    </div>
  );
}
