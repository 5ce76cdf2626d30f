import { parsePersParam } from '@/domain/basket/pers-param';
import { findLineGroup } from '@/domain/configurator/line-group';
import type { Language } from '@/domain/locale/language';
import type { OrderItemModel, ShipmentModel } from './order-model';
import { toBerlinDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';

const words: Record<
  Language,
  { configuration: (code: string) => string; mounted: (title: string, code: string) => string }
> = {
  de: {
    configuration: (code) => `Konfiguration ${code}`,
    mounted: (title, code) => `montiert an ${title}, Konfiguration ${code}`,
  },
  en: {
    configuration: (code) => `configuration ${code}`,
    mounted: (title, code) => `mounted to ${title}, configuration ${code}`,
  },
};

type Piece = Pick<OrderItemModel, 'sku' | 'persParam' | 'title'>;

/**
 * Returns the note that documents and emails show with a line item of a configured bicycle, for the workshop and the
 * buyer; an empty string for any other line item.
 */
export function formatConfigurationNote(
  { sku, persParam }: Piece,
  items: readonly Piece[],
  language: Language,
): string {
  const group = findLineGroup(parsePersParam(persParam));
  if (group === null) return '';
  const { configuration, mounted } = words[language];
  if (sku === group.sku) return configuration(group.code);
  const bike = items.find((item) => item.sku === group.sku);
  return bike ? mounted(bike.title, group.code) : configuration(group.code);
}

/** Returns the first and last day of the estimated delivery (Berlin days); null if unknown. */
export function toDaySpan({
  expectedAt,
  expectedFromAt,
}: Pick<ShipmentModel, 'expectedAt' | 'expectedFromAt'>): DaySpan | null {
  if (expectedAt === null) return null;
  const until = toBerlinDay(expectedAt);
  return { from: expectedFromAt === null ? until : toBerlinDay(expectedFromAt), until };
}

/** Formats the contents of a shipment on one line: "2 × Klingel, 1 × Ludwig". */
export function formatShipmentContents(
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
