import type { MotorBrand } from '@/domain/catalog/variant';
import { computeRequiredPayloadKg } from './climbing';
import { computeMaxGradientPercent, getSteepestGradient } from './climbing';
import { type DriveKey, driveKeys } from './drivetrains';
import type { GearNeeds } from './gear-needs';

/** A model with one of its drives and its equipment. Prices in cents. */
export interface GearCandidate {
  readonly slug: string;
  readonly drive: DriveKey;
  readonly motor: MotorBrand | null;
  readonly fromCents: number;
  readonly hasLightsAndMudguards: boolean;
  readonly hasRack: boolean;
  /** Maximum weight of rider and luggage in kilograms; null when unknown. */
  readonly payloadKg: number | null;
}

/**
 * Whether a drive suffices for the steepest climb of the route. fits: can be climbed seated; tight: only standing;
 * weak: not at all.
 */
type Verdict = 'fits' | 'tight' | 'weak';

export interface GearAdvice {
  readonly drive: DriveKey;
  readonly motor: MotorBrand | null;
  readonly verdict: Verdict;
  readonly maxGradientPercent: number;
  /** Slugs of the models with this drive, cheapest first: those within the budget, or all when none is within it. */
  readonly slugs: readonly string[];
  readonly fromCents: number;
  readonly isWithinBudget: boolean;
  /** True when no model with this drive has the equipment required for load and weather. */
  readonly lacksEquipment: boolean;
}

/** Minimum share of the required gradient for the verdict `tight`. */
const tightShare = 0.75;

/**
 * Penalty points for shortcomings: missing equipment that can be added later, a hub motor that overheats on long
 * climbs, a tight or weak drive, a price above the budget.
 */
const behind = { equipment: 4, hubMotorInMountains: 2, tight: 10, dear: 20, weak: 40 };

/**
 * Points for weight and maintenance of a drive, fewer is better. They rank drives of equal price and select the second
 * recommendation.
 */
const effort: Readonly<Record<DriveKey, number>> = {
  single: 0,
  hub8: 1,
  hub11: 1.6,
  pinion6: 2.5,
  enviolo: 3,
  pinion: 3.4,
  rohloff: 3.6,
};

/**
 * Points added to `effort`: for long distances, where speed and small gear steps count, and for heavy loads or a child
 * seat, where shifting under load counts.
 */
const farEffort: Partial<Record<DriveKey, number>> = { single: 2, hub8: 1, pinion6: 1.5 };
const heavyEffort: Partial<Record<DriveKey, number>> = { single: 2, enviolo: -2.5 };

/**
 * Lists all drives for the given needs, best first. Sufficient drives come first: within the budget, without a motor
 * where none is needed, then the cheapest, then the simplest. When all sufficient drives exceed the budget, the
 * cheapest of them comes first, with or without a motor. Models that are not approved for the load are omitted. Empty
 * when no model suits.
 */
export function listGearAdvice(needs: GearNeeds, machines: readonly GearCandidate[]): GearAdvice[] {
  const wanted = machines.filter(
    (machine) =>
      (needs.motor === 'open' || (machine.motor !== null) === (needs.motor === 'with')) &&
      !isOverloaded(machine, needs),
  );
  return driveKeys
    .flatMap((drive) =>
      ([null, 'mahle', 'bosch'] as const).flatMap((motor) => {
        const built = wanted.filter((one) => one.drive === drive && one.motor === motor);
        return built.length === 0 ? [] : [evaluateDrive(drive, motor, needs, built)];
      }),
    )
    .map((advice) => ({ advice, places: placesOf(advice, needs) }))
    .sort((a, b) => comparePlaces(a.places, b.places))
    .map(({ advice }) => advice);
}

/**
 * Returns the second recommendation: of the drives with the same penalty points as the best one, the drive with the
 * least effort; otherwise the next drive that is not `weak`; null when there is none.
 */
export function findSecondAdvice(
  [best, ...rest]: readonly GearAdvice[],
  needs: GearNeeds,
): GearAdvice | null {
  const others = rest.filter(({ drive, verdict }) => drive !== best?.drive && verdict !== 'weak');
  const equivalent = others.filter(
    (advice) => best && shortfall(advice, needs) === shortfall(best, needs),
  );
  const [second = null] = equivalent.sort((a, b) => effortOf(a, needs) - effortOf(b, needs));
  return second ?? others[0] ?? null;
}

function evaluateDrive(
  drive: DriveKey,
  motor: MotorBrand | null,
  needs: GearNeeds,
  built: readonly GearCandidate[],
): GearAdvice {
  const equipped = built.filter((machine) => isEquipped(machine, needs));
  const shown = [...(equipped.length > 0 ? equipped : built)].sort(
    (a, b) => a.fromCents - b.fromCents,
  );
  const within = shown.filter(
    ({ fromCents }) => needs.budget === null || fromCents <= needs.budget * 100,
  );
  const climb = computeMaxGradientPercent(drive, motor, needs);
  return {
    drive,
    motor,
    verdict: verdictOf(climb, getSteepestGradient(needs.hills)),
    maxGradientPercent: climb,
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

function isEquipped(machine: GearCandidate, needs: GearNeeds): boolean {
  const { load, weather } = needs;
  if (weather !== 'fair' && !machine.hasLightsAndMudguards) return false;
  if (load !== 'light' && !machine.hasRack) return false;
  return (machine.payloadKg ?? 0) >= computeRequiredPayloadKg(needs);
}

/** Returns true when the given load exceeds the payload of the model. */
function isOverloaded({ payloadKg }: GearCandidate, needs: GearNeeds): boolean {
  return needs.weight !== null && payloadKg !== null && payloadKg < computeRequiredPayloadKg(needs);
}

/** Returns the sort keys of a recommendation; two recommendations are ordered by the first key that differs. */
function placesOf(advice: GearAdvice, needs: GearNeeds): readonly number[] {
  const { motor, isWithinBudget, fromCents } = advice;
  const isNeedless = motor !== null && needs.motor === 'open' && isWithinBudget;
  return [shortfall(advice, needs), Number(isNeedless), fromCents, effortOf(advice, needs)];
}

/** Returns the penalty points of a recommendation; 0 when it has no shortcomings. */
function shortfall(
  { motor, verdict, isWithinBudget, lacksEquipment }: GearAdvice,
  { hills }: GearNeeds,
): number {
  return (
    (verdict === 'fits' ? 0 : behind[verdict]) +
    (isWithinBudget ? 0 : behind.dear) +
    (lacksEquipment ? behind.equipment : 0) +
    (motor === 'mahle' && hills === 'mountains' ? behind.hubMotorInMountains : 0)
  );
}

function effortOf({ drive, motor }: GearAdvice, { distance, load, child }: GearNeeds): number {
  return (
    effort[drive] +
    (distance === 'far' ? (farEffort[drive] ?? 0) : 0) +
    (load === 'heavy' || child === 'childSeat' ? (heavyEffort[drive] ?? 0) : 0) +
    (motor === null ? 0 : 3)
  );
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  return a.map((place, index) => place - (b[index] ?? 0)).find((step) => step !== 0) ?? 0;
}
