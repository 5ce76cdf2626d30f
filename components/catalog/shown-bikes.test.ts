import { describe, expect, it } from 'vitest';
import type { BikeCombination, BikeListItem } from '@/lib/platform/views/bike-view';
import { bikeIndex, shownBikes } from './shown-bikes';
import { isoDay } from '@/domain/time/day';

const way = (
  sku: string,
  color: string,
  group: string,
  fromCents: number,
  date: string | null,
): BikeCombination => ({
  sku,
  color,
  group,
  shape: 'diamond',
  fromCents,
  fromSku: sku,
  availability: date === null ? { kind: 'now' } : { kind: 'date', date: isoDay(date) },
});

const bike = (slug: string, combinations: readonly BikeCombination[]): BikeListItem => ({
  slug,
  name: slug,
  kinds: [],
  subcategory: { slug: 'stadt', name: 'Stadt', hex: null },
  colors: [],
  hasMotor: false,
  combinations,
  sides: null,
});

const bikes = [
  bike('ludwig', [
    way('L.SA', 'sand', 'hub', 2495, '2026-12-24'),
    way('L.RO', 'rost', 'hub', 2795, '2026-12-04'),
  ]),
  bike('wilhelm', [
    way('W.GR', 'graphit', 'pinion', 4290, null),
    way('W.RO', 'rost', 'pinion', 4190, '2027-01-12'),
  ]),
];
const index = bikeIndex(bikes);

describe('shownBikes', () => {
  it('shows every model with its lowest price, its earliest date, and picture and link of what is there on that date', () => {
    const shown = shownBikes(bikes, index, {}, 'name', 'de');
    expect(shown.map(({ item, fromCents, sku }) => [item.slug, fromCents, sku])).toEqual([
      ['ludwig', 2495, 'L.RO'],
      ['wilhelm', 4190, 'W.GR'],
    ]);
    expect(shown[0]?.availability).toEqual({ kind: 'date', date: '2026-12-04' });
  });

  it('of what is there on the same date it shows the cheapest, of the cheapest the maker’s first', () => {
    const many = [
      bike('greta', [
        way('G.SA', 'sand', 'hub', 2795, null),
        way('G.GR', 'graphit', 'belt', 2495, null),
        way('G.RO', 'rost', 'belt', 2495, null),
      ]),
    ];
    expect(shownBikes(many, bikeIndex(many), {}, 'name', 'de')[0]).toMatchObject({
      ...{ sku: 'G.GR', colorSlug: 'graphit', fromCents: 2495 },
    });
  });

  it('speaks of the selection only: price, date, picture and link', () => {
    const shown = shownBikes(bikes, index, { colors: ['rost'] }, 'delivery', 'de');
    expect(shown.map(({ item, fromCents, sku }) => [item.slug, fromCents, sku])).toEqual([
      ['ludwig', 2795, 'L.RO'],
      ['wilhelm', 4190, 'W.RO'],
    ]);
  });

  it('does not show a model whose parts match but never together', () => {
    expect(
      shownBikes(
        bikes,
        index,
        { colors: ['sand'], transmission_group: ['pinion'] },
        'delivery',
        'de',
      ),
    ).toEqual([]);
  });
});
