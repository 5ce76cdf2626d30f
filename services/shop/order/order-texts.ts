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

/** What papers and mails say of a line that belongs to a configured bicycle, for the workshop as for the buyer; empty for all others. */
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

/** The days on which something is expected, first and last; null while nobody knows. */
export function toDaySpan({
  expectedAt,
  expectedFromAt,
}: Pick<ShipmentModel, 'expectedAt' | 'expectedFromAt'>): DaySpan | null {
  if (expectedAt === null) return null;
  const until = toBerlinDay(expectedAt);
  return { from: expectedFromAt === null ? until : toBerlinDay(expectedFromAt), until };
}

/** What is in a shipment, in a line: "2 × Klingel, 1 × Ludwig". */
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
