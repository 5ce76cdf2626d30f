import { describe, expect, it } from 'vitest';
import { listNearbyCities, listDealerCities } from './dealer-cities';
import { createTestDealer } from './dealer-fixtures';

const at = (city: string, fields: Parameters<typeof createTestDealer>[0] = {}) =>
  createTestDealer({ city, ...fields });
const listCities = (dealers: Parameters<typeof listDealerCities>[0]) =>
  listDealerCities(dealers).map(({ slug, dealers: shops }) => [slug, shops.length]);

describe('city pages', () => {
  it.each<[string, Parameters<typeof listDealerCities>[0], unknown[]]>([
    ['lists cities with several shops', [at('Berlin'), at('Jena'), at('Berlin')], [['berlin', 2]]],
    [
      'sorts by number of shops',
      [at('Köln'), at('Köln'), at('Wien'), at('Wien'), at('Wien')],
      [
        ['wien', 3],
        ['koeln', 2],
      ],
    ],
    [
      'builds slugs of several words',
      [at('Frankfurt am Main'), at('Frankfurt am Main')],
      [['frankfurt-am-main', 2]],
    ],
    [
      'lists the larger of two cities with the same name',
      [
        ...[at('Neustadt'), at('Neustadt')],
        ...[1, 2, 3].map(() => at('Neustadt', { countryCode: 'AT' })),
      ],
      [['neustadt', 3]],
    ],
    [
      'omits a city whose slug belongs to a shop',
      [at('Berlin'), at('Berlin'), at('Ulm', { slug: 'berlin' })],
      [],
    ],
    ['omits a city without a valid slug', [at('–'), at('–')], []],
    ['returns nothing without shops', [], []],
  ])('%s', (_name, dealers, cities) => {
    expect(listCities(dealers)).toEqual(cities);
  });

  it('the centre of a city is the centre of its dealers', () => {
    const [city] = listDealerCities([
      at('Berlin', { latitude: 52, longitude: 13 }),
      at('Berlin', { latitude: 53, longitude: 14 }),
    ]);
    expect(city).toMatchObject({ latitude: 52.5, longitude: 13.5 });
  });
});

it('lists the other cities by distance', () => {
  const pair = (city: string, latitude: number) =>
    [1, 2].map(() => at(city, { latitude, longitude: 10 }));
  const cities = listDealerCities([
    ...pair('Rom', 41.9),
    ...pair('Ulm', 48.4),
    ...pair('Kiel', 54.3),
  ]);
  const [ulm] = cities.filter(({ slug }) => slug === 'ulm');
  expect(ulm && listNearbyCities(ulm, cities).map(({ slug }) => slug)).toEqual(['kiel', 'rom']);
});
