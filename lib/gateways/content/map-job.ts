import { firmSpaces } from '@/domain/content/firm-spaces';
import type { WireJob, WireJobCard } from './jobs.gateway';
import type { JobCard, JobView, Salary } from '@/lib/platform/views/job-view';
import { mapImage } from './map-image';
import { mapSlugs } from './map-slugs';

/** A job as lists show it; null for one without a slug, which has no address. */
export function mapJobCard(job: WireJobCard): JobCard | null {
  const { title, slug, teaser, department, location, employmentType, date, validThrough } = job;
  if (!slug) return null;
  return {
    ...{
      title,
      slug,
      department,
      location,
      employmentType,
      date,
      validThrough,
    },
    teaser: teaser && firmSpaces(teaser),
    isRemote: job.isRemote ?? false,
    salary: mapSalary(job),
  };
}

/** A job with its text; null for one without a slug. */
export function mapJob(job: WireJob, language: string): JobView | null {
  const card = mapJobCard(job);
  return (
    card && {
      ...card,
      body: job.body ?? '',
      metaDescription: job.metaDescription ?? job.teaser,
      shareImage: mapImage(job.metaImage),
      updatedAt: job.updatedAt,
      slugs: mapSlugs(job, language),
    }
  );
}

function mapSalary({ salaryMin, salaryMax, salaryUnit }: WireJobCard): Salary | null {
  if (salaryMin === null && salaryMax === null) return null;
  return { min: salaryMin, max: salaryMax, unit: salaryUnit ?? 'YEAR' };
}
