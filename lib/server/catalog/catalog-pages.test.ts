import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bikeDto,
  createProductDto,
  createVariantDto,
} from '@/lib/gateways/catalog/catalog-fixtures';
import { filterPresent } from '@/lib/gateways/result';
import { createServiceMocks } from '@/lib/gateways/service-mocks';
import { getBikePage } from './get-bike-page';
import { findOutletPage } from './get-outlet-page';
import { listBikes } from './list-bikes';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

vi.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((key: string) => `von nahem: ${key}`),
}));

const build = {
  tyre: 40,
  sidewall: 'black',
  rim: 'black',
  bar: 'flat',
  grip: 'cognac',
  saddle: 'sport',
  saddleColor: 'cognac',
  mudguards: 'black',
  rack: 'none',
  lights: true,
  brakes: 'disc',
  fork: 'paint',
  frontTeeth: 50,
  rearTeeth: 24,
  stemLength: 80,
  stemAngle: 8,
  spacers: 15,
  tubes: { top: 32, down: 38, seat: 32, head: 42 },
};
const bike = {
  ...bikeDto,
  driveTrainVariation: filterPresent(bikeDto.driveTrainVariation).map((drivetrain) => ({
    ...drivetrain,
    specs: [{ title: 'Nabe', text: 'Alfine' }],
  })),
  description: 'Lang.',
  metaTitle: null,
  metaDescription: null,
  metaImage: null,
  safety: null,
  brand: null,
  permittedWeightKg: 140,
  build,
  updatedAt: null,
  story: [],
  closeUps: null,
  specs: [{ title: 'Rahmen', text: null }],
  geometrySizes: [],
  accessories: [null],
};
const product = createProductDto('bike-ludwig', [createVariantDto('LU11.25.H.M.SA', 2795)]);

let replies: Parameters<typeof createServiceMocks>[0];

beforeEach(() => {
  // Failed calls are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  replies = {
    BikeList: { bikes: [bikeDto] },
    BikeBySlug: { bikes: [bike] },
    CatalogProducts: { products: [product] },
    CatalogProduct: { product },
  };
  createServiceMocks(replies);
});

afterEach(() => vi.unstubAllGlobals());

describe('getBikePage', () => {
  it('combines content and shop data', async () => {
    const page = await getBikePage('de', 'ludwig');
    expect(page).toMatchObject({
      name: 'Ludwig',
      vatPercent: 19,
      b2bOnly: false,
      specs: [],
      accessories: [],
    });
    expect(page?.variants).toHaveLength(1);
    expect(page?.drivetrainSpecs['LU11']).toEqual([{ title: 'Nabe', text: 'Alfine' }]);
  });

  it('assigns close-ups to their chapters and omits those without a chapter', async () => {
    const chapters = ['Nabe', null, 'Licht'].map((title) => ({ title, text: 'Text.' }));
    replies.BikeBySlug = { bikes: [{ ...bike, story: chapters, closeUps: 'hub\ntyre\n–' }] };
    const page = await getBikePage('de', 'ludwig');
    expect(page?.story).toEqual([
      { title: 'Nabe', text: 'Text.', closeUp: 'hub' },
      { title: 'Licht', text: 'Text.', closeUp: null },
    ]);
  });

  it('is null for an unknown slug', async () => {
    replies.BikeBySlug = { bikes: [] };
    expect(await getBikePage('de', 'nope')).toBeNull();
  });

  it('throws when a required part is missing', async () => {
    replies.CatalogProduct = 'down';
    await expect(getBikePage('de', 'ludwig')).rejects.toMatchObject({
      name: 'GatewayFailure',
      status: 503,
    });
  });

  it('reports invalid responses of a service', async () => {
    const [drivetrain] = bike.driveTrainVariation;
    const withoutCode = { ...drivetrain, code: undefined };
    Object.assign(replies, {
      BikeBySlug: { bikes: [{ ...bike, driveTrainVariation: [drivetrain, withoutCode] }] },
    });
    await expect(getBikePage('de', 'ludwig')).rejects.toMatchObject({
      name: 'GatewayFailure',
      status: 502,
      message: 'content bike: BikeBySlug: bikes[0].driveTrainVariation[1].code is missing',
      error: { layer: 'invalid-response', isRetryable: false },
    });
  });

  it('works without accessories and related models', async () => {
    replies.CatalogProducts = 'down';
    replies.BikeList = 'down';
    expect(await getBikePage('de', 'ludwig')).toMatchObject({
      accessories: [],
      relatives: [],
      driveRelatives: [],
    });
  });
});

describe('listBikes', () => {
  it('lists only facet values with at least one variant', async () => {
    const { facets, bikes } = await listBikes('de');
    expect(bikes.map(({ slug }) => slug)).toEqual(['ludwig']);
    expect(facets.map(({ facet, values }) => [facet, values.map(({ slug }) => slug)])).toEqual([
      ['subcategory', ['stadt']],
      ['transmission_group', ['hub']],
      ['geometry', ['diamond']],
      ['colors', ['sand']],
    ]);
  });

  it('throws while the shop is unavailable', async () => {
    replies.CatalogProducts = 'down';
    await expect(listBikes('de')).rejects.toThrow('shop bikes');
  });
});

describe('findOutletPage', () => {
  it('is null for a bicycle unknown to the shop and throws when the shop is down', async () => {
    replies.CatalogProduct = { refusal: 'Product was not found by id: x' };
    expect(await findOutletPage('de', 'sold')).toBeNull();
    replies.CatalogProduct = 'down';
    await expect(findOutletPage('de', 'any')).rejects.toMatchObject({ status: 503 });
  });
});
