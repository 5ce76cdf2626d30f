import type { B2bInvoice, InvoiceState } from '@/domain/b2b/b2b-invoice';
import type { Language } from '@/domain/language/detect-language';
import type { TableColumn } from '../../documents/tables/table-file';

const states: Record<InvoiceState, Record<Language, string>> = {
  open: { de: 'offen', en: 'open' },
  due: { de: 'fällig', en: 'due' },
  overdue: { de: 'überfällig', en: 'overdue' },
  paid: { de: 'bezahlt', en: 'paid' },
  cancelled: { de: 'storniert', en: 'cancelled' },
  credit: { de: 'Korrektur', en: 'credit note' },
};

/** A list of invoices to take away, its words in the language. */
export function invoiceColumns(language: Language): readonly TableColumn<B2bInvoice>[] {
  return [
    {
      title: { de: 'Rechnung', en: 'Invoice' },
      kind: 'text',
      width: 12,
      of: ({ invoiceNumber }) => invoiceNumber,
    },
    {
      title: { de: 'Korrigiert', en: 'Corrects' },
      kind: 'text',
      width: 12,
      of: ({ corrects }) => corrects,
    },
    {
      title: { de: 'Bestellung', en: 'Order' },
      kind: 'count',
      width: 12,
      of: ({ orderNumber }) => orderNumber,
    },
    {
      title: { de: 'Referenz', en: 'Reference' },
      kind: 'text',
      width: 24,
      of: ({ reference }) => reference,
    },
    {
      title: { de: 'Datum', en: 'Date' },
      kind: 'day',
      width: 13,
      of: ({ issuedAt }) => issuedAt,
    },
    {
      title: { de: 'Zahlbar bis', en: 'Payable by' },
      kind: 'day',
      width: 13,
      of: ({ dueAt }) => dueAt,
    },
    {
      title: { de: 'Bezahlt am', en: 'Paid on' },
      kind: 'day',
      width: 13,
      of: ({ paidAt }) => paidAt,
    },
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
      title: { de: 'Offen EUR', en: 'Open EUR' },
      kind: 'money',
      width: 14,
      of: ({ openCents }) => openCents,
    },
    {
      title: { de: 'Stand', en: 'State' },
      kind: 'text',
      width: 12,
      of: ({ state }) => states[state][language],
    },
  ];
}
