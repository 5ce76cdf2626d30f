import type { z } from 'zod';
import { dealersFile, type DealerFile } from '../demo-source/dealer-file';
import { downloadFile } from '../demo-source/download-file';
import { eventFile } from '../demo-source/event-file';
import { faqFile, type FaqFile, type FaqQuestion } from '../demo-source/faq-file';
import { featureFile } from '../demo-source/feature-file';
import { jobFile } from '../demo-source/job-file';
import { newsFile } from '../demo-source/news-file';
import { bannerFile, pageFile } from '../demo-source/page-file';
import { findByLanguage, findList, findSingle } from './source/find-files';
import type { ContentProblem } from './source/content-problem';
import type { SourceFile } from './source/source-file';
import type { SourceReader } from './source/source-reader';

interface Reading {
  demoDir: string;
  reader: SourceReader;
  report(problem: ContentProblem): void;
}

/** All sources of the content folder by the name of their list. What is wrong inside a file is reported. */
export function readSources({ demoDir, reader, report }: Reading) {
  const dealers = reader
    .read(findList(demoDir, 'dealers.yaml'), dealersFile, report)
    .flatMap(dealersOf);
  const documents = <Schema extends z.ZodType>(
    folder: string,
    extension: '.yaml' | '.md',
    schema: Schema,
  ) => reader.read(findByLanguage(demoDir, { folder, extension }), schema, report);
  const faq = documents('faq', '.yaml', faqFile);
  const banner = findSingle(demoDir, { folder: 'banner', extension: '.yaml' });
  return {
    notificationBanner: reader.read(banner, bannerFile, report),
    pages: documents('pages', '.yaml', pageFile),
    blogs: documents('news', '.md', newsFile),
    jobs: documents('jobs', '.md', jobFile),
    events: documents('events', '.md', eventFile),
    faqs: faq.flatMap(questionsOf),
    features: documents('features', '.yaml', featureFile),
    dealers,
    downloads: documents('downloads', '.md', downloadFile),
  };
}

export type Sources = ReturnType<typeof readSources>;

/** The questions of a category as documents of their own. */
function questionsOf(
  source: SourceFile<FaqFile>,
  _index: number,
  all: readonly SourceFile<FaqFile>[],
): SourceFile<FaqQuestion>[] {
  const { category, updated, entries } = source.content;
  const place = all.filter(({ locale }) => locale === source.locale).indexOf(source);
  const group = source.content.position ?? place + 1;
  return entries.map((entry, number) => ({
    ...part(source, ['entries', number]),
    key: `${source.key}/${entry.key ?? number + 1}`,
    content: { ...entry, category, updated, position: group * 1000 + number + 1 },
  }));
}

function dealersOf(source: SourceFile<DealerFile[]>): SourceFile<DealerFile>[] {
  return source.content.map((content, index) => ({
    ...part(source, [index]),
    key: content.slug,
    content,
  }));
}

/** A source within another one: what stands below the path. */
function part<Content>(source: SourceFile<Content>, below: readonly PropertyKey[]) {
  return {
    ...source,
    lineOf: (path: readonly PropertyKey[]) => source.lineOf([...below, ...path]),
    lineWithin: (path: readonly PropertyKey[], offset: number) =>
      source.lineWithin([...below, ...path], offset),
  };
}
