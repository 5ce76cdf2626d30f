import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHeader } from '@/components/content/page-header';
import { EventListItem } from '@/components/company/event-list';
import { PastEvents } from '@/components/company/event-list';
import { listEvents } from '@/lib/server/content/events';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('events');
  const metadata = { title: t('title'), description: t('description') };
  return buildFixedPageMetadata(language, 'events', metadata);
}

/** Upcoming and past events with links to their pages (Specification §2). */
export default async function EventsPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, page, { upcoming, past }] = await Promise.all([
    getTranslations('events'),
    findOptionalPage(language, 'events'),
    listEvents(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHeader title={page?.title ?? t('title')} lead={lead} />
        {upcoming.length === 0 && <p className="lead">{t('empty')}</p>}
        <div>
          {upcoming.map((event) => (
            <EventListItem key={event.slug} event={event} />
          ))}
        </div>
        {past.length > 0 && <PastEvents events={past} />}
      </div>
      <ContentBlocks blocks={rest} />
    </>
  );
}
