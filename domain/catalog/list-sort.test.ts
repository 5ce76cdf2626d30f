import { describe, expect, it } from 'vitest';
import { sortEntries, parseSortKey } from './list-sort';
import { toIsoDay } from '@/domain/time/day';

const entries = [
  { name: 'Zora', priceCents: 200, availability: { kind: 'unknown' } },
  { name: 'Ärmel', priceCents: 300, availability: { kind: 'now' } },
  {
    name: 'Bell 10',
    priceCents: 100,
    availability: { kind: 'date', date: toIsoDay('2026-12-04') },
  },
  { name: 'Bell 2', priceCents: 100, availability: { kind: 'now' } },
] as const;

describe('sortEntries', () => {
  it.each([
    ['delivery', ['Ärmel', 'Bell 2', 'Bell 10', 'Zora']],
    ['price-asc', ['Bell 10', 'Bell 2', 'Zora', 'Ärmel']],
    ['price-desc', ['Ärmel', 'Zora', 'Bell 10', 'Bell 2']],
    ['name', ['Ärmel', 'Bell 2', 'Bell 10', 'Zora']],
  ] as const)('%s', (key, names) => {
    expect(sortEntries(entries, key, 'de').map(({ name }) => name)).toEqual(names);
  });
});

describe('parseSortKey', () => {
  it.each([
    ['name', 'name'],
    ['price-asc', 'price-asc'],
    ['price-desc', 'price-desc'],
    ['delivery', 'delivery'],
    ['', 'delivery'],
    [null, 'delivery'],
  ])('parses %j as %s', (value, key) => {
    expect(parseSortKey(value)).toBe(key);
  });
});
