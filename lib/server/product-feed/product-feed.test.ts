import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireBike, wireProduct, wireVariant } from '@/lib/gateways/catalog/wire-fixtures';
import { installServices } from '@/lib/gateways/test-services';
import { logger } from '@/lib/platform/observability/logger';
import { answerProductFeed } from './answer-product-feed';
import { listFeedItems } from './list-feed-items';

// Next's cache needs Next's server around it; here nothing is kept.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const presale = { ...wireBike, slug: 'emil-presale', name: 'Emil', productId: 'bike-emil-presale' };
const forDealers = { ...wireBike, slug: 'viktor', name: 'Viktor', productId: 'bike-viktor' };
const variants = [wireVariant('LU11.25.H.M.SA', 2795), wireVariant('LU11.25.H.L.SA', 2795)];
const products = [
  wireProduct('bike-ludwig', variants),
  wireProduct('bike-emil-presale', [wireVariant('EM9.26.H.M.SA', 3795)]),
  wireProduct('bike-viktor', [wireVariant('VI.25.H.M.SA', 1795)], { dealer: true }),
];
const rate = (isoAlpha2: string, price: number, freeFrom: number | null) => ({
  ...{ isoAlpha2, weightClass: 'bike', price, freeFrom },
});
const terms = {
  returnDays: 30,
  shippingRates: [rate('DE', 69, 1000), rate('AT', 129, null), rate('CH', 199, null)],
};
let replies: Parameters<typeof installServices>[0];

beforeEach(() => {
  replies = {
    BikeList: { bikes: [wireBike, presale, forDealers] },
    BikeBySlug: { bikes: [] },
    CatalogProducts: { products },
    CatalogProduct: { product: products[0] as (typeof products)[number] },
    AccessoryList: { accessories: [] },
    ShopTerms: { terms },
  };
  installServices(replies);
});

afterEach(() => vi.unstubAllGlobals());

const ask = (portal: string, file: string, init?: RequestInit) =>
  answerProductFeed(new Request(`https://x.example/product-feeds/${portal}/${file}`, init), {
    portal,
    file,
  });

it('holds every variant anybody may order, and no other', async () => {
  const items = (await listFeedItems('de', 'de')) ?? [];
  expect(items.map(({ sku }) => sku)).toEqual(['LU11.25.H.M.SA', 'LU11.25.H.L.SA']);
  expect(items[0]).toMatchObject({
    groupId: 'ludwig',
    priceCents: 279_500,
    shippingCents: 0,
    roadDays: [3, 5],
  });
  expect(items[0]?.url).toMatch(/\/de\/bikes\/ludwig\?variant=LU11\.25\.H\.M\.SA$/);
});

it('costs and takes what the way to the country does; there is none where the price is another', async () => {
  expect((await listFeedItems('en', 'at'))?.[0]).toMatchObject({
    shippingCents: 12_900,
    roadDays: [5, 8],
  });
  expect(await listFeedItems('de', 'ch')).toBeNull();
  expect(await listFeedItems('de', 'us')).toBeNull();
});

it.each([
  ['google', 'de-de.xml', 200],
  ['google', 'de-ch.xml', 404],
  ['google', 'xx-de.xml', 404],
  ['idealo', 'de-at.txt', 200],
  ['idealo', '__proto__', 404],
])('%s/%s answers %i', async (portal, file, status) => {
  expect((await ask(portal, file)).status).toBe(status);
});

it('is never half: while a service is down it says when to come again', async () => {
  replies.CatalogProducts = 'down';
  const told = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const response = await ask('google', 'en-de.xml');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
  expect(told).toHaveBeenCalledOnce();
});

it('is not sent twice to who has it', async () => {
  const first = await ask('idealo', 'de-de.txt');
  expect(first.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const tag = first.headers.get('etag') ?? '';
  const again = await ask('idealo', 'de-de.txt', { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
