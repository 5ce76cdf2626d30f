import type { SourceFile, SourceReader } from './source/source-file';
import type { Catalog } from '../demo-data/catalog-schemas';
import type { ContentVariables } from '@/domain/content/content-variables';
import type { CatalogEntries } from './map-catalog-entries';
import {
  findMissingTranslations,
  findUnknownListings,
  filterUnusedPagePaths,
  filterUniqueSlugs,
  listTermFilters,
  listProductPaths,
} from './validate-sources';
import { loadSources, type ContentSources } from './source/load-sources';
import { mapContentEntries } from './map-content-entries';
import { buildContentPlaceholders } from './content-placeholders';
import type { ContentVersions } from './entries';
import type { MediaLibrary } from './media-library';
import { findReferenceProblems } from './validate-references';
import type { ContentProblem } from './source/parse-markdown-source';

interface Publishable {
  /** False for a draft; defaults to true. */
  published?: boolean;
  /** ISO 8601 in UTC; absent when published at once. */
  publishAt?: string | undefined;
}

/**
 * Returns the sources published at `now` (epoch milliseconds) and those of the preview, where drafts replace their
 * published versions. A draft with `publishAt` is published from that time.
 */
function resolveVersions<Content extends Publishable>(
  sources: readonly SourceFile<Content>[],
  now: number,
): Record<'PUBLISHED' | 'DRAFT', SourceFile<Content>[]> {
  const drafts = sources.filter(({ isDraft }) => isDraft);
  const settled = sources.filter(({ isDraft }) => !isDraft);
  const dueDrafts = drafts.filter(
    ({ content }) => content.publishAt !== undefined && isOut(content, now),
  );
  return {
    PUBLISHED: withDrafts(
      settled.filter(({ content }) => isOut(content, now)),
      dueDrafts,
    ),
    DRAFT: withDrafts(settled, drafts),
  };
}

/** Returns the next publication time after `now` in epoch milliseconds, or Infinity when nothing is scheduled. */
function findNextPublication(sources: readonly SourceFile<Publishable>[], now: number): number {
  const times = sources.flatMap(({ content: { published, publishAt } }) =>
    publishAt === undefined || published === false ? [] : [Date.parse(publishAt)],
  );
  return Math.min(...times.filter((time) => time > now));
}

function isOut({ published, publishAt }: Publishable, now: number): boolean {
  return published !== false && (publishAt === undefined || Date.parse(publishAt) <= now);
}

/** Replaces each source by its draft, if any, and appends the drafts of new documents. */
function withDrafts<Content>(
  settled: readonly SourceFile<Content>[],
  drafts: readonly SourceFile<Content>[],
): SourceFile<Content>[] {
  const draftOf = new Map(drafts.map((draft) => [nameOf(draft), draft]));
  const settledNames = new Set(settled.map(nameOf));
  return [
    ...settled.map((source) => draftOf.get(nameOf(source)) ?? source),
    ...drafts.filter((draft) => !settledNames.has(nameOf(draft))),
  ];
}

function nameOf({ locale, key }: SourceFile<unknown>): string {
  return `${locale ?? ''}/${key}`;
}

interface Loading {
  demoDir: string;
  reader: SourceReader;
  catalogue: Catalog;
  products: CatalogEntries;
  media: MediaLibrary;
  /** Epoch milliseconds. */
  now: number;
}

export interface LoadedContent {
  versions: ContentVersions;
  problems: ContentProblem[];
  /** Values of the placeholders in the texts. */
  facts: ContentVariables;
  /** The next scheduled publication in epoch milliseconds, or Infinity when nothing is scheduled. */
  nextAt: number;
}

type Status = keyof ContentVersions;

/** Loads all content as published at `now` and as drafted, with all problems found. */
export function loadEntries({
  demoDir,
  reader,
  catalogue,
  products,
  media,
  now,
}: Loading): LoadedContent {
  const problems: ContentProblem[] = media.problem ? [media.problem] : [];
  const report = (problem: ContentProblem) => problems.push(problem);
  const all = loadSources({ demoDir, reader, report });
  const read = {
    ...all,
    pages: filterUnusedPagePaths(all.pages, listProductPaths(catalogue), report),
  };
  problems.push(...findUnknownListings(read.pages, listTermFilters(catalogue)));
  const sources = {
    PUBLISHED: pick(read, 'PUBLISHED', now, report),
    DRAFT: pick(read, 'DRAFT', now),
  };
  const { PUBLISHED, DRAFT } = sources;
  const outlet = catalogue.outlet.content.map(({ slug }) => ({ slug, locale: null }));
  const surroundings = { products, outlet, media };
  problems.push(...findReferenceProblems(PUBLISHED, surroundings));
  problems.push(
    ...findReferenceProblems(DRAFT, surroundings, new Set(Object.values(PUBLISHED).flat())),
  );
  for (const list of Object.values(read)) problems.push(...findMissingTranslations(list));
  return {
    versions: {
      PUBLISHED: mapContentEntries(sources.PUBLISHED, 'PUBLISHED', products, media),
      DRAFT: mapContentEntries(sources.DRAFT, 'DRAFT', products, media),
    },
    problems,
    facts: buildContentPlaceholders(demoDir, catalogue, PUBLISHED.dealers),
    nextAt: findNextPublication(Object.values(read).flat(), now),
  };
}

/** Returns the published sources of each list, or those of the preview, without duplicate slugs. */
function pick(
  sources: ContentSources,
  status: Status,
  now: number,
  report: (problem: ContentProblem) => void = () => undefined,
): ContentSources {
  return {
    notificationBanner: resolveVersions(sources.notificationBanner, now)[status],
    pages: filterUniqueSlugs(resolveVersions(sources.pages, now)[status], report),
    blogs: filterUniqueSlugs(resolveVersions(sources.blogs, now)[status], report),
    jobs: filterUniqueSlugs(resolveVersions(sources.jobs, now)[status], report),
    events: filterUniqueSlugs(resolveVersions(sources.events, now)[status], report),
    faqs: filterUniqueSlugs(resolveVersions(sources.faqs, now)[status], report),
    features: filterUniqueSlugs(resolveVersions(sources.features, now)[status], report),
    dealers: filterUniqueSlugs(resolveVersions(sources.dealers, now)[status], report),
    downloads: filterUniqueSlugs(resolveVersions(sources.downloads, now)[status], report),
  };
}
