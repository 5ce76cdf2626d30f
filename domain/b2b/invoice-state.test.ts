import { describe, expect, it } from 'vitest';
import type { InvoiceState } from './b2b-invoice';
import { invoiceState, isUnpaid } from './invoice-state';
import { isoDay } from '../time/day';

const today = isoDay('2026-11-21');

describe('an invoice', () => {
  it.each<[string, InvoiceState, number]>([
    ['2026-12-21', 'open', 0],
    ['2026-11-29', 'open', 0],
    ['2026-11-28', 'due', 0],
    ['2026-11-22', 'due', 0],
    ['2026-11-21', 'due', 0],
    ['2026-11-20', 'overdue', 1],
    ['2026-11-14', 'overdue', 7],
    ['2025-11-21', 'overdue', 365],
  ])('payable until %s is %s', (dueAt, state, daysOverdue) => {
    const facts = { isCancelled: false, isPaid: false, dueAt: isoDay(dueAt) };
    expect(invoiceState(facts, today)).toEqual({ state, daysOverdue });
  });

  it.each<[string, boolean, boolean, InvoiceState]>([
    ['paid', false, true, 'paid'],
    ['cancelled', true, false, 'cancelled'],
    ['cancelled after it was paid', true, true, 'cancelled'],
  ])('that was %s is never overdue', (_, isCancelled, isPaid, state) => {
    const facts = { isCancelled, isPaid, dueAt: isoDay('2020-01-01') };
    expect(invoiceState(facts, today)).toEqual({ state, daysOverdue: 0 });
  });

  it.each<[InvoiceState, boolean]>([
    ['open', true],
    ['due', true],
    ['overdue', true],
    ['paid', false],
    ['cancelled', false],
  ])('%s is to be paid: %s', (state, expected) => {
    expect(isUnpaid(state)).toBe(expected);
  });

  it('counts days across the change of the clocks', () => {
    const facts = { isCancelled: false, isPaid: false, dueAt: isoDay('2026-10-20') };
    expect(invoiceState(facts, isoDay('2026-10-27')).daysOverdue).toBe(7);
  });
});
