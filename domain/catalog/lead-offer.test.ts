import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import type { Availability } from '@/domain/availability/availability';
import { findLeadOffer, findLeadVariant, sortVariantsByOffer } from './lead-offer';
import { createTestVariant } from './variant-fixtures';

describe('lead offer', () => {
  const offer = (
    euros: number,
    day: string | null,
  ): Parameters<typeof findLeadOffer>[0][number] => ({
    priceCents: euros * 100,
    availability:
      day === null
        ? { kind: 'unknown' }
        : day === 'now'
          ? { kind: 'now' }
          : ({ kind: 'date', date: toIsoDay(day) } satisfies Availability),
  });

  const now = offer(2795, 'now');
  const later = offer(2495, '2026-12-24');
  const latest = offer(2495, '2027-01-10');
  const never = offer(1995, null);

  it.each([
    ['is the cheapest offer with its own date', [now, latest, later], later, true, now],
    ['is the earlier offer among equal prices', [latest, later], later, false, null],
    ['ignores items that cannot be ordered', [never, now], now, false, null],
    ['falls back to an offer that cannot be ordered', [never], never, false, null],
    ['is the first of equal offers', [{ ...now }, now], now, false, null],
    [
      'has no earlier offer if the cheapest is the earliest',
      [offer(2995, 'now'), now],
      now,
      true,
      null,
    ],
  ])('%s', (_, offers, lead, isFrom, earlier) => {
    expect(findLeadOffer(offers)).toEqual({ offer: lead, isFrom, earlier });
  });

  it('is null without offers', () => {
    expect(findLeadOffer([])).toBeNull();
  });
});

describe('lead variant', () => {
  const order = { frames: ['T', 'H'], drivetrains: ['LO11', 'LO8'], colors: ['SA', 'TG'] };
  const now = { stock: 1 };
  const inDecember = { marmstock1: 1, marmstockDate1: '2026-12-24' };
  const cheaper = { priceCents: 249_500 };

  it.each([
    [
      'prefers the cheapest to the earliest',
      [
        createTestVariant('LO11.25.T.M.SA', now),
        createTestVariant('LO8.24.T.S.TG', inDecember, cheaper),
      ],
      'LO8.24.T.S.TG',
    ],
    [
      'ignores items that cannot be ordered',
      [
        createTestVariant('LO8.24.T.M.SA', {}, cheaper),
        createTestVariant('LO11.25.T.M.SA', inDecember),
      ],
      'LO11.25.T.M.SA',
    ],
    [
      'follows the manufacturer’s order of frames, drivetrains and colours',
      [
        createTestVariant('LO11.25.H.M.SA', now),
        createTestVariant('LO8.25.T.M.SA', now),
        createTestVariant('LO11.25.T.M.TG', now),
        createTestVariant('LO11.25.T.M.SA', now),
      ],
      'LO11.25.T.M.SA',
    ],
    [
      'prefers the middle size',
      [
        createTestVariant('LO11.25.T.XS.SA', now),
        createTestVariant('LO11.25.T.XL.SA', now),
        createTestVariant('LO11.25.T.M.SA', now),
      ],
      'LO11.25.T.M.SA',
    ],
    [
      'prefers the smaller of two middle sizes',
      ['L', 'XS', 'S', 'M'].map((size) => createTestVariant(`LO11.25.T.${size}.SA`, now)),
      'LO11.25.T.S.SA',
    ],
    [
      'prefers the newer model year',
      [createTestVariant('LO11.24.T.M.SA', now), createTestVariant('LO11.25.T.M.SA', now)],
      'LO11.25.T.M.SA',
    ],
  ])('%s', (_, variants, sku) => {
    expect(findLeadVariant(variants, order)?.sku).toBe(sku);
    expect(findLeadVariant(variants.toReversed(), order)?.sku).toBe(sku);
  });

  it('returns null without variants and does not mutate the list', () => {
    expect(findLeadVariant([], order)).toBeNull();
    const variants = [
      createTestVariant('LO11.25.H.M.SA', now),
      createTestVariant('LO11.25.T.M.SA', now),
    ];
    sortVariantsByOffer(variants, order);
    expect(variants[0]?.sku).toBe('LO11.25.H.M.SA');
  });
});
