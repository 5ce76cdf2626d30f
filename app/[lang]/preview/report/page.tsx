import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ContentReportGroup } from '@/components/preview/content-report-group';
import { getContentReport } from '@/lib/server/content-report/get-content-report';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { isPreview } from '@/lib/platform/http/is-preview';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  await getPageLanguage(params);
  const t = await getTranslations('preview.report');
  return { title: t('title'), robots: { index: false } };
}

/** A report of content that an editor should check. Visible in preview mode only, otherwise a 404. */
export default async function ContentReportPage({ params }: LangParams) {
  await getPageLanguage(params);
  if (!(await isPreview())) notFound();
  const [t, { entryCount, groups }] = await Promise.all([
    getTranslations('preview.report'),
    getContentReport(),
  ]);
  const problemCount = groups.reduce((sum, { problems }) => sum + problems.length, 0);
  return (
    <div className="container-xxl pt-5 pb-7">
      <h1>{t('title')}</h1>
      <p className="lead">{t('summary', { entries: entryCount, problems: problemCount })}</p>
      {groups.map((group) => (
        <ContentReportGroup key={group.rule} {...group} />
      ))}
    </div>
  );
}
