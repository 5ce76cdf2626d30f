import { childSeatRackKg } from '@/domain/catalog/bike-specs';
import type { BikeFile } from './bike-schema';
import { listBikeVariants, findUnusedNotBuiltRules } from './bike-variants';
import type { Catalog } from './catalog-schemas';
import type { DemoDataProblem, YamlFile } from './load-yaml';

/** Smallest and largest diameter in mm of a seat tube that a child seat clamp fits. */
const clampTube = [28, 40] as const;

/**
 * English labels of the specification rows that are derived from `permitted` and `childSeat`. A bike file must not
 * contain these rows, or they would appear twice.
 */
const derivedRows = ['Maximum total weight', 'Child seat', 'Trailer', 'Payload'];

/** Finds loads the model's rack or frame cannot carry, and specification rows that contradict `permitted`. */
function validateBikeLoads(bike: BikeFile): [field: string, reason: string][] {
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

/** Finds a model's unknown terms and colors, and contradictions within the model. */
export function validateBike(
  { file, content: bike }: YamlFile<BikeFile>,
  { terms, colors }: Pick<Catalog, 'terms' | 'colors'>,
): DemoDataProblem[] {
  const problem = (field: string, reason: string): DemoDataProblem => ({ file, field, reason });
  const built = new Set(listBikeVariants(bike).map(({ sku }) => sku));
  const hasTerm = (list: readonly { slug: string }[], slug: string) =>
    list.some((term) => term.slug === slug);

  return [
    ...(hasTerm(terms.subcategories, bike.subcategory)
      ? []
      : [problem('subcategory', `terms.yaml knows no subcategory ${bike.subcategory}`)]),
    ...bike.colors.flatMap(({ color }, index) =>
      color in colors ? [] : [problem(`colors.${index}.color`, `colors.yaml knows no ${color}`)],
    ),
    ...bike.drivetrains.flatMap(({ group }, index) =>
      hasTerm(terms.transmissionGroups, group)
        ? []
        : [
            problem(
              `drivetrains.${index}.group`,
              `terms.yaml knows no transmission group ${group}`,
            ),
          ],
    ),
    ...bike.frames.flatMap(({ shape }, index) =>
      hasTerm(terms.geometries, shape)
        ? []
        : [problem(`frames.${index}.shape`, `terms.yaml knows no geometry ${shape}`)],
    ),
    // Drivetrain codes must be unique within a model, because pages identify drivetrains by code. A drivetrain of an
    // earlier model year with the same code can only be offered in the outlet.
    ...twice(bike.drivetrains.map(({ code }) => code)).map((index) =>
      problem(`drivetrains.${index}`, 'code is there twice'),
    ),
    ...twice(bike.frames.map(({ short }) => short)).map((index) =>
      problem(`frames.${index}.short`, 'is there twice'),
    ),
    ...twice(bike.colors.map(({ short }) => short)).map((index) =>
      problem(`colors.${index}.short`, 'is there twice'),
    ),
    ...bike.frames.flatMap(({ sizes }, frame) =>
      twice(sizes.map(({ short }) => short)).map((index) =>
        problem(`frames.${frame}.sizes.${index}.short`, 'is there twice'),
      ),
    ),
    ...bike.drivetrains.flatMap(({ uvpCents, hekCents }, index) =>
      hekCents < uvpCents
        ? []
        : [problem(`drivetrains.${index}.hekCents`, 'must be less than uvpCents')],
    ),
    ...findUnusedNotBuiltRules(bike).map((index) =>
      problem(`notBuilt.${index}`, 'meets no combination of this model'),
    ),
    ...bike.stock.flatMap(({ sku }, index) =>
      built.has(sku) ? [] : [problem(`stock.${index}.sku`, `${sku} is not built`)],
    ),
    ...twice(bike.stock.map(({ sku }) => sku)).map((index) =>
      problem(`stock.${index}.sku`, 'is there twice'),
    ),
    ...validateBikeLoads(bike).map(([field, reason]) => problem(field, reason)),
    ...(built.size > 0 ? [] : [problem('notBuilt', 'leaves nothing to build')]),
  ];
}

/** Returns the indexes of the names that occur earlier in the list. */
function twice(names: readonly string[]): number[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
}
