import { adviseSize, type SizeAdvice, type SizeFacts, sizesToTake } from './advise-size';
import { feelings, type Feeling, type Measures } from './measures';
import { type Cockpit, feelingOf, torsoAngle } from './posture';

/** A model in one frame with its sizes. */
interface SizedModel {
  readonly sizes: readonly (SizeFacts & Cockpit)[];
}

export interface FittingModel<Model extends SizedModel> {
  readonly model: Model;
  readonly advice: Extract<SizeAdvice, { kind: 'fits' | 'between' }>;
  readonly size: Model['sizes'][number];
  /** How far the upper body stands up in this size, in degrees, and what that feels like. */
  readonly angle: number;
  readonly feeling: Feeling;
}

interface AdvisedModels<Model extends SizedModel> {
  readonly fitting: readonly FittingModel<Model>[];
  /** Those that are made for somebody else, each with the reason. */
  readonly others: readonly { readonly model: Model; readonly advice: SizeAdvice }[];
}

/** Which of all models are made for a rider, and in which size: those that sit as is wished first, else in the order given. */
export function adviseModels<Model extends SizedModel>(
  models: readonly Model[],
  rider: Measures,
): AdvisedModels<Model> {
  const fitting: FittingModel<Model>[] = [];
  const others: { model: Model; advice: SizeAdvice }[] = [];
  for (const model of models) {
    const advice = adviseSize(model.sizes, rider);
    const [wanted] = sizesToTake(advice);
    const size = model.sizes.find((known) => known.size === wanted);
    if (size !== undefined && (advice?.kind === 'fits' || advice?.kind === 'between')) {
      const angle = torsoAngle(size, rider);
      fitting.push({ model, advice, size, angle, feeling: feelingOf(angle) });
    } else if (advice !== null) others.push({ model, advice });
  }
  return { fitting: nearestFirst(fitting, rider), others };
}

/** By how far the posture is from the wished one; without a wish nothing moves. */
function nearestFirst<Each extends { readonly feeling: Feeling }>(
  fitting: readonly Each[],
  { feeling }: Measures,
): Each[] {
  if (feeling === null) return [...fitting];
  const away = (each: Each): number =>
    Math.abs(feelings.indexOf(each.feeling) - feelings.indexOf(feeling));
  return [...fitting].sort((a, b) => away(a) - away(b));
}
