import { type Defect, listDefectProblems } from '@/domain/catalog/defect';
import type { BikeFile } from './bike-schema';
import type { OutletFile, Catalog } from './catalog-schemas';
import { findMotor, hasMotorName } from '@/domain/catalog/variant';
import { buildSpecRows } from './bike-variants';
import type { DemoDataProblem } from './load-yaml';

type Written = NonNullable<OutletFile[number]['flaw']>;

/** Converts the `flaw` field of an outlet bike's file to a defect. */
export function toDefect({ kind, part, side, size, touchedUp }: Written): Defect {
  return { kind, part, side, sizeMm: size ?? null, isTouchedUp: touchedUp };
}

/**
 * Finds problems with the `flaw` field of an outlet bike: a defect that cannot be drawn, or on a part that the model
 * does not have.
 */
function validateDefect(
  { flaw, model: slug }: Pick<OutletFile[number], 'flaw' | 'model'>,
  model: BikeFile,
): { field: string; reason: string }[] {
  if (flaw === undefined) return [];
  const problems = listDefectProblems(toDefect(flaw)).map(({ field, reason }) => ({
    field: `flaw.${field}`,
    reason,
  }));
  return flaw.part === 'mudguard' && model.build.mudguards === 'none'
    ? [...problems, { field: 'flaw.part', reason: `${slug} has no mudguards` }]
    : problems;
}

/**
 * Specification rows about the battery. An outlet bike with another motor than its current model must override the
 * battery rows of the model.
 */
const batteryRows = ['Battery', 'Range', 'Charger', 'Charging time'];

/**
 * Finds specification rows that the model does not have, and missing rows about the motor of the bike's model year
 * (Specification §9).
 */
function validateOutletSpecs(
  { code, year, specs }: OutletFile[number],
  model: BikeFile,
): [field: string, reason: string][] {
  const drivetrain = model.drivetrains.find((one) => one.code === code);
  const rows = [...(drivetrain?.specs ?? []), ...buildSpecRows(model)];
  const own = new Map(specs.map(({ label, value }) => [label.en, value]));
  const motor = findMotor(drivetrain?.motor ?? null, year);
  const modelLine = rows.find(({ label }) => label.en === 'Motor')?.value.en ?? '';
  const ownLine = own.get('Motor')?.en ?? null;
  const isOther = motor !== null && !hasMotorName(modelLine, motor);
  return [
    ...specs.flatMap(({ label }, index): [string, string][] =>
      rows.some((row) => row.label.en === label.en && row.label.de === label.de)
        ? []
        : [[`specs.${index}.label`, `${model.slug} has no row ${label.en}`]],
    ),
    ...(motor !== null && (isOther || ownLine !== null) && !hasMotorName(ownLine ?? '', motor)
      ? [missing('Motor', `the motor of 20${year} is the ${motor.name}`)]
      : []),
    ...(isOther ? batteryRows : []).flatMap((name) =>
      own.has(name) || !rows.some(({ label }) => label.en === name)
        ? []
        : [missing(name, `today’s is not that of the ${motor?.name ?? ''}`)],
    ),
  ];
}

const missing = (row: string, reason: string): [string, string] => [
  'specs',
  `the row ${row} is missing: ${reason}`,
];

/**
 * Finds outlet bikes of unknown models, in frames, sizes or colors their model does not have, or with prices that are
 * not reduced.
 */
export function validateOutlet({
  bikes,
  outlet,
}: Pick<Catalog, 'bikes' | 'outlet'>): DemoDataProblem[] {
  return outlet.content.flatMap((entry, index) => {
    const problem = (field: string, reason: string): DemoDataProblem => ({
      file: outlet.file,
      field: `${index}.${field}`,
      reason,
    });
    const model = bikes.find(({ content }) => content.slug === entry.model)?.content;
    if (!model) return [problem('model', `there is no model ${entry.model}`)];
    const frame = model.frames.find(({ short }) => short === entry.frame);
    return [
      ...(frame ? [] : [problem('frame', `${entry.model} has no frame ${entry.frame}`)]),
      ...(!frame || frame.sizes.some(({ short }) => short === entry.size)
        ? []
        : [problem('size', `frame ${entry.frame} has no size ${entry.size}`)]),
      ...(model.colors.some(({ short }) => short === entry.color)
        ? []
        : [problem('color', `${entry.model} has no colour ${entry.color}`)]),
      ...(entry.saleCents < entry.uvpCents
        ? []
        : [problem('saleCents', 'must be less than uvpCents')]),
      ...(entry.lowest30Cents > entry.saleCents
        ? []
        : [problem('lowest30Cents', 'must be more than saleCents')]),
      ...validateOutletSpecs(entry, model).map(([field, reason]) => problem(field, reason)),
      ...validateDefect(entry, model).map(({ field, reason }) => problem(field, reason)),
    ];
  });
}
