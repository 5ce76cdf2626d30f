import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import {
  bikeDto,
  createProductDto,
  createVariantDto,
} from '@/lib/gateways/catalog/catalog-fixtures';
import { filterPresent } from '@/lib/gateways/result';
import { createServiceMocks } from '@/lib/gateways/service-mocks';
import { findConfiguration } from './find-configuration';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

vi.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((key: string) => `von nahem: ${key}`),
}));

const build = {
  ...{ tyre: 40, sidewall: 'black', rim: 'black', bar: 'flat', grip: 'cognac', saddle: 'sport' },
  ...{ saddleColor: 'cognac', mudguards: 'black', rack: 'none', lights: true, brakes: 'disc' },
  ...{ fork: 'paint', frontTeeth: 50, rearTeeth: 24, stemLength: 80, stemAngle: 8, spacers: 15 },
  tubes: { top: 32, down: 38, seat: 32, head: 42 },
};
const bike = {
  ...bikeDto,
  driveTrainVariation: filterPresent(bikeDto.driveTrainVariation).map((one) => ({
    ...one,
    specs: [],
  })),
  ...{
    description: 'Lang.',
    metaTitle: null,
    metaDescription: null,
    metaImage: null,
    safety: null,
    brand: null,
  },
  ...{ permittedWeightKg: 140, build, updatedAt: null, story: [], closeUps: null, specs: [] },
  ...{ geometrySizes: [], accessories: [] },
};
const product = createProductDto('bike-ludwig', [
  createVariantDto('LU11.25.H.M.SA', 2_795),
  createVariantDto('LU11.25.H.L.RO', 2_795),
]);

const part = (number: number, place: string, excludes: string[] = []) => ({
  id: `acc-${number}`,
  title: `Teil ${number}`,
  variants: [
    {
      ...createVariantDto(`ZB.${number}`, 50),
      mount: { number, place, addsGrams: 100, frames: [], excludes },
    },
  ],
});
const accessories = [
  part(3, 'rear-rack'),
  part(7, 'child-seat', ['rear-rack']),
  part(9, 'tow-bar'),
];

let replies: Parameters<typeof createServiceMocks>[0];

beforeEach(() => {
  // Failed calls are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  replies = {
    BikeList: { bikes: [bikeDto] },
    BikeBySlug: { bikes: [bike] },
    CatalogProducts: { products: [product] },
    CatalogProduct: { product },
    MountableParts: { product: { id: 'bike-ludwig', accessories } },
    AccessoryList: { accessories: [] },
  };
  createServiceMocks(replies);
});

afterEach(() => vi.unstubAllGlobals());

const find = (sku: string, ...parts: number[]) =>
  findConfiguration('de', formatConfigurationCode({ sku, parts }) ?? '');
const pathOf = (query: string) => `/bikes/ludwig/configuration?variant=${query}`;

describe('entered code', () => {
  it('leads to its bicycle with its parts', async () => {
    expect(await find('LU11.25.H.M.SA', 3)).toEqual({
      kind: 'whole',
      path: pathOf('LU11.25.H.M.SA&parts=3'),
    });
    expect(await find('LU11.25.H.L.RO')).toMatchObject({ kind: 'whole' });
  });

  it('is null for a mistyped code', async () => {
    expect(await findConfiguration('de', 'LAUTLOS10')).toEqual({ kind: 'invalid' });
  });

  it('may come from another shop', async () => {
    const sku = 'XX9.25.H.M.SA';
    expect(await find(sku)).toEqual({ kind: 'unknownBike', sku });
  });

  it('leads to the nearest variant when its own is no longer sold', async () => {
    expect(await find('LU11.23.H.L.RO', 3)).toEqual({
      ...{ kind: 'nearest', name: 'Ludwig', path: pathOf('LU11.25.H.L.RO&parts=3') },
      gone: { sku: 'LU11.23.H.L.RO', nearest: 'Diamant, Alfine 11, L, Rost' },
      ...{ goneParts: 0, notFitting: [] },
    });
  });

  it('reports the number of missing parts and incompatible ones', async () => {
    expect(await find('LU11.25.H.M.SA', 3, 7, 9, 1000)).toEqual({
      ...{ kind: 'nearest', name: 'Ludwig', path: pathOf('LU11.25.H.M.SA&parts=3') },
      ...{ gone: null, goneParts: 2, notFitting: ['Teil 7'] },
    });
  });

  it('leads to the bicycle alone while compatible parts are unknown', async () => {
    replies.MountableParts = 'down';
    expect(await find('LU11.25.H.M.SA', 3)).toMatchObject({
      ...{ kind: 'nearest', path: pathOf('LU11.25.H.M.SA'), goneParts: 1 },
    });
  });
});
