/** Preferred riding postures. */
export const ridingPostures = ['sporty', 'balanced', 'upright'] as const;
export type RidingPosture = (typeof ridingPostures)[number];

/** Values of the measurement form fields as typed. */
export type MeasurementFields = { height: string; inseam: string; feel: string };

const emptyMeasurementFields: MeasurementFields = { height: '', inseam: '', feel: '' };

/** Measurements of a rider, in centimeters. */
export type BodyMeasurements = {
  heightCm: number;
  inseamCm: number | null;
  posture: RidingPosture | null;
};

type FieldProblem = 'unreadable' | 'implausible';

export type ParsedMeasurements = {
  /** The valid measurements; null without a valid height. */
  measurements: BodyMeasurements | null;
  problems: { height: FieldProblem | null; inseam: FieldProblem | null };
};

/**
 * Plausible body heights in centimeters, including children on their first large bicycle. Other values are treated as
 * typing errors.
 */
export const plausibleHeightRange = { min: 110, max: 230 } as const;

/** Plausible inseam as a share of the body height. */
const inseamShare = { min: 0.4, max: 0.54 } as const;

/** Returns the plausible inseam range for a height, in whole centimeters. */
export function getPlausibleInseamRange(heightCm: number): { min: number; max: number } {
  return {
    min: Math.ceil(heightCm * inseamShare.min),
    max: Math.floor(heightCm * inseamShare.max),
  };
}

/**
 * Parses the typed values: "178", "178,5 cm", "1,78 m". Values that are unreadable or implausible are reported as
 * problems and ignored. An inseam that does not fit the height is ignored; the height is kept.
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
  if (heightCm === null || !isHuman) return { measurements: null, problems };
  const { min, max } = getPlausibleInseamRange(heightCm);
  const belongs = inseamCm !== null && inseamCm >= min && inseamCm <= max;
  problems.inseam = problemOf(inseam, inseamCm, belongs);
  const feeling = ridingPostures.find((known) => known === feel) ?? null;
  return {
    measurements: { heightCm, inseamCm: belongs ? inseamCm : null, posture: feeling },
    problems,
  };
}

function problemOf(text: string, value: number | null, isGood: boolean): FieldProblem | null {
  if (text.trim() === '' || isGood) return null;
  return value === null ? 'unreadable' : 'implausible';
}

/** Parses a typed length; values below three are meters. */
function centimetres(text: string): number | null {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:cm|m)?$/i.exec(text.trim()) ?? [];
  if (figure === undefined) return null;
  const value = Number(figure.replace(',', '.'));
  return value < 3 ? Math.round(value * 1000) / 10 : value;
}

/** Query parameters of the measurements in a URL; only forms that are submitted without JavaScript use them. */
export const measurementParams = ['height', 'inseam', 'feel'] as const;

/** Maximum length of a measurement parameter in characters. */
const longest = 12;

/** Reads the measurements from a query; null without a height. Values that are too long are cut. */
export function parseMeasurementQuery(params: URLSearchParams): MeasurementFields | null {
  return params.has('height')
    ? {
        height: field(params.get('height')),
        inseam: field(params.get('inseam')),
        feel: field(params.get('feel')),
      }
    : null;
}

/** Builds the query string of measurements without the question mark; empty without a height. */
export function toMeasurementQuery(fields: MeasurementFields): string {
  if (fields.height.trim() === '') return '';
  const params = new URLSearchParams();
  for (const name of measurementParams) {
    const value = fields[name].trim();
    if (value !== '') params.set(name, value);
  }
  return params.toString();
}

/** Serializes measurements as one line for browser storage; an empty text without measurements. */
export function formatStoredMeasurements({ height, inseam, feel }: MeasurementFields): string {
  const packed = [height, inseam, feel].map((text) => field(text).replaceAll(';', ''));
  return packed.every((text) => text === '') ? '' : packed.join(';');
}

/** Parses measurements stored by `formatStoredMeasurements`; returns empty fields for any other text. */
export function parseStoredMeasurements(text: string): MeasurementFields {
  const [height, inseam, feel, ...rest] = text.split(';');
  if (height === undefined || inseam === undefined || feel === undefined || rest.length > 0)
    return emptyMeasurementFields;
  return { height: field(height), inseam: field(inseam), feel: field(feel) };
}

const field = (text: string | null): string => (text ?? '').slice(0, longest);

/**
 * Query parameter that filters a product list by the visitor's own measurements. It contains no measurements, so a link
 * with it can be shared.
 */
export const mySizeParam = { name: 'fits', value: 'me' } as const;

/** Returns true when a list's query filters by size, either with measurements or with `mySizeParam`. */
export function hasMySizeFilter(params: URLSearchParams): boolean {
  return params.has('height') || params.get(mySizeParam.name) === mySizeParam.value;
}

/** Returns the part of a list's query that filters by the visitor's size, to preserve it when other filters change. */
export function toMySizeQuery(params: URLSearchParams): string {
  const fields = parseMeasurementQuery(params);
  const measures = fields === null ? '' : toMeasurementQuery(fields);
  if (measures !== '') return measures;
  return hasMySizeFilter(params) ? `${mySizeParam.name}=${mySizeParam.value}` : '';
}

/** Removes the measurements and the size filter from a query; all other parameters are kept. */
export function removeMeasurements(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of [mySizeParam.name, ...measurementParams]) params.delete(name);
  return params.toString().replaceAll('%2C', ',');
}
