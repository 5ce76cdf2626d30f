import { dayInBerlin } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/write-days';
import type { OrderItemModel } from '../order-model';
import type { ShipmentModel } from './shipment-model';

/** The days on which something is expected, first and last; null while nobody knows. */
export function spanOf({
  expectedAt,
  expectedFromAt,
}: Pick<ShipmentModel, 'expectedAt' | 'expectedFromAt'>): DaySpan | null {
  if (expectedAt === null) return null;
  const until = dayInBerlin(expectedAt);
  return { from: expectedFromAt === null ? until : dayInBerlin(expectedFromAt), until };
}

/** What is in a shipment, in a line: "2 × Klingel, 1 × Ludwig". */
export function contentsText(
  { lines }: Pick<ShipmentModel, 'lines'>,
  items: readonly OrderItemModel[],
): string {
  return lines
    .map(({ orderItemId, amount }) => {
      const item = items.find(({ id }) => id === orderItemId);
      return `${amount} × ${item?.title ?? ''}`;
    })
    .join(', ');
}
