/** The fields of a model that are compared. */
interface ComparableModel {
  /** Intended use; null when unknown. */
  readonly use: string | null;
  /** Frame shapes of the model. */
  readonly shapes: readonly string[];
  /** True with lights and mudguards; null when unknown. */
  readonly isEquipped: boolean | null;
}

/**
 * Sorts models by similarity: same equipment counts most, then a shared frame shape, then the same use. Equal models
 * keep their order.
 */
export function sortBySimilarity<Model extends ComparableModel>(
  own: ComparableModel,
  others: readonly Model[],
): Model[] {
  const points = ({ use, shapes, isEquipped }: ComparableModel): number =>
    (isEquipped !== null && isEquipped === own.isEquipped ? 4 : 0) +
    (shapes.some((shape) => own.shapes.includes(shape)) ? 2 : 0) +
    (use !== null && use === own.use ? 1 : 0);
  return others
    .map((model) => ({ model, likeness: points(model) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ model }) => model);
}
