import { type Motor, hasMotorName } from './variant';

/** What the drive trains of a model have in common to say about gears. */
export interface GearSummary {
  /** Numbers of gears, ascending, without repetition. */
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

/** Sums up drive train kinds; kinds this shop does not know add nothing. */
export function buildGearSummary(kinds: readonly string[]): GearSummary {
  const counts = [...new Set(kinds.flatMap((kind) => GEARS[kind] ?? []))].sort((a, b) => a - b);
  return {
    counts,
    stepless: kinds.includes('enviolo'),
    single: kinds.some((kind) => kind === 'singlespeed' || kind === 'fixed'),
  };
}

/** Where a child seat may be fitted to a frame: on the rear rack, clamped to the seat tube, or nowhere. */
export const childSeatPlaces = ['rack', 'clamp', 'none'] as const;

export type ChildSeatPlace = (typeof childSeatPlaces)[number];

/** What a rear rack has to carry for a child of 22 kg and its seat, in kg (ISO 11243). */
export const childSeatRackKg = 27;

/** What rider, clothes and luggage may weigh together, in whole kg: the permitted total less the bicycle, rounded down. */
export function computePayloadKg(permittedTotalKg: number, bikeWeightGrams: number): number {
  return Math.floor((permittedTotalKg * 1000 - bikeWeightGrams) / 1000);
}

interface Row {
  readonly title: string;
  readonly text: string;
}

interface OutletPiece {
  /** The model's rows as it is built today, the drive train's first. */
  readonly rows: readonly Row[];
  /** The piece's own rows; a text of null leaves the model's row out. */
  readonly ownRows: readonly { readonly title: string; readonly text: string | null }[];
  /** Its motor by brand and model year (Spec §9), as shoppers read it; null without one. */
  readonly motor: (Pick<Motor, 'name'> & { readonly text: string }) | null;
  /** The titles of the rows on motor, battery, range and charging, the motor's own first. */
  readonly motorTitles: readonly string[];
  /** What it weighs with its drive train; null where nobody says. */
  readonly weight: Row | null;
}

/**
 * The specification of a single piece: the model's rows with its own in their place, and the weight of its drive train alone. With another
 * motor than the model's of today it names that one, and says of battery, range and charging only what its own rows say.
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
  // Own rows on the motor stand where the model's stood, not at the end.
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
