import { childSeatRackKg } from '../catalog/permitted-loads';
import { type Needs, usualRiderKg } from './needs';

/** What luggage weighs, in kilograms. */
const loadKg: Readonly<Record<Needs['load'], number>> = { light: 3, luggage: 12, heavy: 35 };

/** What a model has to bear with a heavy load where nobody says what the rider weighs: 95 kg of rider. */
const heavyPayloadKg = 130;

type Load = Pick<Needs, 'load' | 'child' | 'weight'>;

/** What is ridden uphill beside the bicycle, in kilograms: rider, luggage, child. */
export function carriedKg({ load, child, weight }: Load): number {
  return (weight ?? usualRiderKg) + loadKg[load] + (child === 'childSeat' ? childSeatRackKg : 0);
}

/**
 * What a model has to be allowed to carry, in kilograms. Where nobody says what the rider weighs it counts with a heavy load or a child only;
 * 0 then means any model will do.
 */
export function neededPayloadKg(needs: Load): number {
  const { load, child, weight } = needs;
  if (weight !== null) return carriedKg(needs);
  if (child === 'childSeat') return Math.max(heavyPayloadKg, carriedKg(needs));
  return load === 'heavy' ? heavyPayloadKg : 0;
}
