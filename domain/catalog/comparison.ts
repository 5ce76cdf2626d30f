/** A specification fact with its title. */
interface Fact {
  readonly title: string;
  readonly text: string;
  /** True when the fact only states that the bicycle lacks a feature; such a fact alone creates no row. */
  readonly isAbsence?: boolean;
}

/** One row of the comparison: the same fact for each bicycle, null where a bicycle has no data. */
export interface ComparisonRow {
  readonly title: string;
  readonly texts: readonly (string | null)[];
  /** True when the values are not all equal. */
  readonly differs: boolean;
}

/**
 * Builds the comparison rows of several bicycles, each title once, in order of first occurrence. Facts that all
 * bicycles lack have no row.
 */
export function buildComparison(bikes: readonly (readonly Fact[])[]): ComparisonRow[] {
  const stated = bikes.flatMap((facts) => facts.filter(({ isAbsence }) => !isAbsence));
  const titles = [...new Set(stated.map(({ title }) => title))];
  return titles.map((title) => {
    const texts = bikes.map((facts) => facts.find((fact) => fact.title === title)?.text ?? null);
    return { title, texts, differs: new Set(texts).size > 1 };
  });
}

/** Returns only rows with differences; all rows for a single bicycle. */
export function filterDifferences(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return rows.filter(({ texts, differs }) => differs || texts.length < 2);
}

/** Stack and reach of a frame in millimeters, measured from the bottom bracket to the top of the head tube. */
export interface FrameMeasurements {
  readonly stack: number;
  readonly reach: number;
}

export interface ReferenceBikeFields {
  readonly stack: string;
  readonly reach: string;
}

/** Plausible stack and reach of a frame, in millimeters. */
export const plausibleFrameRange = {
  stack: { min: 400, max: 760 },
  reach: { min: 280, max: 540 },
} as const;

/** Reads the typed geometry of the visitor's own bicycle from a query; empty strings when missing. */
export function getReferenceBikeFields(params: URLSearchParams): ReferenceBikeFields {
  const field = (name: string): string => (params.get(name) ?? '').trim().slice(0, 8);
  return { stack: field('stack'), reach: field('reach') };
}

/** Builds the query string of the visitor's own bicycle without the question mark; empty without values. */
export function toReferenceBikeQuery({ stack, reach }: ReferenceBikeFields): string {
  if (stack === '' && reach === '') return '';
  return new URLSearchParams({ stack, reach }).toString();
}

/** Parses stack and reach, typed in millimeters or centimeters; null when one is missing or implausible. */
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

/** Returns by how many millimeters a frame is higher and longer than another; negative when lower or shorter. */
export function computeFrameDifference(frame: FrameMeasurements, other: FrameMeasurements) {
  return { higher: frame.stack - other.stack, longer: frame.reach - other.reach };
}
