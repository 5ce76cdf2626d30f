import { listUnfilledPlaceholders } from '@/domain/content/content-variables';
import { isMobileSized } from '@/lib/platform/media/stored-picture';
import { type Language, languages } from '@/domain/locale/language';
import { dayMs } from '@/domain/time/durations';
import { isDeadLink } from './link-check';
import type { ContentReportEntry } from '@/lib/platform/views/content-report-entry';
import {
  findInvalidDescriptionLength,
  findLowWordCount,
  type TextFactValues,
  findMeasurementMismatches,
  findOutdatedFacts,
  parseTextMeasurements,
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
  readonly entry: ContentReportEntry;
  /** The link, image or text with the problem. */
  readonly subject: string | null;
  /** Language of the missing translation, or of the translation that differs. */
  readonly language: Language | null;
}

/** The data that texts are checked against. */
interface Known {
  /** Existing paths, with their language. */
  readonly paths: ReadonlySet<string>;
  readonly facts: TextFactValues;
}

/** Returns the problems of all entries in the order of the rules. */
export function listReportProblems(
  entries: readonly ContentReportEntry[],
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
    ...entries.flatMap((entry) => listDeadLinks(entry, paths)),
    ...entries.flatMap(largeMobileImages),
  ];
}

const isSibling = (entry: ContentReportEntry) => (other: ContentReportEntry) =>
  other.kind === entry.kind && other.documentId === entry.documentId;

/** Reports the missing translations of an entry, once per entry: on its first existing language version. */
function missingTranslations(
  entry: ContentReportEntry,
  entries: readonly ContentReportEntry[],
): ReportProblem[] {
  const siblings = entries.filter(isSibling(entry));
  if (siblings[0] !== entry) return [];
  return languages
    .filter((language) => siblings.every((sibling) => sibling.language !== language))
    .map((language) => ({ rule: 'missingTranslation', entry, subject: null, language }));
}

/**
 * Reports each translation that changed more than a day after this entry. A shorter difference is ignored, because
 * translating takes time.
 */
function olderThanSibling(
  entry: ContentReportEntry,
  entries: readonly ContentReportEntry[],
): ReportProblem[] {
  const changedAt = Date.parse(entry.updatedAt ?? '');
  return entries
    .filter(isSibling(entry))
    .filter(({ updatedAt }) => Date.parse(updatedAt ?? '') - changedAt > dayMs)
    .map(({ language }) => ({ rule: 'olderTranslation', entry, subject: null, language }));
}

function contradictions(entry: ContentReportEntry, facts: TextFactValues): ReportProblem[] {
  const text = `${entry.description ?? ''}\n${entry.text}`;
  return findOutdatedFacts(text, entry.language, facts).map((subject) => ({
    rule: 'wrongFact',
    entry,
    subject,
    language: null,
  }));
}

/**
 * Reports placeholders that readers would see, because no content variable has this name or its value is unavailable at
 * the moment.
 */
function placeholdersLeft(entry: ContentReportEntry): ReportProblem[] {
  const text = `${entry.title}\n${entry.description ?? ''}\n${entry.text}`;
  return listUnfilledPlaceholders(text).map((subject) => ({
    rule: 'unknownFact',
    entry,
    subject,
    language: null,
  }));
}

/**
 * Reports, once per entry and language, the measurements (numbers with units) that differ from those of the
 * translation.
 */
function figuresOfOneLanguage(
  entry: ContentReportEntry,
  entries: readonly ContentReportEntry[],
): ReportProblem[] {
  const entryFigures = parseTextMeasurements(entry.text, entry.language);
  return entries
    .filter((other) => other !== entry && isSibling(entry)(other))
    .flatMap((other) => {
      const otherwise = findMeasurementMismatches(
        entryFigures,
        parseTextMeasurements(other.text, other.language),
      );
      const subject = otherwise.map(({ value, unit }) => `${value} ${unit}`).join(', ');
      return subject === ''
        ? []
        : [{ rule: 'otherFigures' as const, entry, subject, language: other.language }];
    });
}

function thinTexts(entry: ContentReportEntry): ReportProblem[] {
  const words = findLowWordCount(entry);
  return words === null
    ? []
    : [{ rule: 'thinText', entry, subject: String(words), language: null }];
}

function descriptions(entry: ContentReportEntry): ReportProblem[] {
  const descriptionLength = findInvalidDescriptionLength(entry);
  return descriptionLength === null
    ? []
    : [{ rule: 'description', entry, subject: String(descriptionLength), language: null }];
}

function missingAlts(entry: ContentReportEntry): ReportProblem[] {
  return entry.images
    .filter(({ alt }) => alt === null || alt.trim() === '')
    .map(({ url }) => ({ rule: 'missingAlt', entry, subject: url, language: null }));
}

function listDeadLinks(entry: ContentReportEntry, paths: ReadonlySet<string>): ReportProblem[] {
  return [...new Set(entry.links)]
    .filter((link) => isDeadLink(link, entry.language, paths))
    .map((link) => ({ rule: 'deadLink', entry, subject: link, language: null }));
}

/** Checks images for small screens against the large-image rule (Specification §9). */
function largeMobileImages(entry: ContentReportEntry): ReportProblem[] {
  return entry.images
    .filter((image) => image.field.startsWith('mobile') && !isMobileSized(image))
    .map(({ url, width, height }) => ({
      rule: 'largeMobileImage',
      entry,
      subject: `${url} (${width} × ${height})`,
      language: null,
    }));
}
