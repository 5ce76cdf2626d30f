import { expect, it } from 'vitest';
import { filterModelsInSize, type SizedCombinations } from './models-in-size';

const size = (name: string, from: number) => ({
  ...{ size: name, bodyHeightMinCm: from, bodyHeightMaxCm: from + 12, standover: 420, reach: 380 },
});
const way = (sku: string, shape: string, color: string) => ({ sku, shape, color, group: 'hub' });
const rider = (heightCm: number) => ({ heightCm, inseamCm: null, posture: null });

const sized: readonly SizedCombinations<ReturnType<typeof way>>[] = [
  {
    slug: 'ludwig',
    frames: [
      { shape: 'diamond', sizes: [size('M', 170), size('L', 180)] },
      { shape: 'wave', sizes: [size('M', 160)] },
    ],
    combinationsBySize: {
      M: [way('M.sand', 'diamond', 'sand'), way('D.M.sand', 'wave', 'sand')],
      L: [way('L.sand', 'diamond', 'sand'), way('L.rost', 'diamond', 'rost')],
    },
  },
  {
    slug: 'greta',
    frames: [{ shape: 'wave', sizes: [size('S', 150)] }],
    combinationsBySize: { S: [] },
  },
];
const models = ['ludwig', 'greta', 'unsized'].map((slug) => ({
  ...{ slug, combinations: [way('all', 'diamond', 'sand')] },
}));

it.each([
  [172, ['M.sand', 'D.M.sand']],
  [175, ['M.sand']],
  // Between two sizes but closer to M. Rust is only available in L.
  [180, ['M.sand', 'L.rost']],
  [185, ['L.sand', 'L.rost']],
  // Sizes for that height exist, but no variant of them is sold.
  [155, []],
  [215, []],
])('a rider of %i cm gets %j', (height, skus) => {
  const found = filterModelsInSize(models, sized, rider(height));
  expect(found.flatMap(({ combinations }) => combinations.map(({ sku }) => sku))).toEqual(skus);
  expect(found.map(({ slug }) => slug)).toEqual(skus.length === 0 ? [] : ['ludwig']);
});
