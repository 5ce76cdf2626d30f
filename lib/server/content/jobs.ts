import 'server-only';
import { cache } from 'react';
import { isOpen } from '@/domain/content/open-jobs';
import type { Language } from '@/domain/language/detect-language';
import { readJob, readJobs } from '@/lib/gateways/content/jobs.gateway';
import type { JobCard, JobView } from '@/lib/platform/views/job-view';
import { mapJob, mapJobCard } from '@/lib/gateways/content/map-job';
import { required } from '@/lib/server/required';
import { today } from '@/lib/platform/i18n/days';

/** The jobs one can apply for today. Throws when the content service cannot answer. */
export const listOpenJobs = cache(async (language: Language): Promise<JobCard[]> => {
  const day = today();
  const jobs = required(await readJobs(language), 'jobs');
  return jobs.flatMap((job) => mapJobCard(job) ?? []).filter((job) => isOpen(job, day));
});

/** One job, also when it is taken; null when there is none of that slug. Throws when the content service cannot answer. */
export const getJob = cache(async (language: Language, slug: string): Promise<JobView | null> => {
  const job = required(await readJob(language, slug), `job ${slug}`);
  return job && mapJob(job, language);
});
