import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { demoAccounts, signIn } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { callShop } from '../fixtures/shop-calls';
import { crawl } from '../support/crawl';
import { findAmounts, tellingAmounts } from '../support/purchase-amounts';

test.describe.configure({ timeout: 600_000 });

/** What is no page, but public as well. */
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/pages-sitemap.xml',
  '/bikes-sitemap.xml',
  '/accessories-sitemap.xml',
  '/blogs-sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  ...['de', 'en'].flatMap((lang) => [
    `/${lang}/search-index.json`,
    `/${lang}/cookie-notice.json`,
    `/${lang}/news/feed.xml`,
  ]),
  '/api/session',
  '/api/health',
];

/** What a dealer pays, from the shop itself. */
async function purchaseAmounts(page: Page, info: TestInfo): Promise<number[]> {
  await signIn(page, 'de', demoAccounts.dealer);
  const { purchasePrices } = await callShop(page.context(), info, 'PurchasePrices', {});
  const cents = (purchasePrices as { price: number }[]).map(({ price }) => Math.round(price * 100));
  const amounts = tellingAmounts(cents);
  expect(amounts.length).toBeGreaterThan(30);
  return amounts;
}

/** Everything that can be read without being a dealer, with the purchase prices in it. */
async function leaksOf(request: APIRequestContext, amounts: readonly number[]): Promise<string[]> {
  const pages = await crawl(request, ['/de', '/en']);
  expect(pages.length).toBeGreaterThan(150);
  const read = async (path: string, headers = {}) => {
    const response = await request.get(path, { headers });
    return { path, text: await response.text() };
  };
  const payloads = pages
    .filter(({ path }) => /^\/(de|en)\/(bikes|accessories)/.test(path))
    .map(({ path }) => path);
  const texts = pages.map(({ path, html }) => ({ path, text: html }));
  for (const path of files) texts.push(await read(path));
  for (const path of payloads) texts.push(await read(path, { RSC: '1' }));
  return texts.flatMap(({ path, text }) =>
    findAmounts(text, amounts).map((found) => `${path}: ${found}`),
  );
}

/** A search that finds nothing proves nothing: each spelling is found, and what only looks like one is not. */
test('a purchase price is found however it is spelled', () => {
  for (const text of ['169832', '"price":1698.32}', '1.698,32 €', '€1,698.32', '1698,32'])
    expect(findAmounts(text, [169_832]), text).toHaveLength(1);
  for (const text of ['1.421 €', '€1,421', '1.421,00', '142100', '1,421.00'])
    expect(findAmounts(text, [142_100]), text).toHaveLength(1);
  expect(findAmounts('2426.5, 2.426,50', [242_650])).toHaveLength(2);
  for (const text of ['1698.325 m', '2169832', '1169.832', 'width 1421'])
    expect(findAmounts(text, [169_832, 142_100]), text).toEqual([]);
});

test('no purchase price stands in anything public', async ({ page, playwright, baseURL }, info) => {
  const amounts = await purchaseAmounts(page, info);
  const nobody = await playwright.request.newContext({ baseURL });
  expect(await leaksOf(nobody, amounts)).toEqual([]);
  await nobody.dispose();
});

test('nor in anything a consumer can read', async ({ page, browser, baseURL }, info) => {
  const amounts = await purchaseAmounts(page, info);
  const context = await browser.newContext({ baseURL });
  const own = await context.newPage();
  await signIn(own, 'de', demoAccounts.consumer);
  expect(await leaksOf(context.request, amounts)).toEqual([]);
  const answers = [
    await callShop(context, info, 'GetCustomer', {}),
    await callShop(context, info, 'CatalogProduct', { productId: 'bike-ludwig' }),
    await callShop(context, info, 'CatalogProduct', { productId: 'bike-emil-presale' }),
    await callShop(context, info, 'PurchasePrices', {}),
    await callShop(context, info, 'CustomerCredit', {}),
  ];
  expect(findAmounts(JSON.stringify(answers), amounts)).toEqual([]);
  for (const path of ['overview', 'availability', 'orders', 'invoices', 'stock-connect']) {
    const response = await context.request.get(`/api/b2b/${path}?lang=de`);
    expect([path, response.status()]).toEqual([path, 403]);
    expect(findAmounts(await response.text(), amounts)).toEqual([]);
  }
  await context.close();
});

test('nor in what the browser of a dealer keeps', async ({ page }, info) => {
  const amounts = await purchaseAmounts(page, info);
  for (const path of ['/de/bikes', '/de/bikes/ludwig', '/de/accessories', '/de/checkout/cart']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const kept = await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const texts: string[] = [...stores, document.cookie, JSON.stringify(window.dataLayer ?? [])];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        if (response && /html|json|text/.test(type)) texts.push(await response.text());
      }
    }
    return texts;
  });
  expect(kept.flatMap((text) => findAmounts(text, amounts))).toEqual([]);
});
