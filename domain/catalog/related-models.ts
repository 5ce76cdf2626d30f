import { type FrameShape, frameShapes } from './frame-geometry';

/** A filterable property with its slug and name. */
interface Term {
  readonly slug: string;
  readonly name: string;
}

/** The properties of a model that decide which other models are suggested with it. */
export interface ModelTraits extends Term {
  /** Slug of the intended use; null when unknown. */
  readonly use: string | null;
  /** Frame shapes in the manufacturer's order. */
  readonly shapes: readonly FrameShape[];
  /** Drive groups of the drivetrains, by slug. */
  readonly driveGroups: readonly string[];
  /** Drive groups by which the model can be filtered. */
  readonly driveGroupTerms: readonly Term[];
  readonly hasMotor: boolean;
  /** True with lights and mudguards; null when unknown. */
  readonly isEquipped: boolean | null;
}

/** Models to suggest in place of a shape or drive group that a model is not built with. */
export interface RelatedModels {
  /** One model for each other frame shape. */
  readonly byShape: readonly (Term & { readonly shape: FrameShape })[];
  /** One model for each of at most two other drive groups. */
  readonly byDriveGroup: readonly (Term & {
    readonly group: string;
    readonly groupName: string;
  })[];
}

const maxDriveGroups = 2;

/**
 * Finds models that are similar to `model` but have a frame shape or drive group that it lacks. All of them have a motor
 * if `model` has one, and none has one otherwise.
 */
export function findRelatedModels(
  model: ModelTraits,
  others: readonly ModelTraits[],
): RelatedModels {
  const similar = sortBySimilarity(
    model,
    others.filter(({ slug, hasMotor }) => slug !== model.slug && hasMotor === model.hasMotor),
  );
  return {
    byShape: frameShapes.flatMap((shape) => {
      if (model.shapes.includes(shape)) return [];
      const related =
        similar.find(({ shapes }) => shapes[0] === shape) ??
        similar.find(({ shapes }) => shapes.includes(shape));
      return related === undefined ? [] : [{ slug: related.slug, name: related.name, shape }];
    }),
    byDriveGroup: listDriveGroups(similar)
      .flatMap(({ slug: group, name: groupName }) => {
        if (model.driveGroups.includes(group)) return [];
        const related = similar.find(({ driveGroups }) => driveGroups.includes(group));
        return related === undefined
          ? []
          : [{ slug: related.slug, name: related.name, group, groupName }];
      })
      .slice(0, maxDriveGroups),
  };
}

function listDriveGroups(models: readonly ModelTraits[]): Term[] {
  const terms = models.flatMap(({ driveGroupTerms }) => driveGroupTerms);
  return [...new Map(terms.map((term) => [term.slug, term])).values()];
}

/**
 * Sorts models by similarity: same equipment counts most, then a shared frame shape, then the same use. Equal models
 * keep their order.
 */
function sortBySimilarity(model: ModelTraits, others: readonly ModelTraits[]): ModelTraits[] {
  const score = ({ use, shapes, isEquipped }: ModelTraits): number =>
    (isEquipped !== null && isEquipped === model.isEquipped ? 4 : 0) +
    (shapes.some((shape) => model.shapes.includes(shape)) ? 2 : 0) +
    (use !== null && use === model.use ? 1 : 0);
  return others.toSorted((a, b) => score(b) - score(a));
}
