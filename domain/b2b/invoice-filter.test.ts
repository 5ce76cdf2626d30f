import { expect, it } from 'vitest';
import type { B2bInvoice, InvoiceState } from './b2b-invoice';
import { daysLeft, filterInvoices, shownInvoicesQuery, toShownInvoices } from './invoice-filter';
import { isoDay } from '../time/day';

const invoice = (invoiceNumber: string, state: InvoiceState, dueAt: string): B2bInvoice => ({
  invoiceNumber,
  ...{ kind: 'invoice', corrects: null },
  orderNumber: 1,
  reference: '',
  issuedAt: '2026-11-01',
  dueAt,
  paidAt: null,
  netCents: 100,
  totalCents: 119,
  openCents: 119,
  state,
  daysOverdue: 0,
});

const invoices = [
  invoice('E', 'cancelled', '2026-12-30'),
  invoice('D', 'paid', '2026-12-24'),
  invoice('C', 'open', '2026-12-16'),
  invoice('B', 'due', '2026-11-24'),
  invoice('A', 'overdue', '2026-11-18'),
];

it.each([
  ['open', 'ABC'],
  ['all', 'ABCED'],
] as const)('of %s invoices the most urgent stands first', (shown, numbers) => {
  const found = filterInvoices(invoices, shown).map(({ invoiceNumber }) => invoiceNumber);
  expect(found.join('')).toBe(numbers);
});

it.each([
  ['', 'open', ''],
  ['?show=all', 'all', 'show=all'],
  ['?show=ALL', 'open', ''],
  ['?show=', 'open', ''],
] as const)('the query %j shows %s', (query, shown, written) => {
  expect(toShownInvoices(query)).toBe(shown);
  expect(shownInvoicesQuery(shown)).toBe(written);
});

it.each([
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2027-01-01', 41],
  ['2026-11-18', 0],
  ['irgendwann', 0],
])('until %s there are %i days', (dueAt, days) => {
  expect(daysLeft(dueAt, isoDay('2026-11-21'))).toBe(days);
});
