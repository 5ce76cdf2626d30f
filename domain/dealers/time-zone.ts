import { type WallTime, wallClockIn } from '../time/wall-clock';
import type { DealerCountry } from './dealer';

const timeZones: Readonly<Record<DealerCountry, string>> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DK: 'Europe/Copenhagen',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  CZ: 'Europe/Prague',
};

/** What the clock of a country's shops shows at a moment (epoch milliseconds). */
export function wallTimeIn(country: DealerCountry, atMs: number): WallTime {
  return wallClockIn(timeZones[country], atMs);
}
