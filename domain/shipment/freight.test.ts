import { describe, expect, it } from 'vitest';
import { freightCents } from './freight';

const letter = { cents: 290, freeFromCents: 10_000 };
const parcel = { cents: 590, freeFromCents: 10_000 };
const bike = { cents: 6_900, freeFromCents: 100_000 };
const bikeAbroad = { cents: 12_900, freeFromCents: null };
const asItIs = (cents: number) => cents;
const net = (cents: number) => Math.round((cents * 100) / 119);

describe('the freight of an order', () => {
  it.each([
    ['one shipment', [parcel], 4_500, asItIs, 590],
    ['two shipments, each its own', [letter, parcel], 4_500, asItIs, 880],
    ['both free by the goods of the whole order', [letter, bike], 284_000, asItIs, 0],
    ['one free, the other never', [letter, bikeAbroad], 284_000, asItIs, 12_900],
    ['free from the very cent on', [parcel], 10_000, asItIs, 0],
    ['not a cent before', [parcel], 9_999, asItIs, 590],
    ['goods that cost nothing', [bikeAbroad], 0, asItIs, 0],
    ['no shipment', [], 4_500, asItIs, 0],
    ['each charged by itself, as it is shown', [letter, parcel], 4_500, net, 244 + 496],
  ])('%s', (_name, shipments, goods, charge, cents) => {
    expect(freightCents(shipments, goods, charge)).toBe(cents);
  });
});
