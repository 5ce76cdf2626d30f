import type { Language } from '@/domain/locale/language';
import {
  JobBySlugDocument,
  type JobBySlugQuery,
  JobListDocument,
  type JobListQuery,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { JobCard, JobView, Salary } from '@/lib/platform/views/content-view';
import { mapImage, mapSlugs } from './map-image';
import 'server-only';

export type JobCardDto = NonNullable<JobListQuery['jobs'][number]>;
export type JobDto = NonNullable<JobBySlugQuery['jobs'][number]>;

/** Fetches the published jobs, without their texts. */
export async function fetchJobs(language: Language): Promise<Result<JobCardDto[]>> {
  const result = await fetchContent({
    document: JobListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('job', language),
  });
  return mapResult(result, ({ jobs }) => jobs.filter((entry) => entry !== null));
}

/** Fetches one job with its text. Returns null when the slug is unknown. */
export async function fetchJob(language: Language, slug: string): Promise<Result<JobDto | null>> {
  const result = await fetchContent({
    document: JobBySlugDocument,
    variables: { locale: language, slug },
    tags: getContentCacheTags('job', language, slug),
  });
  return mapResult(result, ({ jobs }) => jobs[0] ?? null);
}

/** Maps a job for lists. Returns null for a job without a slug, which has no URL. */
export function mapJobCard(job: JobCardDto): JobCard | null {
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
    teaser: teaser && addNonBreakingSpaces(teaser),
    isRemote: job.isRemote ?? false,
    salary: mapSalary(job),
  };
}

/** Maps a job with its text. Returns null for a job without a slug, which has no URL. */
export function mapJob(job: JobDto, language: string): JobView | null {
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

function mapSalary({ salaryMin, salaryMax, salaryUnit }: JobCardDto): Salary | null {
  if (salaryMin === null && salaryMax === null) return null;
  return { min: salaryMin, max: salaryMax, unit: salaryUnit ?? 'YEAR' };
}
