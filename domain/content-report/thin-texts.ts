import { descriptionLetters } from '../content/short-description';
import type { ReportEntry, ReportKind } from './report-entry';

/** Fewer words than these answer nobody's question. */
const fewestWords: Readonly<Record<ReportKind, number>> = {
  page: 60,
  feature: 100,
  blog: 150,
  job: 80,
  event: 25,
  faq: 15,
  download: 40,
  bike: 80,
  accessory: 20,
  dealer: 20,
};

/** Pages that stand for a kind, or advise: the others may be no more than a line above a list. */
const pageOfItsOwn = /^\/[a-z]{2}\/(?:bikes|accessories|guides)\//;

const described: readonly ReportKind[] = [
  'page',
  'feature',
  'blog',
  'job',
  'event',
  'bike',
  'accessory',
];

/** How many words a text has. */
function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** The words of an entry that says too little to stand by itself; null when it says enough. */
export function thinWords(entry: ReportEntry): number | null {
  if (entry.kind === 'page' && !pageOfItsOwn.test(entry.path)) return null;
  const words = wordCount(entry.text);
  return words < fewestWords[entry.kind] ? words : null;
}

/** The letters of a description that is missing, too short or too long; null when it is right, or the kind has none. */
export function wrongDescription({ kind, description }: ReportEntry): number | null {
  if (!described.includes(kind)) return null;
  const letters = description?.trim().length ?? 0;
  return letters < descriptionLetters.from || letters > descriptionLetters.to ? letters : null;
}
