import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bikeDto,
  createProductDto,
  createVariantDto,
} from '@/lib/gateways/catalog/catalog-fixtures';
import { createServiceMocks } from '@/lib/gateways/service-mocks';
import { logger } from '@/lib/platform/observability/logger';
import { handleProductFeed } from './handle-product-feed';
import { listFeedItems } from './product-feed-items';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const presale = { ...bikeDto, slug: 'emil-presale', name: 'Emil', productId: 'bike-emil-presale' };
const forDealers = { ...bikeDto, slug: 'viktor', name: 'Viktor', productId: 'bike-viktor' };
const variants = [
  createVariantDto('LU11.25.H.M.SA', 2795),
  createVariantDto('LU11.25.H.L.SA', 2795),
];
const products = [
  createProductDto('bike-ludwig', variants),
  createProductDto('bike-emil-presale', [createVariantDto('EM9.26.H.M.SA', 3795)]),
  createProductDto('bike-viktor', [createVariantDto('VI.25.H.M.SA', 1795)], { dealer: true }),
];
const rate = (isoAlpha2: string, price: number, freeFrom: number | null) => ({
  ...{ isoAlpha2, weightClass: 'bike', price, freeFrom },
});
const terms = {
  returnDays: 30,
  shippingRates: [rate('DE', 69, 1000), rate('AT', 129, null), rate('CH', 199, null)],
};
let replies: Parameters<typeof createServiceMocks>[0];

beforeEach(() => {
  // Failed calls are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  replies = {
    BikeList: { bikes: [bikeDto, presale, forDealers] },
    BikeBySlug: { bikes: [] },
    CatalogProducts: { products },
    CatalogProduct: { product: products[0] as (typeof products)[number] },
    AccessoryList: { accessories: [] },
    ShopTerms: { terms },
  };
  createServiceMocks(replies);
});

afterEach(() => vi.unstubAllGlobals());

const sendRequest = (portal: string, file: string, init?: RequestInit) =>
  handleProductFeed(new Request(`https://x.example/product-feeds/${portal}/${file}`, init), {
    portal,
    file,
  });

it('contains every variant on public sale, and no other', async () => {
  const items = (await listFeedItems('de', 'de')) ?? [];
  expect(items.map(({ sku }) => sku)).toEqual(['LU11.25.H.M.SA', 'LU11.25.H.L.SA']);
  expect(items[0]).toMatchObject({
    groupId: 'LU11.25.H',
    priceCents: 279_500,
    shippingCents: 0,
    transitDays: [3, 5],
  });
  expect(items[0]?.url).toMatch(/\/de\/bikes\/ludwig\?variant=LU11\.25\.H\.M\.SA$/);
});

it('contains shipping costs and times of the country, and no shipping where prices differ', async () => {
  expect((await listFeedItems('en', 'at'))?.[0]).toMatchObject({
    shippingCents: 12_900,
    transitDays: [5, 8],
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
])('%s/%s returns %i', async (portal, file, status) => {
  expect((await sendRequest(portal, file)).status).toBe(status);
});

it('is never incomplete: it returns 503 with Retry-After while a service is down', async () => {
  replies.CatalogProducts = 'down';
  const logError = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const response = await sendRequest('google', 'en-de.xml');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
  expect(logError).toHaveBeenCalledOnce();
});

it('answers 304 to a caller with a current copy', async () => {
  const first = await sendRequest('idealo', 'de-de.txt');
  expect(first.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const tag = first.headers.get('etag') ?? '';
  const again = await sendRequest('idealo', 'de-de.txt', { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describe('under load', () => {
  /** Counts the requests to the services during the work. */
  async function callsDuring(work: () => Promise<unknown>): Promise<number> {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    await work();
    const calls = fetchSpy.mock.calls.length;
    fetchSpy.mockRestore();
    return calls;
  }
  const from = (reader: number) =>
    sendRequest('google', 'de-at.xml', { headers: { 'x-forwarded-for': `198.51.100.${reader}` } });

  it('two hundred concurrent clients cause the service requests of one and get the same response', async () => {
    const alone = await callsDuring(() => sendRequest('google', 'en-at.xml'));
    const answers: Response[] = [];
    const together = await callsDuring(async () => {
      answers.push(
        ...(await Promise.all(Array.from({ length: 200 }, (_, reader) => from(reader)))),
      );
    });
    expect(together).toBe(alone);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(await callsDuring(() => from(1))).toBe(0);
  });

  it('rejects only the client that exceeds the limit, with Retry-After', async () => {
    const greedy = { headers: { 'x-forwarded-for': '203.0.113.77' } };
    const sendRequests = () => sendRequest('idealo', 'de-at.txt', greedy);
    const answers = await Promise.all(Array.from({ length: 1_000 }, sendRequests));
    expect([answers[0]?.status, answers.at(-1)?.status]).toEqual([200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from(1)).status).toBe(200);
  });

  it('renders a failed feed again at the next request', async () => {
    const products = replies.CatalogProducts;
    replies.CatalogProducts = 'down';
    vi.spyOn(logger, 'error').mockReturnValue(undefined);
    const sendRequests = () => sendRequest('google', 'en-de.xml');
    const down = await Promise.all(Array.from({ length: 20 }, sendRequests));
    expect(new Set(down.map(({ status }) => status))).toEqual(new Set([503]));
    replies.CatalogProducts = products;
    expect((await sendRequests()).status).toBe(200);
  });
});
