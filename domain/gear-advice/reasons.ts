import type { Advice } from './advise';
import { steepestOf } from './climb';
import { drives } from './drives';
import type { Needs } from './needs';
import { serviceMonths, topSpeed, yearlyKm } from './upkeep';

/** Why a drive is named: which sentence, and the figures in it. Metres, per cent, kilometres an hour, kilometres a year and months. */
export interface Reason {
  readonly key:
    | ('climb' | 'climbWithMotor' | 'tight' | 'weak' | 'speed')
    | ('noUpkeep' | 'oil' | 'inspection' | 'shiftsUnderLoad' | 'easesToShift')
    | ('motor.mahle' | 'motor.bosch' | 'rain' | 'winter' | 'lacksEquipment' | 'equipped');
  readonly figures: Readonly<Record<string, number | string>>;
}

/** The reasons for a drive in the order they are told. */
export function reasonsFor(advice: Advice, needs: Needs): Reason[] {
  const { drive, motor, verdict, climbPercent, lacksEquipment } = advice;
  const { load, weather, hills } = needs;
  const gears = drive === 'single' ? 'one' : 'more';
  const climb = { lowest: drives[drive].lowest, climb: climbPercent, steepest: steepestOf(hills) };
  const plain = (key: Reason['key'] | null) => (key === null ? [] : [{ key, figures: {} }]);
  return [
    { key: motor === null ? 'climb' : 'climbWithMotor', figures: { ...climb, gears } },
    ...plain(verdict === 'fits' ? null : verdict),
    { key: 'speed', figures: { speed: topSpeed(drive), gears } },
    upkeep(advice, needs),
    ...plain(shifting(drive, load)),
    ...plain(motor && `motor.${motor}`),
    ...plain(weather === 'fair' ? null : weather),
    ...plain(lacksEquipment ? 'lacksEquipment' : 'equipped'),
  ];
}

function upkeep({ drive }: Advice, { distance }: Needs): Reason {
  const km = yearlyKm(distance);
  const months = serviceMonths(drive, distance);
  if (months === null) return { key: 'noUpkeep', figures: { km } };
  return { key: drives[drive].service?.kind ?? 'inspection', figures: { km, months } };
}

function shifting(drive: Advice['drive'], load: Needs['load']): Reason['key'] | null {
  if (load !== 'heavy' || drive === 'single') return null;
  return drive === 'enviolo' ? 'shiftsUnderLoad' : 'easesToShift';
}
