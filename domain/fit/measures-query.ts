import { type MeasureFields, noMeasures } from './measures';

/** The names under which measures stand in an address; only whoever asks without scripts has them there. */
export const measureNames = ['height', 'inseam', 'feel'] as const;

/** Longer than any measure somebody types. */
const longest = 12;

/** The measures of an address; null when it names no height. What is too long is cut. */
export function measuresInQuery(params: URLSearchParams): MeasureFields | null {
  return params.has('height')
    ? {
        height: field(params.get('height')),
        inseam: field(params.get('inseam')),
        feel: field(params.get('feel')),
      }
    : null;
}

/** The query of measures without the question mark; empty without a height. */
export function measuresQuery(fields: MeasureFields): string {
  if (fields.height.trim() === '') return '';
  const params = new URLSearchParams();
  for (const name of measureNames) {
    const value = fields[name].trim();
    if (value !== '') params.set(name, value);
  }
  return params.toString();
}

/** Measures as one line of text, for what a browser keeps; empty without any. */
export function packMeasures({ height, inseam, feel }: MeasureFields): string {
  const packed = [height, inseam, feel].map((text) => field(text).replaceAll(';', ''));
  return packed.every((text) => text === '') ? '' : packed.join(';');
}

/** The measures of such a line; none for anything else. */
export function unpackMeasures(text: string): MeasureFields {
  const [height, inseam, feel, ...rest] = text.split(';');
  if (height === undefined || inseam === undefined || feel === undefined || rest.length > 0)
    return noMeasures;
  return { height: field(height), inseam: field(inseam), feel: field(feel) };
}

const field = (text: string | null): string => (text ?? '').slice(0, longest);

/** The name and value by which the address of a list asks for somebody's own size, whoever opens it. */
export const inSizeParam = { name: 'fits', value: 'me' } as const;

/** Whether a list is to be shown in somebody's size: in that of the measures of its address, or of whoever looks. */
export function isInSizeAsked(params: URLSearchParams): boolean {
  return params.has('height') || params.get(inSizeParam.name) === inSizeParam.value;
}

/** The part of a list's query that asks for somebody's size, to be kept while other filters change. */
export function inSizeQuery(params: URLSearchParams): string {
  const fields = measuresInQuery(params);
  const measures = fields === null ? '' : measuresQuery(fields);
  if (measures !== '') return measures;
  return isInSizeAsked(params) ? `${inSizeParam.name}=${inSizeParam.value}` : '';
}

/** A query without any measures and without the wish for somebody's size; what else it asks for stays. */
export function withoutMeasures(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of [inSizeParam.name, ...measureNames]) params.delete(name);
  return params.toString().replaceAll('%2C', ',');
}
