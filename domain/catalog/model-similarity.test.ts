import { expect, it } from 'vitest';
import { sortBySimilarity } from './model-similarity';

const model = (slug: string, use: string, shapes: string[], isEquipped: boolean | null) => ({
  ...{ slug, use, shapes, isEquipped },
});
const hektor = model('hektor', 'stadt', ['diamond'], false);
const siegfried = model('siegfried', 'stadt', ['diamond', 'mixte'], false);
const viktor = model('viktor', 'stadt', ['diamond', 'mixte'], true);
const unknown = model('unknown', 'alltag', ['wave'], null);

it.each([
  [
    'with lights and mudguards, as step-through or mixte',
    model('frieda', 'alltag', ['wave', 'mixte'], true),
    ['viktor', 'unknown', 'siegfried', 'hektor'],
  ],
  [
    'bare, as a diamond',
    model('road', 'stadt', ['diamond'], false),
    ['hektor', 'siegfried', 'viktor', 'unknown'],
  ],
])('sorts models by similarity to one %s', (_name, own, expected) => {
  const found = sortBySimilarity(own, [hektor, siegfried, viktor, unknown]);
  expect(found.map(({ slug }) => slug)).toEqual(expected);
});
