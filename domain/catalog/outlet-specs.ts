import { type Motor, namesMotor } from './motor';

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
export function outletSpecs({ rows, ownRows, motor, motorTitles, weight }: OutletPiece): Row[] {
  const [motorTitle] = motorTitles;
  const motorRow = rows.find(({ title }) => title === motorTitle);
  const isOtherMotor = motor !== null && motorRow && !namesMotor(motorRow.text, motor);
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
