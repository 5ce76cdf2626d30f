import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '@/lib/gateways/result';
import { getBikePage } from './get-bike-page';
import { getOutletPage } from './get-outlet-page';
import { listBikes } from './list-bikes';
import { wireBike, wireProduct, wireVariant } from '@/lib/gateways/catalog/wire-fixtures';

const content = vi.hoisted(() => ({ readBikes: vi.fn(), readBike: vi.fn() }));
const shop = vi.hoisted(() => ({ readProducts: vi.fn(), readProduct: vi.fn() }));
vi.mock('@/lib/gateways/content/bikes.gateway', () => content);
vi.mock('@/lib/gateways/shop/catalog.gateway', () => shop);

const down = failure({
  layer: 'network',
  message: 'The service cannot be reached',
  isRetryable: true,
});
const unknown = failure({
  layer: 'graphql',
  message: 'Product was not found by id: x',
  isRetryable: false,
});

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
  ...wireBike,
  driveTrainVariation: wireBike.driveTrainVariation.map((drivetrain) => ({
    ...drivetrain,
    specs: [{ title: 'Nabe', text: 'Alfine' }],
  })),
  description: 'Lang.',
  metaDescription: null,
  payloadKg: 126,
  build,
  updatedAt: null,
  story: [],
  specs: [{ title: 'Rahmen', text: null }],
  geometrySizes: [],
  accessories: [null],
};
const product = wireProduct('bike-ludwig', [wireVariant('LU11.25.H.M.SA', 2795)]);

beforeEach(() => {
  content.readBikes.mockResolvedValue(success([wireBike]));
  content.readBike.mockResolvedValue(success(bike));
  shop.readProducts.mockResolvedValue(success([product]));
  shop.readProduct.mockResolvedValue(success(product));
});

describe('getBikePage', () => {
  it('joins content and shop', async () => {
    const page = await getBikePage('de', 'ludwig');
    expect(page).toMatchObject({
      name: 'Ludwig',
      vatPercent: 19,
      dealersOnly: false,
      specs: [],
      accessories: [],
    });
    expect(page?.variants).toHaveLength(1);
    expect(page?.drivetrainSpecs['LU11']).toEqual([{ title: 'Nabe', text: 'Alfine' }]);
  });

  it('is null for an unknown slug', async () => {
    content.readBike.mockResolvedValue(success(null));
    expect(await getBikePage('de', 'nope')).toBeNull();
  });

  it('throws when a required part is missing', async () => {
    shop.readProduct.mockResolvedValue(down);
    await expect(getBikePage('de', 'ludwig')).rejects.toMatchObject({
      name: 'GatewayFailure',
      status: 503,
    });
  });

  it('does without accessories and relatives', async () => {
    shop.readProducts.mockResolvedValue(down);
    content.readBikes.mockResolvedValue(down);
    expect(await getBikePage('de', 'ludwig')).toMatchObject({
      accessories: [],
      relatives: [],
      driveRelatives: [],
    });
  });
});

describe('listBikes', () => {
  it('names only facet values that something is built in', async () => {
    const { facets, bikes } = await listBikes('de');
    expect(bikes.map(({ slug }) => slug)).toEqual(['ludwig']);
    expect(facets.map(({ facet, values }) => [facet, values.map(({ slug }) => slug)])).toEqual([
      ['subcategory', ['stadt']],
      ['transmission_group', ['hub']],
      ['geometry', ['diamond']],
      ['colors', ['sand']],
    ]);
  });

  it('throws without the shop', async () => {
    shop.readProducts.mockResolvedValue(down);
    await expect(listBikes('de')).rejects.toThrow('shop bikes');
  });
});

describe('getOutletPage', () => {
  it('is null for a bicycle the shop does not know, and throws when the shop is down', async () => {
    shop.readProduct.mockResolvedValue(unknown);
    expect(await getOutletPage('de', 'sold')).toBeNull();
    shop.readProduct.mockResolvedValue(down);
    await expect(getOutletPage('de', 'any')).rejects.toMatchObject({ status: 503 });
  });
});
