import { childSeatRackKg } from '@/domain/catalog/bike-specs';
import { type GearNeeds, defaultRiderKg } from './gear-needs';
import type { MotorBrand } from '@/domain/catalog/variant';
import { drives, type DriveKey } from './drivetrains';

/** What luggage weighs, in kilograms. */
const loadKg: Readonly<Record<GearNeeds['load'], number>> = { light: 3, luggage: 12, heavy: 35 };

/** What a model has to bear with a heavy load where nobody says what the rider weighs: 95 kg of rider. */
const heavyPayloadKg = 130;

type Load = Pick<GearNeeds, 'load' | 'child' | 'weight'>;

/** What is ridden uphill beside the bicycle, in kilograms: rider, luggage, child. */
function computeCarriedKg({ load, child, weight }: Load): number {
  return (weight ?? defaultRiderKg) + loadKg[load] + (child === 'childSeat' ? childSeatRackKg : 0);
}

/**
 * What a model has to be allowed to carry, in kilograms. Where nobody says what the rider weighs it counts with a heavy load or a child only;
 * 0 then means any model will do.
 */
export function computeRequiredPayloadKg(needs: Load): number {
  const { load, child, weight } = needs;
  if (weight !== null) return computeCarriedKg(needs);
  if (child === 'childSeat') return Math.max(heavyPayloadKg, computeCarriedKg(needs));
  return load === 'heavy' ? heavyPayloadKg : 0;
}

/** What a way asks: its steepest lasting gradient in per cent, and what a rider puts into the cranks there, in newton metres. */
const ways: Readonly<Record<GearNeeds['hills'], { percent: number; riderNm: number }>> = {
  flat: { percent: 2, riderNm: 30 },
  rolling: { percent: 6, riderNm: 30 },
  steep: { percent: 9, riderNm: 30 },
  // Nobody pushes as hard for an hour as for a minute.
  mountains: { percent: 8, riderNm: 22 },
};

const bicycleKg: Readonly<Record<MotorBrand | 'none', number>> = { none: 15, mahle: 17, bosch: 25 };

/** What a motor gives for as long as it takes: by law no more than 250 watts, and never more than its torque. */
const motorWatts = 250;
const motorNm: Readonly<Record<MotorBrand, number>> = { mahle: 23, bosch: 85 };
const wheelRadiusMetres = 0.345;

const gravity = 9.81;
const rollingResistance = 0.008;
/** One turn of the cranks a second: sixty a minute, as one climbs. */
const turnsPerSecond = 1;

/** The gradient of a way that lasts, in per cent. */
export function getSteepestGradient(hills: GearNeeds['hills']): number {
  return ways[hills].percent;
}

/**
 * The steepest gradient, in per cent to one decimal, that is ridden sitting down in the lowest gear at sixty turns a minute: what rider and
 * motor push with, against weight and rolling resistance. Air hardly counts at that speed.
 */
export function computeClimbPercent(
  drive: DriveKey,
  motor: MotorBrand | null,
  needs: Pick<GearNeeds, 'hills' | 'load' | 'child' | 'weight'>,
): number {
  const { lowest } = drives[drive];
  const weight = gravity * (bicycleKg[motor ?? 'none'] + computeCarriedKg(needs));
  const push = perTurn(ways[needs.hills].riderNm, lowest) + motorPush(motor, lowest);
  return Math.floor((push / weight - rollingResistance) * 1000) / 10;
}

/** A torque at the cranks as a force at the road, in newtons. */
function perTurn(newtonMetres: number, metresPerTurn: number): number {
  return (2 * Math.PI * newtonMetres) / metresPerTurn;
}

/** A motor in the hub turns with the wheel, one at the cranks goes through the gears. */
function motorPush(motor: MotorBrand | null, metresPerTurn: number): number {
  if (motor === null) return 0;
  const byPower = motorWatts / (metresPerTurn * turnsPerSecond);
  const byTorque =
    motor === 'mahle' ? motorNm.mahle / wheelRadiusMetres : perTurn(motorNm.bosch, metresPerTurn);
  return Math.min(byPower, byTorque);
}
