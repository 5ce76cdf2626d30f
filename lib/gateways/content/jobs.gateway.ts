import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  JobBySlugDocument,
  type JobBySlugQuery,
  JobListDocument,
  type JobListQuery,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WireJobCard = NonNullable<JobListQuery['jobs'][number]>;
export type WireJob = NonNullable<JobBySlugQuery['jobs'][number]>;

/** All jobs of a language. */
export async function readJobs(language: Language): Promise<Result<WireJobCard[]>> {
  const result = await readContent({
    document: JobListDocument,
    variables: { locale: language },
    tags: contentTags('job', language),
  });
  return mapResult(result, ({ jobs }) => jobs.filter((entry) => entry !== null));
}

/** One job with its text; null when there is none of that slug. */
export async function readJob(language: Language, slug: string): Promise<Result<WireJob | null>> {
  const result = await readContent({
    document: JobBySlugDocument,
    variables: { locale: language, slug },
    tags: contentTags('job', language, slug),
  });
  return mapResult(result, ({ jobs }) => jobs[0] ?? null);
}
