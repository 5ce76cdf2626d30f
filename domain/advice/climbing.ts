import { childSeatRackKg } from '@/domain/catalog/bike-specs';
import { type GearNeeds, defaultRiderKg } from './gear-needs';
import type { MotorBrand } from '@/domain/catalog/variant';
import { drives, type DriveKey } from './drivetrains';

/** Weight of luggage, in kilograms. */
const loadKg: Readonly<Record<GearNeeds['load'], number>> = { light: 3, luggage: 12, heavy: 35 };

/**
 * Required payload in kilograms for a heavy load when the weight of the rider is not given; it assumes a rider of 95
 * kg.
 */
const heavyPayloadKg = 130;

type Load = Pick<GearNeeds, 'load' | 'child' | 'weight'>;

/** Weight carried uphill in addition to the bicycle, in kilograms: rider, luggage, child. */
function computeLoadKg({ load, child, weight }: Load): number {
  return (weight ?? defaultRiderKg) + loadKg[load] + (child === 'childSeat' ? childSeatRackKg : 0);
}

/**
 * Returns the payload, in kilograms, that a model must be approved for. While the rider's weight is unknown, this is at
 * least `heavyPayloadKg` for a child seat or a heavy load, and 0 otherwise.
 */
export function computeRequiredPayloadKg(needs: Load): number {
  const { load, child, weight } = needs;
  if (weight !== null) return computeLoadKg(needs);
  if (child === 'childSeat') return Math.max(heavyPayloadKg, computeLoadKg(needs));
  return load === 'heavy' ? heavyPayloadKg : 0;
}

/**
 * Steepest sustained climb by type of terrain: its gradient in percent, and the rider's torque at the cranks in newton
 * meters.
 */
const ways: Readonly<Record<GearNeeds['hills'], { percent: number; riderNm: number }>> = {
  flat: { percent: 2, riderNm: 30 },
  rolling: { percent: 6, riderNm: 30 },
  steep: { percent: 9, riderNm: 30 },
  // A rider sustains less torque on long climbs than on short ones.
  mountains: { percent: 8, riderNm: 22 },
};

const bicycleKg: Readonly<Record<MotorBrand | 'none', number>> = { none: 15, mahle: 17, bosch: 25 };

/** Legal limit of a pedelec's continuous motor power, in watts. */
const motorWatts = 250;
const motorNm: Readonly<Record<MotorBrand, number>> = { mahle: 23, bosch: 85 };
const wheelRadiusMetres = 0.345;

const gravity = 9.81;
const rollingResistance = 0.008;
/** Crank revolutions per second when climbing (60 per minute). */
const turnsPerSecond = 1;

/** Returns the gradient of the steepest sustained climb, in percent. */
export function getSteepestGradient(hills: GearNeeds['hills']): number {
  return ways[hills].percent;
}

/**
 * Computes the steepest gradient, in percent to one decimal, that can be ridden seated in the lowest gear at 60 crank
 * revolutions per minute: force of rider and motor against weight and rolling resistance. Air resistance is negligible
 * at that speed.
 */
export function computeMaxGradientPercent(
  drive: DriveKey,
  motor: MotorBrand | null,
  needs: Pick<GearNeeds, 'hills' | 'load' | 'child' | 'weight'>,
): number {
  const { lowest } = drives[drive];
  const weight = gravity * (bicycleKg[motor ?? 'none'] + computeLoadKg(needs));
  const push = perTurn(ways[needs.hills].riderNm, lowest) + motorPush(motor, lowest);
  return Math.floor((push / weight - rollingResistance) * 1000) / 10;
}

/** Converts a torque at the cranks to a force at the road, in newtons. */
function perTurn(newtonMetres: number, metresPerTurn: number): number {
  return (2 * Math.PI * newtonMetres) / metresPerTurn;
}

/**
 * Returns the force of the motor at the road in newtons; 0 without a motor. A hub motor turns with the wheel, a
 * mid-drive motor drives the cranks, so that its force depends on the gear.
 */
function motorPush(motor: MotorBrand | null, metresPerTurn: number): number {
  if (motor === null) return 0;
  const byPower = motorWatts / (metresPerTurn * turnsPerSecond);
  const byTorque =
    motor === 'mahle' ? motorNm.mahle / wheelRadiusMetres : perTurn(motorNm.bosch, metresPerTurn);
  return Math.min(byPower, byTorque);
}
