import {
  computeSizeAdvice,
  type SizeAdvice,
  type SizeAdviceInput,
  listRecommendedSizes,
} from './size-advice';
import { ridingPostures, type RidingPosture, type BodyMeasurements } from './body-measurements';
import { type CockpitGeometry, toRidingPosture, computeTorsoAngle } from './riding-posture';
import { type FrameShape, frameShapes } from '@/domain/catalog/frame-geometry';

/** A model with the sizes of one of its frames. */
interface SizedModel {
  readonly sizes: readonly (SizeAdviceInput & CockpitGeometry)[];
}

export interface FittingModel<Model extends SizedModel> {
  readonly model: Model;
  readonly advice: Extract<SizeAdvice, { kind: 'fits' | 'between' }>;
  readonly size: Model['sizes'][number];
  /** Torso angle above the horizontal in this size, in degrees, and the resulting posture. */
  readonly angle: number;
  readonly posture: RidingPosture;
}

interface AdvisedModels<Model extends SizedModel> {
  readonly fitting: readonly FittingModel<Model>[];
  /** Models that do not fit the rider, each with the reason. */
  readonly others: readonly { readonly model: Model; readonly advice: SizeAdvice }[];
}

/**
 * Groups models by whether they fit a rider, with the recommended size. Models with the preferred posture come first;
 * otherwise the given order is kept.
 */
export function groupFittingModels<Model extends SizedModel>(
  models: readonly Model[],
  rider: BodyMeasurements,
): AdvisedModels<Model> {
  const fitting: FittingModel<Model>[] = [];
  const others: { model: Model; advice: SizeAdvice }[] = [];
  for (const model of models) {
    const advice = computeSizeAdvice(model.sizes, rider);
    const [wanted] = listRecommendedSizes(advice);
    const size = model.sizes.find((known) => known.size === wanted);
    if (size !== undefined && (advice?.kind === 'fits' || advice?.kind === 'between')) {
      const angle = computeTorsoAngle(size, rider);
      fitting.push({ model, advice, size, angle, posture: toRidingPosture(angle) });
    } else if (advice !== null) others.push({ model, advice });
  }
  return { fitting: nearestFirst(fitting, rider), others };
}

/**
 * Sorts models by how much their posture differs from the rider's preferred one, least first. Without a preference the
 * order is kept.
 */
function nearestFirst<Each extends { readonly posture: RidingPosture }>(
  fitting: readonly Each[],
  { posture }: BodyMeasurements,
): Each[] {
  if (posture === null) return [...fitting];
  const away = (each: Each): number =>
    Math.abs(ridingPostures.indexOf(each.posture) - ridingPostures.indexOf(posture));
  return [...fitting].sort((a, b) => away(a) - away(b));
}

type SizedFrame = {
  readonly shape: FrameShape;
  readonly sizes: readonly Pick<SizeAdviceInput, 'size' | 'bodyHeightMinCm' | 'bodyHeightMaxCm'>[];
};

type Range = { readonly minCm: number; readonly maxCm: number };

/** A frame shape with its number of models, its total body height range and the range of each size, smallest first. */
export type FrameSizeRange = Range & {
  readonly shape: FrameShape;
  readonly models: number;
  readonly sizes: readonly (Range & { readonly size: string })[];
};

/** Lists the body height range of each frame shape over all models; shapes without models are omitted. */
export function listSizeRanges(frames: readonly SizedFrame[]): FrameSizeRange[] {
  return frameShapes.flatMap((shape) => {
    const ofShape = frames.filter((frame) => frame.shape === shape);
    const rows = ofShape.flatMap(({ sizes }) => sizes);
    if (rows.length === 0) return [];
    const sizes = [...new Set(rows.map(({ size }) => size))]
      .map((size) => ({ size, ...rangeOf(rows.filter((row) => row.size === size)) }))
      .toSorted((a, b) => a.minCm - b.minCm);
    return [{ shape, models: ofShape.length, sizes, ...rangeOf(rows) }];
  });
}

function rangeOf(rows: SizedFrame['sizes']): Range {
  return {
    minCm: Math.min(...rows.map((row) => row.bodyHeightMinCm)),
    maxCm: Math.max(...rows.map((row) => row.bodyHeightMaxCm)),
  };
}
