import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import type { TableColumn } from '../../documents/tables/table-file';

const purchasePrice: TableColumn<AvailabilityRow> = {
  title: { de: 'HEK netto EUR', en: 'Dealer price, net EUR' },
  kind: 'money',
  width: 15,
  of: ({ hekCents }) => hekCents,
};

/** Columns of the availability list as a file, for people and merchandise management systems. */
export const availabilityColumns: readonly TableColumn<AvailabilityRow>[] = [
  { title: { de: 'Artikel', en: 'SKU' }, kind: 'text', width: 20, of: ({ sku }) => sku },
  { title: { de: 'Bezeichnung', en: 'Name' }, kind: 'text', width: 28, of: ({ title }) => title },
  {
    title: { de: 'Ausführung', en: 'Version' },
    kind: 'text',
    width: 28,
    of: ({ variation }) => variation,
  },
  { title: { de: 'Größe', en: 'Size' }, kind: 'text', width: 10, of: ({ sizeShort }) => sizeShort },
  {
    title: { de: 'Farbe', en: 'Colour' },
    kind: 'text',
    width: 16,
    of: ({ colorName }) => colorName,
  },
  { title: { de: 'Bestand', en: 'In stock' }, kind: 'count', width: 10, of: ({ stock }) => stock },
  {
    title: { de: 'Zulauf 1', en: 'Delivery 1' },
    kind: 'count',
    width: 10,
    of: ({ incoming1, incoming1At }) => (incoming1At === null ? null : incoming1),
  },
  {
    title: { de: 'Zulauf 1 am', en: 'Delivery 1 on' },
    kind: 'day',
    width: 13,
    of: ({ incoming1At }) => incoming1At,
  },
  {
    title: { de: 'Zulauf 1 vorher', en: 'Delivery 1 formerly' },
    kind: 'day',
    width: 16,
    of: ({ formerIncoming1At }) => formerIncoming1At,
  },
  {
    title: { de: 'Zulauf 2', en: 'Delivery 2' },
    kind: 'count',
    width: 10,
    of: ({ incoming2, incoming2At }) => (incoming2At === null ? null : incoming2),
  },
  {
    title: { de: 'Zulauf 2 am', en: 'Delivery 2 on' },
    kind: 'day',
    width: 13,
    of: ({ incoming2At }) => incoming2At,
  },
  purchasePrice,
  {
    title: { de: 'UVP brutto EUR', en: 'Retail price, gross EUR' },
    kind: 'money',
    width: 15,
    of: ({ uvpCents }) => uvpCents,
  },
];

/** The same columns without purchase prices, for a list shown to the dealer's customers. */
export const retailColumns = availabilityColumns.filter((column) => column !== purchasePrice);
