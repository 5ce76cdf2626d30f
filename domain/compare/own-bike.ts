/** Height and length of a frame as they are compared, in millimetres: from the bottom bracket to the top of the head tube. */
export interface MeasuredFrame {
  readonly stack: number;
  readonly reach: number;
}

export interface OwnBikeFields {
  readonly stack: string;
  readonly reach: string;
}

/** Between what the figures of real frames lie, in millimetres. */
export const plausibleFrame = {
  stack: { min: 400, max: 760 },
  reach: { min: 280, max: 540 },
} as const;

/** What an address says of somebody's own bicycle, as it was typed; empty where it says nothing. */
export function ownBikeFields(params: URLSearchParams): OwnBikeFields {
  const field = (name: string): string => (params.get(name) ?? '').trim().slice(0, 8);
  return { stack: field('stack'), reach: field('reach') };
}

/** The query of one's own bicycle without the question mark; empty without figures. */
export function ownBikeQuery({ stack, reach }: OwnBikeFields): string {
  if (stack === '' && reach === '') return '';
  return new URLSearchParams({ stack, reach }).toString();
}

/** Stack and reach as typed, in millimetres or centimetres; null while one is missing or no frame is built so. */
export function readOwnBike({ stack, reach }: OwnBikeFields): MeasuredFrame | null {
  const read = {
    stack: millimetres(stack, plausibleFrame.stack),
    reach: millimetres(reach, plausibleFrame.reach),
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
export function frameDifference(frame: MeasuredFrame, other: MeasuredFrame) {
  return { higher: frame.stack - other.stack, longer: frame.reach - other.reach };
}
