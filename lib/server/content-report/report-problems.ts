import { listUnfilledPlaceholders } from '@/domain/content/content-variables';
import { isMobileSized } from '@/lib/platform/media/stored-picture';
import { type Language, languages } from '@/domain/locale/language';
import { dayMs } from '@/domain/time/durations';
import { isDeadLink } from './link-check';
import type { ReportEntry } from '@/lib/platform/views/report-entry';
import {
  findInvalidDescriptionLength,
  findLowWordCount,
  type KnownFacts,
  listDifferingFigures,
  listWrongFacts,
  parseTextFigures,
} from './text-checks';

export const reportRules = [
  'missingTranslation',
  'olderTranslation',
  'wrongFact',
  'unknownFact',
  'otherFigures',
  'thinText',
  'description',
  'missingAlt',
  'deadLink',
  'largeMobileImage',
] as const;

export type ReportRule = (typeof reportRules)[number];

export interface ReportProblem {
  readonly rule: ReportRule;
  readonly entry: ReportEntry;
  /** The link, the picture or the words it is about. */
  readonly subject: string | null;
  /** The language that is missing, or newer. */
  readonly language: Language | null;
}

/** What texts are held against. */
interface Known {
  /** The addresses the site answers, with their language. */
  readonly paths: ReadonlySet<string>;
  readonly facts: KnownFacts;
}

/** Everything an editor should look at, rule by rule. */
export function listReportProblems(
  entries: readonly ReportEntry[],
  { paths, facts }: Known,
): ReportProblem[] {
  return [
    ...entries.flatMap((entry) => missingTranslations(entry, entries)),
    ...entries.flatMap((entry) => olderThanSibling(entry, entries)),
    ...entries.flatMap((entry) => contradictions(entry, facts)),
    ...entries.flatMap(placeholdersLeft),
    ...entries.flatMap((entry) => figuresOfOneLanguage(entry, entries)),
    ...entries.flatMap(thinTexts),
    ...entries.flatMap(descriptions),
    ...entries.flatMap(missingAlts),
    ...entries.flatMap((entry) => deadLinks(entry, paths)),
    ...entries.flatMap(largeMobileImages),
  ];
}

const isSibling = (entry: ReportEntry) => (other: ReportEntry) =>
  other.kind === entry.kind && other.documentId === entry.documentId;

/** Said of the first language an entry exists in, once for each that is missing. */
function missingTranslations(entry: ReportEntry, entries: readonly ReportEntry[]): ReportProblem[] {
  const siblings = entries.filter(isSibling(entry));
  if (siblings[0] !== entry) return [];
  return languages
    .filter((language) => siblings.every((sibling) => sibling.language !== language))
    .map((language) => ({ rule: 'missingTranslation', entry, subject: null, language }));
}

/** A day apart is translating; more is forgetting. */
function olderThanSibling(entry: ReportEntry, entries: readonly ReportEntry[]): ReportProblem[] {
  const changedAt = Date.parse(entry.updatedAt ?? '');
  return entries
    .filter(isSibling(entry))
    .filter(({ updatedAt }) => Date.parse(updatedAt ?? '') - changedAt > dayMs)
    .map(({ language }) => ({ rule: 'olderTranslation', entry, subject: null, language }));
}

function contradictions(entry: ReportEntry, facts: KnownFacts): ReportProblem[] {
  const text = `${entry.description ?? ''}\n${entry.text}`;
  return listWrongFacts(text, entry.language, facts).map((subject) => ({
    rule: 'wrongFact',
    entry,
    subject,
    language: null,
  }));
}

/** What readers see as it is written: a name that no fact has, or one that nobody knows just now. */
function placeholdersLeft(entry: ReportEntry): ReportProblem[] {
  const text = `${entry.title}\n${entry.description ?? ''}\n${entry.text}`;
  return listUnfilledPlaceholders(text).map((subject) => ({
    rule: 'unknownFact',
    entry,
    subject,
    language: null,
  }));
}

/** Said once for each entry and language: what one tells in figures, the other should not tell otherwise. */
function figuresOfOneLanguage(
  entry: ReportEntry,
  entries: readonly ReportEntry[],
): ReportProblem[] {
  const entryFigures = parseTextFigures(entry.text, entry.language);
  return entries
    .filter((other) => other !== entry && isSibling(entry)(other))
    .flatMap((other) => {
      const otherwise = listDifferingFigures(
        entryFigures,
        parseTextFigures(other.text, other.language),
      );
      const subject = otherwise.map(({ value, unit }) => `${value} ${unit}`).join(', ');
      return subject === ''
        ? []
        : [{ rule: 'otherFigures' as const, entry, subject, language: other.language }];
    });
}

function thinTexts(entry: ReportEntry): ReportProblem[] {
  const words = findLowWordCount(entry);
  return words === null
    ? []
    : [{ rule: 'thinText', entry, subject: String(words), language: null }];
}

function descriptions(entry: ReportEntry): ReportProblem[] {
  const descriptionLength = findInvalidDescriptionLength(entry);
  return descriptionLength === null
    ? []
    : [{ rule: 'description', entry, subject: String(descriptionLength), language: null }];
}

function missingAlts(entry: ReportEntry): ReportProblem[] {
  return entry.images
    .filter(({ alt }) => alt === null || alt.trim() === '')
    .map(({ url }) => ({ rule: 'missingAlt', entry, subject: url, language: null }));
}

function deadLinks(entry: ReportEntry, paths: ReadonlySet<string>): ReportProblem[] {
  return [...new Set(entry.links)]
    .filter((link) => isDeadLink(link, entry.language, paths))
    .map((link) => ({ rule: 'deadLink', entry, subject: link, language: null }));
}

/** The large-image rule (Specification §9) for pictures that are meant for small screens. */
function largeMobileImages(entry: ReportEntry): ReportProblem[] {
  return entry.images
    .filter((image) => image.field.startsWith('mobile') && !isMobileSized(image))
    .map(({ url, width, height }) => ({
      rule: 'largeMobileImage',
      entry,
      subject: `${url} (${width} × ${height})`,
      language: null,
    }));
}
