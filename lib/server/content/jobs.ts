import 'server-only';
import { cache } from 'react';
import { isJobOpen } from '@/domain/content/content-lists';
import type { Language } from '@/domain/locale/language';
import { fetchJob, fetchJobs, mapJob, mapJobCard } from '@/lib/gateways/content/jobs.gateway';
import type { JobCard, JobView } from '@/lib/platform/views/content-view';
import { getResultData } from '@/lib/gateways/result';
import { getToday } from '@/lib/platform/i18n/format-days';

/** Returns the jobs that are open for applications today. Throws when the content service fails. */
export const listOpenJobs = cache(async (language: Language): Promise<JobCard[]> => {
  const day = getToday();
  const jobs = getResultData(await fetchJobs(language), 'jobs');
  return jobs.flatMap((job) => mapJobCard(job) ?? []).filter((job) => isJobOpen(job, day));
});

/** Returns one job, even if it is filled; null when it does not exist. Throws when the content service fails. */
export const findJob = cache(async (language: Language, slug: string): Promise<JobView | null> => {
  const job = getResultData(await fetchJob(language, slug), `job ${slug}`);
  return job && mapJob(job, language);
});
