/** A fact by its name. */
interface Fact {
  readonly title: string;
  readonly text: string;
  /** Says only that the bicycle has no such thing: no reason for a row of its own. */
  readonly isAbsence?: boolean;
}

/** One fact of all bicycles: null where a bicycle says nothing of it. */
export interface ComparisonRow {
  readonly title: string;
  readonly texts: readonly (string | null)[];
  /** Not all say the same. */
  readonly differs: boolean;
}

/** The facts of several bicycles row by row, each title once, in the order in which they are first named. What all lack has no row. */
export function buildComparison(bikes: readonly (readonly Fact[])[]): ComparisonRow[] {
  const stated = bikes.flatMap((facts) => facts.filter(({ isAbsence }) => !isAbsence));
  const titles = [...new Set(stated.map(({ title }) => title))];
  return titles.map((title) => {
    const texts = bikes.map((facts) => facts.find((fact) => fact.title === title)?.text ?? null);
    return { title, texts, differs: new Set(texts).size > 1 };
  });
}

/** Only what is not the same everywhere; all of it for a single bicycle, which differs from nothing. */
export function filterDifferences(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return rows.filter(({ texts, differs }) => differs || texts.length < 2);
}

/** Height and length of a frame as they are compared, in millimetres: from the bottom bracket to the top of the head tube. */
export interface FrameMeasurements {
  readonly stack: number;
  readonly reach: number;
}

export interface ReferenceBikeFields {
  readonly stack: string;
  readonly reach: string;
}

/** Between what the figures of real frames lie, in millimetres. */
export const plausibleFrameRange = {
  stack: { min: 400, max: 760 },
  reach: { min: 280, max: 540 },
} as const;

/** What an address says of somebody's own bicycle, as it was typed; empty where it says nothing. */
export function getReferenceBikeFields(params: URLSearchParams): ReferenceBikeFields {
  const field = (name: string): string => (params.get(name) ?? '').trim().slice(0, 8);
  return { stack: field('stack'), reach: field('reach') };
}

/** The query of one's own bicycle without the question mark; empty without figures. */
export function toReferenceBikeQuery({ stack, reach }: ReferenceBikeFields): string {
  if (stack === '' && reach === '') return '';
  return new URLSearchParams({ stack, reach }).toString();
}

/** Stack and reach as typed, in millimetres or centimetres; null while one is missing or no frame is built so. */
export function parseReferenceBike({
  stack,
  reach,
}: ReferenceBikeFields): FrameMeasurements | null {
  const read = {
    stack: millimetres(stack, plausibleFrameRange.stack),
    reach: millimetres(reach, plausibleFrameRange.reach),
  };
  return read.stack === null || read.reach === null
    ? null
    : { stack: read.stack, reach: read.reach };
}

function millimetres(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  const [, figure] = /^(\d{2,3}(?:[.,]\d)?)\s*(?:mm|cm)?$/i.exec(text) ?? [];
  if (figure === undefined) return null;
  const value = Number(figure.replace(',', '.'));
  const mm = Math.round(value < 100 ? value * 10 : value);
  return mm >= min && mm <= max ? mm : null;
}

/** By how much one frame is higher and longer than another, in millimetres; negative where it is lower or shorter. */
export function computeFrameDifference(frame: FrameMeasurements, other: FrameMeasurements) {
  return { higher: frame.stack - other.stack, longer: frame.reach - other.reach };
}
