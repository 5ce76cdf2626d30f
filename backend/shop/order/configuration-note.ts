import { parsePersParam } from '@/domain/basket/pers-param';
import { groupOf } from '@/domain/configuration/line-group';
import type { Language } from '@/domain/language/detect-language';
import type { OrderItemModel } from './order-model';

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
export function configurationNote(
  { sku, persParam }: Piece,
  items: readonly Piece[],
  language: Language,
): string {
  const group = groupOf(parsePersParam(persParam));
  if (group === null) return '';
  const { configuration, mounted } = words[language];
  if (sku === group.sku) return configuration(group.code);
  const bike = items.find((item) => item.sku === group.sku);
  return bike ? mounted(bike.title, group.code) : configuration(group.code);
}
