import type { MotorBrand } from '../catalog/motor';
import { climbPercent, steepestOf } from './climb';
import { type DriveKey, driveKeys } from './drives';
import type { Needs } from './needs';

/** A model with one of its drives, and what comes with it. Cents. */
export interface Machine {
  readonly slug: string;
  readonly drive: DriveKey;
  readonly motor: MotorBrand | null;
  readonly fromCents: number;
  readonly hasLightsAndMudguards: boolean;
  readonly hasRack: boolean;
  /** What rider and luggage may weigh together; null when nobody says. */
  readonly payloadKg: number | null;
}

/** fits: sitting down all the way; tight: standing up at the steepest piece; weak: too little for this way. */
type Verdict = 'fits' | 'tight' | 'weak';

export interface Advice {
  readonly drive: DriveKey;
  readonly motor: MotorBrand | null;
  readonly verdict: Verdict;
  readonly climbPercent: number;
  /** The models, cheapest first: those within the budget, or all when there is none. */
  readonly slugs: readonly string[];
  readonly fromCents: number;
  readonly isWithinBudget: boolean;
  /** None of its models brings what load and weather ask for. */
  readonly lacksEquipment: boolean;
}

/** A heavy load with its rider: less than that a model may not carry. */
const heavyPayloadKg = 130;

/** So much of the way's gradient may be missing: one stands up for it. */
const tightShare = 0.75;

/** The simplest drive that does is the best one: what each adds in cost, weight and upkeep, in points. */
const effort: Readonly<Record<DriveKey, number>> = {
  single: 0,
  hub8: 1,
  hub11: 1.6,
  pinion6: 2.5,
  enviolo: 3,
  pinion: 3.4,
  rohloff: 3.6,
};

/** Speed and fine steps count on long ways, changing gear under load counts with much on board. */
const farEffort: Partial<Record<DriveKey, number>> = { single: 2, hub8: 1, pinion6: 1.5 };
const heavyEffort: Partial<Record<DriveKey, number>> = { single: 2, enviolo: -2.5 };

/** Whoever leaves it open gets a motor only where legs alone do not do. */
const motorEffort = 3;
/** A hub that turns slowly for an hour makes heat instead of push. */
const hubMotorInMountains = 2;
/** Far behind: what can be added later, what is tight, what is too dear, what does not do at all. */
const missing = { equipment: 4, tight: 10, dear: 20, weak: 40 };

/** Every drive there is for these needs, the best first; of equals the simpler. Empty when nothing is sold with, or without, a motor. */
export function adviseDrives(needs: Needs, machines: readonly Machine[]): Advice[] {
  const wanted = machines.filter(
    ({ motor }) => needs.motor === 'open' || (motor !== null) === (needs.motor === 'with'),
  );
  return driveKeys
    .flatMap((drive) =>
      ([null, 'mahle', 'bosch'] as const).flatMap((motor) => {
        const built = wanted.filter((one) => one.drive === drive && one.motor === motor);
        return built.length === 0 ? [] : [judge(drive, motor, needs, built)];
      }),
    )
    .map((advice) => ({ advice, points: pointsOf(advice, needs) }))
    .sort((a, b) => a.points - b.points)
    .map(({ advice }) => advice);
}

function judge(
  drive: DriveKey,
  motor: MotorBrand | null,
  needs: Needs,
  built: readonly Machine[],
): Advice {
  const equipped = built.filter((machine) => isEquipped(machine, needs));
  const shown = [...(equipped.length > 0 ? equipped : built)].sort(
    (a, b) => a.fromCents - b.fromCents,
  );
  const within = shown.filter(
    ({ fromCents }) => needs.budget === null || fromCents <= needs.budget * 100,
  );
  const climb = climbPercent(drive, motor, needs);
  return {
    drive,
    motor,
    verdict: verdictOf(climb, steepestOf(needs.hills)),
    climbPercent: climb,
    slugs: (within.length > 0 ? within : shown).map(({ slug }) => slug),
    fromCents: shown[0]?.fromCents ?? 0,
    isWithinBudget: within.length > 0,
    lacksEquipment: equipped.length === 0,
  };
}

function verdictOf(climb: number, steepest: number): Verdict {
  if (climb >= steepest) return 'fits';
  return climb >= steepest * tightShare ? 'tight' : 'weak';
}

function isEquipped(machine: Machine, { load, weather }: Needs): boolean {
  if (weather !== 'fair' && !machine.hasLightsAndMudguards) return false;
  if (load !== 'light' && !machine.hasRack) return false;
  return load !== 'heavy' || (machine.payloadKg ?? 0) >= heavyPayloadKg;
}

function pointsOf(
  { drive, motor, verdict, isWithinBudget, lacksEquipment }: Advice,
  { hills, distance, load, motor: wish }: Needs,
): number {
  return (
    effort[drive] +
    (distance === 'far' ? (farEffort[drive] ?? 0) : 0) +
    (load === 'heavy' ? (heavyEffort[drive] ?? 0) : 0) +
    (motor !== null && wish === 'open' ? motorEffort : 0) +
    (motor === 'bosch' ? 1 : 0) +
    (motor === 'mahle' && hills === 'mountains' ? hubMotorInMountains : 0) +
    (verdict === 'fits' ? 0 : missing[verdict]) +
    (isWithinBudget ? 0 : missing.dear) +
    (lacksEquipment ? missing.equipment : 0)
  );
}
