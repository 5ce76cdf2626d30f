import { computeSizeAdvice, type SizeFacts, listRecommendedSizes } from './size-advice';
import type { BodyMeasurements } from './body-measurements';

/** One way a model is built; what else is told of it goes along. */
interface Way {
  readonly shape: string;
  readonly group: string;
  readonly color: string;
}

/** A model as lists know it. */
interface Listed<W extends Way> {
  readonly slug: string;
  readonly combinations: readonly W[];
}

/** Which sizes a model has, by frame shape, and the ways it is built in each of them. */
export interface SizedCombinations<W extends Way> {
  readonly slug: string;
  readonly frames: readonly { readonly shape: string; readonly sizes: readonly SizeFacts[] }[];
  readonly ways: Readonly<Record<string, readonly W[]>>;
}

/**
 * The models that are made for a rider, each with the ways it is built in the rider's size and no others: price and day are those of that
 * size. Between two sizes the other one stands in where the better one is not built. What is not among the sizes is left out.
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
  { frames, ways }: SizedCombinations<W>,
  rider: BodyMeasurements,
): W[] {
  return frames.flatMap(({ shape, sizes }) => {
    const [best = [], other = []] = listRecommendedSizes(computeSizeAdvice(sizes, rider)).map(
      (size) => (ways[size] ?? []).filter((way) => way.shape === shape),
    );
    const isBuilt = (way: W): boolean =>
      best.some(({ group, color }) => group === way.group && color === way.color);
    return [...best, ...other.filter((way) => !isBuilt(way))];
  });
}
