import { describe, expect, it } from 'vitest';
import { filterByFirstName, findContrastingModels, type ModelOverviewEntry } from './list-models';

const picture = {
  side: null,
  drawing: '/a.svg',
  colorName: 'Sand',
  front: null,
  detail: null,
  detailDrawing: '/b.svg',
};
const row = (name: string, priceCents: number, shape = 'diamond'): ModelOverviewEntry => ({
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  claim: '',
  shape,
  sku: '',
  priceCents,
  isFrom: false,
  availability: { kind: 'now' },
  arrival: null,
  picture,
});

describe('filterModelNames', () => {
  it('lists each first name once and six at most', () => {
    const rows = [
      'Arthur',
      'Arthur Cruiser',
      'Emil',
      'Greta',
      'Gustav',
      'Hannah',
      'Lotte',
      'Viktor',
    ].map((name) => row(name, 1));
    expect(filterByFirstName(rows).map(({ name }) => name)).toEqual([
      'Arthur',
      'Emil',
      'Greta',
      'Gustav',
      'Hannah',
      'Lotte',
    ]);
  });
});

describe('findContrastingModels', () => {
  const rows = [row('Ludwig', 300), row('Wilhelm', 500), row('Lotte', 200, 'mixte')];

  it('selects the most expensive model and the first of another frame shape', () => {
    expect(findContrastingModels(rows, 'ludwig')?.map(({ name }) => name)).toEqual([
      'Wilhelm',
      'Lotte',
    ]);
  });

  it('returns null without two models beside the hero', () => {
    expect(findContrastingModels(rows.slice(0, 2), 'ludwig')).toBeNull();
  });
});
