import { expect, it, describe } from 'vitest';
import {
  computeDaysUntilDue,
  toInvoiceFilterQuery,
  parseInvoiceFilter,
  type InvoiceState,
  getInvoiceState,
  isUnpaidInvoice,
} from './b2b-invoices';
import { toIsoDay } from '@/domain/time/day';

describe('invoice filter', () => {
  it.each([
    ['', 'open', ''],
    ['?show=all', 'all', 'show=all'],
    ['?show=ALL', 'open', ''],
    ['?show=', 'open', ''],
  ] as const)('parses the query %j as %s', (query, shown, written) => {
    expect(parseInvoiceFilter(query)).toBe(shown);
    expect(toInvoiceFilterQuery(shown)).toBe(written);
  });

  it.each([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
    ['2027-01-01', 41],
    ['2026-11-18', 0],
    ['irgendwann', 0],
  ])('until %s are %i days left', (dueAt, days) => {
    expect(computeDaysUntilDue(dueAt, toIsoDay('2026-11-21'))).toBe(days);
  });
});

describe('invoice state', () => {
  const today = toIsoDay('2026-11-21');

  describe('invoice state by due date', () => {
    it.each<[string, InvoiceState, number]>([
      ['2026-12-21', 'open', 0],
      ['2026-11-29', 'open', 0],
      ['2026-11-28', 'due', 0],
      ['2026-11-22', 'due', 0],
      ['2026-11-21', 'due', 0],
      ['2026-11-20', 'overdue', 1],
      ['2026-11-14', 'overdue', 7],
      ['2025-11-21', 'overdue', 365],
    ])('with due date %s is %s', (dueAt, state, daysOverdue) => {
      const facts = { isCancelled: false, isPaid: false, dueAt: toIsoDay(dueAt) };
      expect(getInvoiceState(facts, today)).toEqual({ state, daysOverdue });
    });

    it.each<[string, boolean, boolean, InvoiceState]>([
      ['paid', false, true, 'paid'],
      ['cancelled', true, false, 'cancelled'],
      ['cancelled after it was paid', true, true, 'cancelled'],
    ])('a %s invoice is never overdue', (_, isCancelled, isPaid, state) => {
      const facts = { isCancelled, isPaid, dueAt: toIsoDay('2020-01-01') };
      expect(getInvoiceState(facts, today)).toEqual({ state, daysOverdue: 0 });
    });

    it.each<[InvoiceState, boolean]>([
      ['open', true],
      ['due', true],
      ['overdue', true],
      ['paid', false],
      ['cancelled', false],
    ])('an invoice in state %s is unpaid: %s', (state, expected) => {
      expect(isUnpaidInvoice(state)).toBe(expected);
    });

    it('counts days across a daylight saving change', () => {
      const facts = { isCancelled: false, isPaid: false, dueAt: toIsoDay('2026-10-20') };
      expect(getInvoiceState(facts, toIsoDay('2026-10-27')).daysOverdue).toBe(7);
    });
  });
});
