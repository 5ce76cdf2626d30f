import { expect, it } from 'vitest';
import { isoDay } from '../time/day';
import type { Availability } from './availability';
import { leadOffer } from './lead-offer';

const offer = (euros: number, day: string | null): Parameters<typeof leadOffer>[0][number] => ({
  priceCents: euros * 100,
  availability:
    day === null
      ? { kind: 'unknown' }
      : day === 'now'
        ? { kind: 'now' }
        : ({ kind: 'date', date: isoDay(day) } satisfies Availability),
});

const now = offer(2795, 'now');
const later = offer(2495, '2026-12-24');
const latest = offer(2495, '2027-01-10');
const never = offer(1995, null);

it.each([
  ['the cheapest with its own day', [now, latest, later], later, true, now],
  ['of equal prices the earlier', [latest, later], later, false, null],
  ['nothing that cannot be ordered', [never, now], now, false, null],
  ['what cannot be ordered where nothing can', [never], never, false, null],
  ['the first of equals', [{ ...now }, now], now, false, null],
  ['nothing sooner where the cheapest is there first', [offer(2995, 'now'), now], now, true, null],
])('%s', (_, offers, lead, isFrom, sooner) => {
  expect(leadOffer(offers)).toEqual({ offer: lead, isFrom, sooner });
});

it('is null without offers', () => {
  expect(leadOffer([])).toBeNull();
});
