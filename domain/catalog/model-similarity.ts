/** What of a model tells whether another one may stand in for it. */
interface ComparableModel {
  /** What it is for; null where nobody says. */
  readonly use: string | null;
  /** The frames it is built in. */
  readonly shapes: readonly string[];
  /** Lights and mudguards are on it; null where nobody says. */
  readonly isEquipped: boolean | null;
}

/** The models most like this one first: equipped alike counts most, then a frame they share, then the same use. Of equals the order stays. */
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
