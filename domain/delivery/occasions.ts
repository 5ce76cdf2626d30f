import { addDays, type IsoDay, isoDay } from '../time/day';
import { easterSunday } from './easter';

const occasionNames = ['christmas', 'easter', 'whitsun'] as const;

/** A day by which people wish to have something: Christmas Eve, Easter Sunday, Whit Sunday. */
export interface Occasion {
  readonly name: (typeof occasionNames)[number];
  readonly day: IsoDay;
}

const mostShown = 3;

/** The next occasions after a day, the first one first: each once. */
export function occasionsAfter(today: IsoDay): Occasion[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap(occasionsOf)
    .filter(({ day }) => day > today)
    .slice(0, mostShown);
}

function occasionsOf(year: number): Occasion[] {
  const easter = easterSunday(year);
  return [
    { name: 'easter', day: easter },
    { name: 'whitsun', day: addDays(easter, 49) },
    { name: 'christmas', day: isoDay(`${String(year).padStart(4, '0')}-12-24`) },
  ];
}
