import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHead } from '@/components/content/page-head';
import { EventEntry } from '@/components/events/event-entry';
import { PastEvents } from '@/components/events/past-events';
import { listEvents } from '@/lib/server/content/events';
import { findPage } from '@/lib/server/content/get-page';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('events');
  const words = { title: t('title'), description: t('description') };
  return fixedPageMetadata(language, 'events', words);
}

/** What is to come and what is over, each with the way to its page (Spec §2). */
export default async function EventsPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, page, { upcoming, past }] = await Promise.all([
    getTranslations('events'),
    findPage(language, 'events'),
    listEvents(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHead title={page?.title ?? t('title')} lead={lead} />
        {upcoming.length === 0 && <p className="lead">{t('empty')}</p>}
        <div>
          {upcoming.map((event) => (
            <EventEntry key={event.slug} event={event} />
          ))}
        </div>
        {past.length > 0 && <PastEvents events={past} />}
      </div>
      <ContentBlocks blocks={rest} />
    </>
  );
}
