import type { BikeFile } from './bike-file';
import { checkBikeLoads } from './check-bike-loads';
import { bikeVariants, idleNotBuiltRules } from './bike-variants';
import type { Catalogue } from './catalogue-files';
import type { SourceProblem } from './demo-source-error';
import type { FromFile } from './read-yaml';

/** What a model names that terms and colours do not know, or that the model itself contradicts. */
export function checkBike(
  { file, content: bike }: FromFile<BikeFile>,
  { terms, colors }: Pick<Catalogue, 'terms' | 'colors'>,
): SourceProblem[] {
  const problem = (field: string, reason: string): SourceProblem => ({ file, field, reason });
  const built = new Set(bikeVariants(bike).map(({ sku }) => sku));
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
    // Pages tell the drivetrains of a model by their code: an earlier year of the same one belongs in the outlet.
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
    ...idleNotBuiltRules(bike).map((index) =>
      problem(`notBuilt.${index}`, 'meets no combination of this model'),
    ),
    ...bike.stock.flatMap(({ sku }, index) =>
      built.has(sku) ? [] : [problem(`stock.${index}.sku`, `${sku} is not built`)],
    ),
    ...twice(bike.stock.map(({ sku }) => sku)).map((index) =>
      problem(`stock.${index}.sku`, 'is there twice'),
    ),
    ...checkBikeLoads(bike).map(([field, reason]) => problem(field, reason)),
    ...(built.size > 0 ? [] : [problem('notBuilt', 'leaves nothing to build')]),
  ];
}

/** The places of the names that an earlier place has already. */
function twice(names: readonly string[]): number[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
}
