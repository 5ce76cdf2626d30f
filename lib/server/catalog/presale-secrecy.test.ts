import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import { createSessionToken } from '@/lib/server/session/session-cookie';
import type * as ShopRoute from '@/lib/server/api/handle-shop-request';
import type * as BikePages from './get-bike-page';
import type * as Variants from '@/lib/server/dealers/handle-dealer-requests';
import type * as BikeMedia from '@/lib/server/media/handle-product-picture';
import type * as ProductMedia from '@/lib/server/media/handle-product-picture';
import type * as Presale from './presale';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
// Translations require a Next server too. No message contains a model's name.
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

type Person = 'no session' | 'anonymous' | 'anna' | 'laden';
const outsiders: readonly Person[] = ['no session', 'anonymous', 'anna'];
const products = ['bike-emil-presale', 'bike-emilia-presale', 'EM9.26.H.S.GR', 'EA9.26.D.S.SB'];
/** Text that only a response about the presale models can contain. */
const presalePattern = /Emil(ia)? 26|430|EM9\.26|EA9\.26/;

let backend: RunningServices;
let shop: typeof ShopRoute;
let pages: typeof BikePages;
let variants: typeof Variants;
let bikeMedia: typeof BikeMedia;
let productMedia: typeof ProductMedia;
let presale: typeof Presale;

beforeAll(async () => {
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.CONTENT_URL = backend.contentUrl;
  shop = await import('@/lib/server/api/handle-shop-request');
  pages = await import('./get-bike-page');
  variants = await import('@/lib/server/dealers/handle-dealer-requests');
  bikeMedia = await import('@/lib/server/media/handle-product-picture');
  productMedia = await import('@/lib/server/media/handle-product-picture');
  presale = await import('./presale');
}, 120_000);

afterAll(() => backend.stop());

async function sendShopRequest<Data>(
  query: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const answer = await fetch(backend.shopUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Data;
}

async function tokenOf(person: Person): Promise<string> {
  const query = 'query ($u: String, $p: String) { token(username: $u, password: $p) }';
  const known = { u: `${person}@lautlos.example`, p: 'Lautlos-2026!' };
  const variables = person === 'anonymous' ? {} : known;
  return (await sendShopRequest<{ data: { token: string } }>(query, variables)).data.token;
}

async function browserOf(person: Person): Promise<RouteTestClient> {
  const browser = new RouteTestClient();
  if (person === 'no session') return browser;
  const { env } = await import('@/lib/platform/config/env');
  const token = await tokenOf(person);
  const kind = person === 'anonymous' ? 'anonymous' : 'customer';
  const groups = person === 'laden' ? ['oxiddealer'] : [];
  browser.cookies.set('oxid-token', token);
  browser.cookies.set('oxid-isAnonymous', String(kind === 'anonymous'));
  browser.cookies.set(
    'session',
    await createSessionToken({ kind, groups }, token, env.SESSION_SECRET, 600),
  );
  return browser;
}

function request(path: string, { cookies }: RouteTestClient): NextRequest {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } });
}

describe.each(outsiders)('presale data is hidden from %s', (person) => {
  it('in shop responses, by route or operation', async () => {
    const browser = await browserOf(person);
    for (const productId of products) {
      const body = { operationName: 'CatalogProduct', variables: { productId } };
      const answer = await browser.send<{ data: unknown }>(shop.handleShopRequest, '/api/shop', {
        body,
      });
      expect(answer.body).toMatchObject({ data: null });
      expect(JSON.stringify(answer.body).replaceAll(productId, '')).not.toMatch(presalePattern);
    }
    const token = person === 'no session' ? undefined : await tokenOf(person);
    const everything = `{
      all: products(pagination: { limit: 500 }) { title variants { sku } }
      byCategory: products(filter: { category: { equals: "dealer-presale" } }) { title }
      byTitle: products(filter: { title: { contains: "26" } }) { title }
      categories { id title }
    }`;
    const answer = await sendShopRequest<{ data: object }>(everything, {}, token);
    expect(answer).toMatchObject({ data: { byCategory: [], byTitle: [] } });
    expect(JSON.stringify(answer)).not.toMatch(/Emil(ia)? 26|EM9\.26|EA9\.26|presale|Vorverkauf/i);
  });

  it('when a model is added to a basket', async () => {
    const browser = await browserOf(person);
    const sendRequest = async <Data>(operationName: string, variables: object) =>
      (
        await browser.send<Data>(shop.handleShopRequest, '/api/shop', {
          body: { operationName, variables },
        })
      ).body;
    const created = await sendRequest<{ data: { basketCreate: { id: string } } }>('BasketCreate', {
      basketId: crypto.randomUUID(),
    });
    const basketId = created.data.basketCreate.id;
    for (const name of ['BasketAddItem', 'BasketAddItems']) {
      const item = { productId: 'EM9.26.H.S.GR', amount: 1 };
      const variables = name === 'BasketAddItem' ? item : { items: [item] };
      const answer = await sendRequest<object>(name, { basketId, ...variables });
      expect(JSON.stringify(answer).replaceAll('EM9.26.H.S.GR', '')).not.toMatch(presalePattern);
    }
    const read = await sendRequest<{ data: { basket: { items: unknown[] } } }>('GetBasketItems', {
      basketId,
    });
    expect(read.data.basket.items).toEqual([]);
  });

  it('in variants, pictures and the list of models', async () => {
    const browser = await browserOf(person);
    for (const bike of ['emil-presale', 'emilia-presale']) {
      const path = `/api/bike-variants?bike=${bike}&lang=de`;
      expect((await variants.handleBikeVariantsRequest(request(path, browser))).status).toBe(404);
    }
    for (const file of ['EM9.26.H.S.GR', 'EM9.26.H.S.GR.svg', 'EM9.77.H.S.GR']) {
      const pictureRequest = request(`/media/products/${file}`, browser);
      expect([
        file,
        (await productMedia.handleProductPicture(pictureRequest, file)).status,
      ]).toEqual([file, 404]);
    }
    for (const file of ['emil-presale.H.graphit.svg', 'Emil-Presale.H.graphit.svg']) {
      const pictureRequest = request(`/media/bikes/${file}`, browser);
      expect((await bikeMedia.handleBikeDrawing(pictureRequest, file)).status).toBe(404);
    }
    const listed = await presale.handlePresaleRequest(request('/api/presale', browser));
    expect(listed.status).toBe(401);
    expect(await listed.text()).not.toMatch(presalePattern);
  });
});

it('public pages, lists and maps contain no presale model', async () => {
  const { listBikes, listBikeSlugs } = await import('./list-bikes');
  const { listAccessories } = await import('./list-accessories');
  const { fetchContentUrls: readAddresses } =
    await import('@/lib/gateways/content/content-urls.gateway');
  for (const slug of ['emil-presale', 'emilia-presale'])
    expect(await pages.getBikePage('de', slug)).toBeNull();
  const shown = await Promise.all([
    listBikes('de'),
    listBikeSlugs('de'),
    listAccessories('de'),
    readAddresses('de'),
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/presale|Emil(ia)? 26|EM9\.26|EA9\.26/i);
  expect(JSON.stringify(shown)).toContain('"emil"');
});

it('interface texts contain no presale model', async () => {
  for (const language of ['de', 'en'])
    expect(JSON.stringify(await import(`@/messages/${language}.json`))).not.toMatch(/Emil(ia)? 26/);
});

describe('b2b customer', () => {
  it('gets models, variants and pictures uncached', async () => {
    const browser = await browserOf('laden');
    const listed = await presale.handlePresaleRequest(request('/api/presale?lang=de', browser));
    expect(await listed.json()).toEqual({
      title: 'Händler-Vorverkauf:',
      models: [
        { slug: 'emil-presale', name: 'Emil 26' },
        { slug: 'emilia-presale', name: 'Emilia 26' },
      ],
    });
    const page = await pages.getPresalePage('de', 'emil-presale', await tokenOf('laden'));
    expect(page?.variants.length).toBeGreaterThan(0);
    const drawing = `emil-presale.H.${page?.colors[0]?.slug}.svg`;
    const pictures = [
      await bikeMedia.handleBikeDrawing(request(`/media/bikes/${drawing}`, browser), drawing),
      await productMedia.handleProductPicture(
        request('/media/products/EM9.26.H.S.GR', browser),
        'EM9.26.H.S.GR',
      ),
    ];
    for (const picture of [listed, ...pictures]) {
      expect(picture.status).toBe(200);
      expect(picture.headers.get('cache-control')).toMatch(/no-store/);
    }
  });

  it('gets the retail price on the page, like every visitor', async () => {
    const page = await pages.getPresalePage('de', 'emil-presale', await tokenOf('laden'));
    expect(page?.variants[0]?.slice(0, 4)).toEqual([
      expect.any(String),
      expect.any(String),
      489_500,
      null,
    ]);
  });

  it('is identified by the shop’s response, not by the cookie', async () => {
    const browser = await browserOf('anna');
    const { env } = await import('@/lib/platform/config/env');
    const token = browser.cookies.get('oxid-token') ?? '';
    const claims = { kind: 'customer', groups: ['oxiddealer'] } as const;
    browser.cookies.set(
      'session',
      await createSessionToken(claims, token, env.SESSION_SECRET, 600),
    );
    const listed = await presale.handlePresaleRequest(request('/api/presale', browser));
    expect(listed.status).toBe(401);
    expect(await pages.getPresalePage('de', 'emil-presale', token)).toBeNull();
  });
});
