import { childSeatRackKg } from '@/domain/catalog/permitted-loads';
import type { BikeFile } from './bike-file';

/** The tubes a seat clamp holds, mm. */
const clampTube = [28, 40] as const;

/** Rows that are made from `permitted` and `childSeat`: a file that writes them as well would say them twice. */
const derivedRows = ['Maximum total weight', 'Child seat', 'Trailer', 'Payload'];

/** What a model is said to carry that its rack or frame cannot, and specification rows that contradict `permitted`. */
export function checkBikeLoads(bike: BikeFile): [field: string, reason: string][] {
  const { build, permitted, frames, specs, drivetrains } = bike;
  const hasRack = build.rack === 'black' || build.rack === 'silver';
  const rackRow = specs.find(({ label }) => label.en === 'Rack');
  return [
    ...(hasRack === (permitted.rackKg !== null)
      ? []
      : [
          row(
            'permitted.rackKg',
            hasRack ? 'a rear rack has a load limit' : 'there is no rear rack',
          ),
        ]),
    ...(rackRow && permitted.rackKg !== null && !saysKg(rackRow.value, permitted.rackKg)
      ? [row('specs', `the row Rack does not say ${permitted.rackKg} kg`)]
      : []),
    ...frames.flatMap(({ childSeat, shape }, index) => {
      const field = `frames.${index}.childSeat`;
      if (childSeat === 'rack' && (permitted.rackKg ?? 0) < childSeatRackKg)
        return [row(field, `needs a rack for ${childSeatRackKg} kg`)];
      if (childSeat === 'clamp' && !bearsClamp(shape, build))
        return [row(field, 'a clamp needs the round seat tube of a diamond frame without a rack')];
      return [];
    }),
    ...[...specs, ...drivetrains.flatMap((drivetrain) => drivetrain.specs)].flatMap(({ label }) =>
      derivedRows.includes(label.en)
        ? [row('specs', `the row ${label.en} is made from permitted and childSeat`)]
        : [],
    ),
    ...(build.mudguards === 'none' && specs.some(({ label }) => label.en === 'Mudguards')
      ? [row('specs', 'the row Mudguards contradicts build.mudguards')]
      : []),
    ...(rackRow && !hasRack && build.rack === 'none'
      ? [row('specs', 'the row Rack contradicts build.rack')]
      : []),
  ];
}

function bearsClamp(shape: string, { rack, bar, tubes }: BikeFile['build']): boolean {
  const [min, max] = clampTube;
  const isRound = shape === 'diamond' && tubes.seat >= min && tubes.seat <= max;
  return isRound && rack === 'none' && bar !== 'drop' && bar !== 'bullhorn';
}

const saysKg = ({ de, en }: { de: string; en: string }, kg: number): boolean =>
  [de, en].every((text) => new RegExp(`\\b${kg} kg\\b`).test(text));

const row = (field: string, reason: string): [string, string] => [field, reason];
