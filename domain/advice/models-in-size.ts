import { computeSizeAdvice, type SizeAdviceInput, listRecommendedSizes } from './size-advice';
import type { BodyMeasurements } from './body-measurements';

/**
 * One combination of frame shape, drivetrain group and color in which a model is sold. Additional fields are passed
 * through.
 */
interface Way {
  readonly shape: string;
  readonly group: string;
  readonly color: string;
}

/** A model in a product list. */
interface Listed<W extends Way> {
  readonly slug: string;
  readonly combinations: readonly W[];
}

/** The sizes of a model by frame shape. `ways` maps each size to the combinations in which it is sold. */
export interface SizedCombinations<W extends Way> {
  readonly slug: string;
  readonly frames: readonly {
    readonly shape: string;
    readonly sizes: readonly SizeAdviceInput[];
  }[];
  readonly combinationsBySize: Readonly<Record<string, readonly W[]>>;
}

/**
 * Returns the models that fit a rider, each with only the combinations available in the rider's size. For a rider
 * between two sizes, combinations that are not built in the better size are taken from the other one. Models without
 * size data are omitted.
 */
export function filterModelsInSize<W extends Way, Model extends Listed<W>>(
  models: readonly Model[],
  sized: readonly SizedCombinations<W>[],
  rider: BodyMeasurements,
): Model[] {
  const bySlug = new Map(sized.map((model) => [model.slug, model]));
  return models.flatMap((model) => {
    const known = bySlug.get(model.slug);
    const combinations = known === undefined ? [] : waysFor(known, rider);
    return combinations.length === 0 ? [] : [{ ...model, combinations }];
  });
}

function waysFor<W extends Way>(
  { frames, combinationsBySize }: SizedCombinations<W>,
  rider: BodyMeasurements,
): W[] {
  return frames.flatMap(({ shape, sizes }) => {
    const [best = [], other = []] = listRecommendedSizes(computeSizeAdvice(sizes, rider)).map(
      (size) => (combinationsBySize[size] ?? []).filter((way) => way.shape === shape),
    );
    const isBuilt = (way: W): boolean =>
      best.some(({ group, color }) => group === way.group && color === way.color);
    return [...best, ...other.filter((way) => !isBuilt(way))];
  });
}
