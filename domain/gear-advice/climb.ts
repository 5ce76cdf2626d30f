import type { MotorBrand } from '../catalog/motor';
import { drives, type DriveKey } from './drives';
import { carriedKg } from './carried';
import type { Needs } from './needs';

/** What a way asks: its steepest lasting gradient in per cent, and what a rider puts into the cranks there, in newton metres. */
const ways: Readonly<Record<Needs['hills'], { percent: number; riderNm: number }>> = {
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
export function steepestOf(hills: Needs['hills']): number {
  return ways[hills].percent;
}

/**
 * The steepest gradient, in per cent to one decimal, that is ridden sitting down in the lowest gear at sixty turns a minute: what rider and
 * motor push with, against weight and rolling resistance. Air hardly counts at that speed.
 */
export function climbPercent(
  drive: DriveKey,
  motor: MotorBrand | null,
  needs: Pick<Needs, 'hills' | 'load' | 'child' | 'weight'>,
): number {
  const { lowest } = drives[drive];
  const weight = gravity * (bicycleKg[motor ?? 'none'] + carriedKg(needs));
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
