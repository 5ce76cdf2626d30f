import { type Motor, hasMotorName } from './variant';

/** Combined gear information of a model's drivetrains. */
export interface GearSummary {
  /** Numbers of gears, ascending, without duplicates. */
  readonly counts: readonly number[];
  readonly stepless: boolean;
  readonly single: boolean;
}

const GEARS: Readonly<Record<string, number>> = {
  nexus8: 8,
  alfine8: 8,
  alfine11: 11,
  'pinion-c6': 6,
  'pinion-c9': 9,
  'pinion-c12': 12,
  'pinion-p9': 9,
  'pinion-p12': 12,
  'pinion-p18': 18,
  'pinion-smart-c12': 12,
  rohloff14: 14,
};

/** Combines the gear information of drivetrain kinds; unknown kinds are ignored. */
export function buildGearSummary(kinds: readonly string[]): GearSummary {
  const counts = [...new Set(kinds.flatMap((kind) => GEARS[kind] ?? []))].sort((a, b) => a - b);
  return {
    counts,
    stepless: kinds.includes('enviolo'),
    single: kinds.some((kind) => kind === 'singlespeed' || kind === 'fixed'),
  };
}

/** Child seat positions of a frame: on the rear rack, clamped to the seat tube, or not permitted. */
export const childSeatPlaces = ['rack', 'clamp', 'none'] as const;

export type ChildSeatPlace = (typeof childSeatPlaces)[number];

/** Required capacity of a rear rack for a child of 22 kg and its seat, in kg (ISO 11243). */
export const childSeatRackKg = 27;

/**
 * Computes the maximum weight of rider, clothes and luggage in whole kg: permitted total minus bicycle, rounded down.
 */
export function computePayloadKg(permittedTotalKg: number, bikeWeightGrams: number): number {
  return Math.floor((permittedTotalKg * 1000 - bikeWeightGrams) / 1000);
}

interface Row {
  readonly title: string;
  readonly text: string;
}

interface OutletPiece {
  /** Specification rows of the current model; the drivetrain's rows come first. */
  readonly rows: readonly Row[];
  /** Specification rows of the outlet bike; a null text removes the model's row. */
  readonly ownRows: readonly { readonly title: string; readonly text: string | null }[];
  /** Motor of the outlet bike by brand and model year (Specification §9), with its display text; null without one. */
  readonly motor: (Pick<Motor, 'name'> & { readonly text: string }) | null;
  /** Titles of the rows about motor, battery, range and charging; the motor row is first. */
  readonly motorTitles: readonly string[];
  /** Weight including the drivetrain; null when unknown. */
  readonly weight: Row | null;
}

/**
 * Merges the specification of an outlet bike: its own rows replace those of the model, and only the weight of its
 * drivetrain is listed. When its motor differs from the model's current one, that motor is named, and the rows about
 * battery, range and charging come only from its own rows.
 */
export function mergeOutletSpecs({
  rows,
  ownRows,
  motor,
  motorTitles,
  weight,
}: OutletPiece): Row[] {
  const [motorTitle] = motorTitles;
  const motorRow = rows.find(({ title }) => title === motorTitle);
  const isOtherMotor = motor !== null && motorRow && !hasMotorName(motorRow.text, motor);
  const ofPiece = rows.flatMap((row): Row[] => {
    if (weight !== null && row.title === weight.title) return [weight];
    if (!isOtherMotor || !motorTitles.includes(row.title)) return [row];
    return row === motorRow ? [{ title: row.title, text: motor.text }] : [];
  });
  const own = new Map(ownRows.map(({ title, text }) => [title, text]));
  const isNamed = new Set(ofPiece.map(({ title }) => title));
  const added = ownRows.flatMap(({ title, text }) =>
    text === null || isNamed.has(title) ? [] : [{ title, text }],
  );
  // Own rows about the motor are placed where the model's rows were, not at the end.
  const place = ofPiece.findIndex(({ title }) => title === motorTitle) + 1;
  const merged = [
    ...ofPiece.slice(0, place),
    ...added.filter(({ title }) => motorTitles.includes(title)),
    ...ofPiece.slice(place),
    ...added.filter(({ title }) => !motorTitles.includes(title)),
  ].flatMap(({ title, text }) => {
    const written = own.has(title) ? own.get(title) : text;
    return written === null || written === undefined ? [] : [{ title, text: written }];
  });
  const seen = new Set<string>();
  return merged.filter(({ title }) => !seen.has(title) && seen.add(title));
}
