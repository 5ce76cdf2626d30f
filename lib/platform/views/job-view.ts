import type { ImageView, LanguageSlug } from './page-view';

export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'INTERN' | 'APPRENTICE';

export type Salary = {
  min: number | null;
  max: number | null;
  unit: 'YEAR' | 'MONTH' | 'HOUR';
};

/** A job as lists show it. Days are YYYY-MM-DD. */
export type JobCard = {
  title: string;
  slug: string;
  teaser: string | null;
  department: string | null;
  location: string | null;
  /** It can be done from home altogether. */
  isRemote: boolean;
  employmentType: EmploymentType | null;
  date: string | null;
  validThrough: string | null;
  /** Whole euros before tax. */
  salary: Salary | null;
};

export type JobView = JobCard & {
  /** Markdown. */
  body: string;
  metaDescription: string | null;
  /** The editor’s choice for shared links. */
  shareImage: ImageView | null;
  updatedAt: string | null;
  slugs: LanguageSlug[];
};
