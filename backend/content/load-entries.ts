import type { Catalogue } from '../demo-source/catalogue-files';
import type { ContentFacts } from '@/domain/content-facts/fill-facts';
import type { CatalogueEntries } from './catalogue-entries';
import {
  missingTranslations,
  unknownListings,
  withFreeAddress,
  withOwnSlug,
} from './check-sources';
import { listedTerms, soldAddresses } from './sold-addresses';
import { readSources, type Sources } from './document-kinds';
import { contentEntries } from './content-entries';
import { contentFacts } from './content-facts';
import type { ContentVersions } from './entries';
import type { MediaLibrary } from './media-library';
import { referenceProblems } from './reference-problems';
import type { ContentProblem } from './source/content-problem';
import type { SourceReader } from './source/source-reader';
import { nextPublication, versionsOf } from './source/versions';

interface Loading {
  demoDir: string;
  reader: SourceReader;
  catalogue: Catalogue;
  products: CatalogueEntries;
  media: MediaLibrary;
  /** Epoch milliseconds. */
  now: number;
}

export interface LoadedContent {
  versions: ContentVersions;
  problems: ContentProblem[];
  /** What its texts may repeat of the data. */
  facts: ContentFacts;
  /** When more of it is published by itself, in epoch milliseconds; infinity when nothing waits for its time. */
  nextAt: number;
}

type Status = keyof ContentVersions;

/** All content as it is published at `now` and as it is drafted, with everything an editor has to mend. */
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
  const all = readSources({ demoDir, reader, report });
  const read = { ...all, pages: withFreeAddress(all.pages, soldAddresses(catalogue), report) };
  problems.push(...unknownListings(read.pages, listedTerms(catalogue)));
  const sources = {
    PUBLISHED: pick(read, 'PUBLISHED', now, report),
    DRAFT: pick(read, 'DRAFT', now),
  };
  const { PUBLISHED, DRAFT } = sources;
  const outlet = catalogue.outlet.content.map(({ slug }) => ({ slug, locale: null }));
  const surroundings = { products, outlet, media };
  problems.push(...referenceProblems(PUBLISHED, surroundings));
  problems.push(
    ...referenceProblems(DRAFT, surroundings, new Set(Object.values(PUBLISHED).flat())),
  );
  for (const list of Object.values(read)) problems.push(...missingTranslations(list));
  return {
    versions: {
      PUBLISHED: contentEntries(sources.PUBLISHED, 'PUBLISHED', products, media),
      DRAFT: contentEntries(sources.DRAFT, 'DRAFT', products, media),
    },
    problems,
    facts: contentFacts(demoDir, catalogue, PUBLISHED.dealers),
    nextAt: nextPublication(Object.values(read).flat(), now),
  };
}

/** What a status shows of each list. */
function pick(
  sources: Sources,
  status: Status,
  now: number,
  report: (problem: ContentProblem) => void = () => undefined,
): Sources {
  return {
    notificationBanner: versionsOf(sources.notificationBanner, now)[status],
    pages: withOwnSlug(versionsOf(sources.pages, now)[status], report),
    blogs: withOwnSlug(versionsOf(sources.blogs, now)[status], report),
    jobs: withOwnSlug(versionsOf(sources.jobs, now)[status], report),
    events: withOwnSlug(versionsOf(sources.events, now)[status], report),
    faqs: withOwnSlug(versionsOf(sources.faqs, now)[status], report),
    features: withOwnSlug(versionsOf(sources.features, now)[status], report),
    dealers: withOwnSlug(versionsOf(sources.dealers, now)[status], report),
    downloads: withOwnSlug(versionsOf(sources.downloads, now)[status], report),
  };
}
