import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { houseDayFrom } from '@/domain/delivery/working-days';
import { addDays, dayInBerlin, storedDay } from '@/domain/time/day';
import type { delivery } from '../../demo-source/field-shapes';
import type { ProductStockModel } from '../base/product-model';

type Delivery = z.infer<typeof delivery>;

/** Stock as a demo file tells it: its days count from the given one, to the next one on which the house works. */
export function stockFromFile(
  amount: number,
  incoming: readonly Delivery[],
  now: number,
): ProductStockModel {
  const [first, second] = [...incoming].sort((a, b) => a.inDays - b.inDays);
  return {
    amount,
    incoming1: first?.amount ?? null,
    incoming1At: first ? dayFrom(now, first.inDays) : null,
    incoming2: second?.amount ?? null,
    incoming2At: second ? dayFrom(now, second.inDays) : null,
  };
}

/**
 * A stock that a sku always gets: 55 % on the shelf, 20 % with one delivery on its way, 12 % with two, 5 % with only the later
 * one, 8 % with nothing known. Of what is built to order none is on the shelf, those are on their way.
 */
export function stockFromSku(
  sku: string,
  now: number,
  { builtToOrder = false }: { builtToOrder?: boolean } = {},
): ProductStockModel {
  const digest = createHash('sha256').update(sku).digest();
  const share = digest.readUInt16BE(0) % 100;
  const number = (offset: number, from: number, to: number) =>
    from + (digest.readUInt16BE(offset) % (to - from + 1));
  const soon = { amount: number(2, 1, 6), inDays: number(4, 10, 60) };
  const late = { amount: number(6, 2, 8), inDays: number(8, 70, 140) };

  if (share < 55 && !builtToOrder) return stockFromFile(number(10, 1, 9), [], now);
  if (share < 75) return stockFromFile(0, [soon], now);
  if (share < 87) return stockFromFile(0, [soon, late], now);
  if (share < 92)
    return {
      ...stockFromFile(0, [], now),
      incoming2: late.amount,
      incoming2At: dayFrom(now, late.inDays),
    };
  return stockFromFile(0, [], now);
}

function dayFrom(now: number, days: number): number {
  return storedDay(houseDayFrom(addDays(dayInBerlin(now), days)));
}
