/** How somebody likes to sit. */
export const ridingPostures = ['sporty', 'balanced', 'upright'] as const;
export type RidingPosture = (typeof ridingPostures)[number];

/** The three answers as they were typed and chosen. */
export type MeasurementFields = { height: string; inseam: string; feel: string };

const emptyMeasurementFields: MeasurementFields = { height: '', inseam: '', feel: '' };

/** What is known of a rider, in centimetres. */
export type BodyMeasurements = {
  heightCm: number;
  inseamCm: number | null;
  posture: RidingPosture | null;
};

type FieldProblem = 'unreadable' | 'implausible';

export type ParsedMeasurements = {
  /** Null as long as there is no height to reckon with. */
  measures: BodyMeasurements | null;
  problems: { height: FieldProblem | null; inseam: FieldProblem | null };
};

/** From children on their first large bicycle to giants; what is beyond is a slip of the finger. */
export const plausibleHeightRange = { min: 110, max: 230 } as const;

/** An inside leg is between four and a bit more than five tenths of the height. */
const inseamShare = { min: 0.4, max: 0.54 } as const;

/** Between what an inside leg lies for a height, both in whole centimetres. */
export function getPlausibleInseamRange(heightCm: number): { min: number; max: number } {
  return {
    min: Math.ceil(heightCm * inseamShare.min),
    max: Math.floor(heightCm * inseamShare.max),
  };
}

/**
 * Reads what was typed: "178", "178,5 cm", "1,78 m". What cannot be read, or is no human measure, is said and left out; an inseam that
 * cannot belong to the height leaves the height standing alone.
 */
export function parseMeasurements({ height, inseam, feel }: MeasurementFields): ParsedMeasurements {
  const heightCm = centimetres(height);
  const isHuman =
    heightCm !== null &&
    heightCm >= plausibleHeightRange.min &&
    heightCm <= plausibleHeightRange.max;
  const inseamCm = centimetres(inseam);
  const problems: ParsedMeasurements['problems'] = {
    height: problemOf(height, heightCm, isHuman),
    inseam: null,
  };
  if (heightCm === null || !isHuman) return { measures: null, problems };
  const { min, max } = getPlausibleInseamRange(heightCm);
  const belongs = inseamCm !== null && inseamCm >= min && inseamCm <= max;
  problems.inseam = problemOf(inseam, inseamCm, belongs);
  const feeling = ridingPostures.find((known) => known === feel) ?? null;
  return {
    measures: { heightCm, inseamCm: belongs ? inseamCm : null, posture: feeling },
    problems,
  };
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

/** The names under which measures stand in an address; only whoever asks without scripts has them there. */
export const measurementParams = ['height', 'inseam', 'feel'] as const;

/** Longer than any measure somebody types. */
const longest = 12;

/** The measures of an address; null when it names no height. What is too long is cut. */
export function parseMeasurementQuery(params: URLSearchParams): MeasurementFields | null {
  return params.has('height')
    ? {
        height: field(params.get('height')),
        inseam: field(params.get('inseam')),
        feel: field(params.get('feel')),
      }
    : null;
}

/** The query of measures without the question mark; empty without a height. */
export function toMeasurementQuery(fields: MeasurementFields): string {
  if (fields.height.trim() === '') return '';
  const params = new URLSearchParams();
  for (const name of measurementParams) {
    const value = fields[name].trim();
    if (value !== '') params.set(name, value);
  }
  return params.toString();
}

/** Measures as one line of text, for what a browser keeps; empty without any. */
export function formatStoredMeasurements({ height, inseam, feel }: MeasurementFields): string {
  const packed = [height, inseam, feel].map((text) => field(text).replaceAll(';', ''));
  return packed.every((text) => text === '') ? '' : packed.join(';');
}

/** The measures of such a line; none for anything else. */
export function parseStoredMeasurements(text: string): MeasurementFields {
  const [height, inseam, feel, ...rest] = text.split(';');
  if (height === undefined || inseam === undefined || feel === undefined || rest.length > 0)
    return emptyMeasurementFields;
  return { height: field(height), inseam: field(inseam), feel: field(feel) };
}

const field = (text: string | null): string => (text ?? '').slice(0, longest);

/** The name and value by which the address of a list asks for somebody's own size, whoever opens it. */
export const mySizeParam = { name: 'fits', value: 'me' } as const;

/** Whether a list is to be shown in somebody's size: in that of the measures of its address, or of whoever looks. */
export function hasMySizeFilter(params: URLSearchParams): boolean {
  return params.has('height') || params.get(mySizeParam.name) === mySizeParam.value;
}

/** The part of a list's query that asks for somebody's size, to be kept while other filters change. */
export function toMySizeQuery(params: URLSearchParams): string {
  const fields = parseMeasurementQuery(params);
  const measures = fields === null ? '' : toMeasurementQuery(fields);
  if (measures !== '') return measures;
  return hasMySizeFilter(params) ? `${mySizeParam.name}=${mySizeParam.value}` : '';
}

/** A query without any measures and without the wish for somebody's size; what else it asks for stays. */
export function removeMeasurements(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of [mySizeParam.name, ...measurementParams]) params.delete(name);
  return params.toString().replaceAll('%2C', ',');
}
