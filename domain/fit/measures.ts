/** How somebody likes to sit. */
export const feelings = ['sporty', 'balanced', 'upright'] as const;
export type Feeling = (typeof feelings)[number];

/** The three answers as they were typed and chosen. */
export type MeasureFields = { height: string; inseam: string; feel: string };

export const noMeasures: MeasureFields = { height: '', inseam: '', feel: '' };

/** What is known of a rider, in centimetres. */
export type Measures = { heightCm: number; inseamCm: number | null; feeling: Feeling | null };

type FieldProblem = 'unreadable' | 'implausible';

export type ReadMeasures = {
  /** Null as long as there is no height to reckon with. */
  measures: Measures | null;
  problems: { height: FieldProblem | null; inseam: FieldProblem | null };
};

/** From children on their first large bicycle to giants; what is beyond is a slip of the finger. */
export const plausibleHeight = { min: 110, max: 230 } as const;

/** An inside leg is between four and a bit more than five tenths of the height. */
const inseamShare = { min: 0.4, max: 0.54 } as const;

/** Between what an inside leg lies for a height, both in whole centimetres. */
export function plausibleInseam(heightCm: number): { min: number; max: number } {
  return {
    min: Math.ceil(heightCm * inseamShare.min),
    max: Math.floor(heightCm * inseamShare.max),
  };
}

/**
 * Reads what was typed: "178", "178,5 cm", "1,78 m". What cannot be read, or is no human measure, is said and left out; an inseam that
 * cannot belong to the height leaves the height standing alone.
 */
export function readMeasures({ height, inseam, feel }: MeasureFields): ReadMeasures {
  const heightCm = centimetres(height);
  const isHuman =
    heightCm !== null && heightCm >= plausibleHeight.min && heightCm <= plausibleHeight.max;
  const inseamCm = centimetres(inseam);
  const problems: ReadMeasures['problems'] = {
    height: problemOf(height, heightCm, isHuman),
    inseam: null,
  };
  if (heightCm === null || !isHuman) return { measures: null, problems };
  const { min, max } = plausibleInseam(heightCm);
  const belongs = inseamCm !== null && inseamCm >= min && inseamCm <= max;
  problems.inseam = problemOf(inseam, inseamCm, belongs);
  const feeling = feelings.find((known) => known === feel) ?? null;
  return { measures: { heightCm, inseamCm: belongs ? inseamCm : null, feeling }, problems };
}

function problemOf(text: string, value: number | null, isGood: boolean): FieldProblem | null {
  if (text.trim() === '' || isGood) return null;
  return value === null ? 'unreadable' : 'implausible';
}

/** A length as people write it; below three it is metres. */
function centimetres(text: string): number | null {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:cm|m)?$/i.exec(text.trim()) ?? [];
  if (figure === undefined) return null;
  const value = Number(figure.replace(',', '.'));
  return value < 3 ? Math.round(value * 1000) / 10 : value;
}
