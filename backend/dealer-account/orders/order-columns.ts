import type { B2bOrderState, B2bOrderSummary } from '@/domain/b2b/b2b-order';
import type { Language } from '@/domain/language/detect-language';
import type { TableColumn } from '../../documents/tables/table-file';

const states: Record<B2bOrderState, Record<Language, string>> = {
  accepted: { de: 'angenommen', en: 'accepted' },
  assembled: { de: 'montiert', en: 'assembled' },
  shipped: { de: 'unterwegs', en: 'on its way' },
  delivered: { de: 'geliefert', en: 'delivered' },
  cancelled: { de: 'storniert', en: 'cancelled' },
};

/** A list of orders to take away, its words in the language. */
export function orderColumns(language: Language): readonly TableColumn<B2bOrderSummary>[] {
  return [
    {
      title: { de: 'Bestellung', en: 'Order' },
      kind: 'count',
      width: 12,
      of: ({ orderNumber }) => orderNumber,
    },
    {
      title: { de: 'Bestellt am', en: 'Ordered on' },
      kind: 'day',
      width: 13,
      of: ({ orderedAt }) => orderedAt,
    },
    {
      title: { de: 'Referenz', en: 'Reference' },
      kind: 'text',
      width: 24,
      of: ({ reference }) => reference,
    },
    {
      title: { de: 'Inhalt', en: 'Content' },
      kind: 'text',
      width: 32,
      of: ({ content }) => content,
    },
    { title: { de: 'Stück', en: 'Pieces' }, kind: 'count', width: 8, of: ({ pieces }) => pieces },
    {
      title: { de: 'Netto EUR', en: 'Net EUR' },
      kind: 'money',
      width: 14,
      of: ({ netCents }) => netCents,
    },
    {
      title: { de: 'Summe EUR', en: 'Total EUR' },
      kind: 'money',
      width: 14,
      of: ({ totalCents }) => totalCents,
    },
    {
      title: { de: 'Stand', en: 'State' },
      kind: 'text',
      width: 14,
      of: ({ state }) => states[state][language],
    },
    {
      title: { de: 'Erwartet am', en: 'Expected on' },
      kind: 'day',
      width: 13,
      of: ({ expectedAt }) => expectedAt,
    },
    {
      title: { de: 'Rechnung', en: 'Invoice' },
      kind: 'text',
      width: 12,
      of: ({ invoiceNumber }) => invoiceNumber,
    },
  ];
}
