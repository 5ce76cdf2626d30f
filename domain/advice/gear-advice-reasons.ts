import type { GearAdvice } from './gear-advice';
import { getSteepestGradient } from './climbing';
import { drives } from './drivetrains';
import type { GearNeeds } from './gear-needs';
import { computeServiceMonths, computeTopSpeed, getYearlyKm } from './drivetrains';

/**
 * A reason for recommending a drive: its message and the numbers in it (meters, percent, km/h, kilometers per year,
 * months).
 */
export interface GearAdviceReason {
  readonly key:
    | ('climb' | 'climbWithMotor' | 'tight' | 'weak' | 'speed')
    | ('noUpkeep' | 'oil' | 'inspection' | 'shiftsUnderLoad' | 'easesToShift')
    | ('motor.mahle' | 'motor.bosch' | 'rain' | 'winter' | 'lacksEquipment' | 'equipped');
  readonly figures: Readonly<Record<string, number | string>>;
}

/** Lists the reasons for a drive in display order. */
export function listGearAdviceReasons(advice: GearAdvice, needs: GearNeeds): GearAdviceReason[] {
  const { drive, motor, verdict, maxGradientPercent, lacksEquipment } = advice;
  const { load, weather, hills } = needs;
  const gears = drive === 'single' ? 'one' : 'more';
  const climb = {
    lowest: drives[drive].lowest,
    climb: maxGradientPercent,
    steepest: getSteepestGradient(hills),
  };
  const plain = (key: GearAdviceReason['key'] | null) =>
    key === null ? [] : [{ key, figures: {} }];
  return [
    { key: motor === null ? 'climb' : 'climbWithMotor', figures: { ...climb, gears } },
    ...plain(verdict === 'fits' ? null : verdict),
    { key: 'speed', figures: { speed: computeTopSpeed(drive), gears } },
    upkeep(advice, needs),
    ...plain(shifting(drive, load)),
    ...plain(motor && `motor.${motor}`),
    ...plain(weather === 'fair' ? null : weather),
    ...plain(lacksEquipment ? 'lacksEquipment' : 'equipped'),
  ];
}

function upkeep({ drive }: GearAdvice, { distance }: GearNeeds): GearAdviceReason {
  const km = getYearlyKm(distance);
  const months = computeServiceMonths(drive, distance);
  if (months === null) return { key: 'noUpkeep', figures: { km } };
  return { key: drives[drive].service?.kind ?? 'inspection', figures: { km, months } };
}

function shifting(
  drive: GearAdvice['drive'],
  load: GearNeeds['load'],
): GearAdviceReason['key'] | null {
  if (load !== 'heavy' || drive === 'single') return null;
  return drive === 'enviolo' ? 'shiftsUnderLoad' : 'easesToShift';
}
