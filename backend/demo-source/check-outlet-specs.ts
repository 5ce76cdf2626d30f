import { motorOf, namesMotor } from '@/domain/catalog/motor';
import type { BikeFile } from './bike-file';
import { bikeSpecRows } from './bike-spec-rows';
import type { OutletFile } from './outlet-file';

/** Rows on a motor's battery, which a piece with another motor than today's has to say itself where its model does. */
const batteryRows = ['Battery', 'Range', 'Charger', 'Charging time'];

/** Own rows of a piece that its model does not have, and a motor of its year (Spec §9) that neither names. */
export function checkOutletSpecs(
  { code, year, specs }: OutletFile[number],
  model: BikeFile,
): [field: string, reason: string][] {
  const drivetrain = model.drivetrains.find((one) => one.code === code);
  const rows = [...(drivetrain?.specs ?? []), ...bikeSpecRows(model)];
  const own = new Map(specs.map(({ label, value }) => [label.en, value]));
  const motor = motorOf(drivetrain?.motor ?? null, year);
  const modelLine = rows.find(({ label }) => label.en === 'Motor')?.value.en ?? '';
  const ownLine = own.get('Motor')?.en ?? null;
  const isOther = motor !== null && !namesMotor(modelLine, motor);
  return [
    ...specs.flatMap(({ label }, index): [string, string][] =>
      rows.some((row) => row.label.en === label.en && row.label.de === label.de)
        ? []
        : [[`specs.${index}.label`, `${model.slug} has no row ${label.en}`]],
    ),
    ...(motor !== null && (isOther || ownLine !== null) && !namesMotor(ownLine ?? '', motor)
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
