import type { ImageView, LanguageSlug } from './page-view';

type ArticleCategory = 'model' | 'technik' | 'werkstatt' | 'unternehmen' | 'presse';

/** An article in lists. */
export type ArticleCard = {
  title: string;
  slug: string;
  teaser: string | null;
  /** Day in the form YYYY-MM-DD. */
  date: string | null;
  author: string | null;
  category: ArticleCategory | null;
  isPressRelease: boolean;
  image: ImageView | null;
  /** Reading time in minutes. */
  minutes: number;
};

export type ArticleView = ArticleCard & {
  /** Text in Markdown. */
  body: string;
  metaDescription: string | null;
  /** Share image chosen by the editor. */
  shareImage: ImageView | null;
  /** Time of the last change, as ISO date and time. */
  updatedAt: string | null;
  slugs: LanguageSlug[];
};

export type EventView = {
  title: string;
  slug: string;
  teaser: string | null;
  metaDescription: string | null;
  /** Share image chosen by the editor. */
  shareImage: ImageView | null;
  /** ISO date and time in UTC. */
  startsAt: string;
  endsAt: string | null;
  venue: string | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  /** Country code, ISO 3166 alpha-2. */
  country: string | null;
  /** Text in Markdown. */
  body: string;
  link: string | null;
  image: ImageView | null;
  slugs: LanguageSlug[];
};

export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'INTERN' | 'APPRENTICE';

export type Salary = {
  min: number | null;
  max: number | null;
  unit: 'YEAR' | 'MONTH' | 'HOUR';
};

/** A job in lists. Days are YYYY-MM-DD. */
export type JobCard = {
  title: string;
  slug: string;
  teaser: string | null;
  department: string | null;
  location: string | null;
  /** True when the job can be done fully remotely. */
  isRemote: boolean;
  employmentType: EmploymentType | null;
  date: string | null;
  validThrough: string | null;
  /** Salary in whole euros before tax. */
  salary: Salary | null;
};

export type JobView = JobCard & {
  /** Text in Markdown. */
  body: string;
  metaDescription: string | null;
  /** Share image chosen by the editor. */
  shareImage: ImageView | null;
  updatedAt: string | null;
  slugs: LanguageSlug[];
};

export const downloadCategories = ['manual', 'catalogue', 'form', 'certificate', 'press'] as const;

type DownloadCategory = (typeof downloadCategories)[number];

export type DownloadView = {
  title: string;
  slug: string;
  category: DownloadCategory;
  /** Language of the document; null when it is that of the page. */
  language: string | null;
  version: string | null;
  /** Day in the form YYYY-MM-DD. */
  date: string | null;
  description: string | null;
  href: string;
  /** File format, for example PDF or ZIP. */
  format: string;
  /** File size in kilobytes; null for documents generated on request. */
  kilobytes: number | null;
};
