import 'server-only';
import { cache } from 'react';
import { isJobOpen } from '@/domain/content/content-lists';
import type { Language } from '@/domain/locale/language';
import { fetchJob, fetchJobs, mapJob, mapJobCard } from '@/lib/gateways/content/jobs.gateway';
import type { JobCard, JobView } from '@/lib/platform/views/content-view';
import { getResultData } from '@/lib/gateways/result';
import { getToday } from '@/lib/platform/i18n/format-days';

/** The jobs one can apply for today. Throws when the content service cannot answer. */
export const listOpenJobs = cache(async (language: Language): Promise<JobCard[]> => {
  const day = getToday();
  const jobs = getResultData(await fetchJobs(language), 'jobs');
  return jobs.flatMap((job) => mapJobCard(job) ?? []).filter((job) => isJobOpen(job, day));
});

/** One job, also when it is taken; null when there is none of that slug. Throws when the content service cannot answer. */
export const findJob = cache(async (language: Language, slug: string): Promise<JobView | null> => {
  const job = getResultData(await fetchJob(language, slug), `job ${slug}`);
  return job && mapJob(job, language);
});
