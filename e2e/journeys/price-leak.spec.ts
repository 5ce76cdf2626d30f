import type { Page, TestInfo } from '@playwright/test';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';
import { callShopApi } from '@/e2e/fixtures/shop-api';
import { findAmountsInText, filterDistinctiveAmounts } from '@/e2e/support/price-leaks';

/** The service worker is allowed, because the test also searches the pages that it caches. */
test.use({ serviceWorkers: 'allow' });

/** Returns the dealer's prices from the shop. */
async function purchaseAmounts(page: Page, info: TestInfo): Promise<number[]> {
  await signInByApi(page.context(), info, demoAccounts.dealer);
  const { purchasePrices } = await callShopApi(page.context(), info, 'PurchasePrices', {});
  const cents = (purchasePrices as { price: number }[]).map(({ price }) => Math.round(price * 100));
  const amounts = filterDistinctiveAmounts(cents);
  expect(amounts.length).toBeGreaterThan(30);
  return amounts;
}

/** Verifies the search itself: each spelling of a price is found, and similar numbers are not. */
test('the check detects a purchase price in any notation', () => {
  for (const text of ['169832', '"price":1698.32}', '1.698,32 €', '€1,698.32', '1698,32'])
    expect(findAmountsInText(text, [169_832]), text).toHaveLength(1);
  for (const text of ['1.421 €', '€1,421', '1.421,00', '142100', '1,421.00'])
    expect(findAmountsInText(text, [142_100]), text).toHaveLength(1);
  expect(findAmountsInText('2426.5, 2.426,50', [242_650])).toHaveLength(2);
  for (const text of ['1698.325 m', '2169832', '1169.832', 'width 1421'])
    expect(findAmountsInText(text, [169_832, 142_100]), text).toEqual([]);
  for (const text of [
    'basketId=09b169832a4837bc39fb103c38067338',
    '0a169832-bc39-4b10-8c38-067338aa11bb',
    '12:I[142100,["$1"]',
    '"runtimeModuleIds":[494553,169832]',
    'color:#169832',
  ])
    expect(findAmountsInText(text, [169_832, 142_100]), text).toEqual([]);
});

test('the shop and the dealer account return no purchase price to consumers', async ({
  page,
  browser,
}, info) => {
  const amounts = await purchaseAmounts(page, info);
  const context = await browser.newContext();
  await signInByApi(context, info, demoAccounts.consumer);
  const answers = [
    await callShopApi(context, info, 'GetCustomer', {}),
    await callShopApi(context, info, 'CatalogProduct', { productId: 'bike-ludwig' }),
    await callShopApi(context, info, 'CatalogProduct', { productId: 'bike-emil-presale' }),
    await callShopApi(context, info, 'PurchasePrices', {}),
    await callShopApi(context, info, 'CustomerCredit', {}),
  ];
  expect(findAmountsInText(JSON.stringify(answers), amounts)).toEqual([]);
  for (const path of ['overview', 'availability', 'orders', 'invoices', 'stock-connect']) {
    const response = await context.request.get(`/api/b2b/${path}?lang=de`);
    expect([path, response.status()]).toEqual([path, 403]);
    expect(findAmountsInText(await response.text(), amounts)).toEqual([]);
  }
  await context.close();
});

test('the browser of a dealer stores no purchase price', async ({ page }, info) => {
  const amounts = await purchaseAmounts(page, info);
  for (const path of ['/de/bikes', '/de/bikes/ludwig', '/de/accessories', '/de/checkout/cart']) {
    await page.goto(path);
    await expect(
      page.getByRole('radio', { name: interfaceMessages.de.common.purchase.hek }),
    ).toBeChecked();
  }
  // The service worker caches visited pages, so its copies are searched too.
  await page.goto('/de/bikes');
  const isCached = () =>
    page.evaluate(async () => (await caches.match(window.location.href)) !== undefined);
  await expect.poll(isCached, { message: 'page is cached' }).toBe(true);
  const cached = await page.evaluate(async () => {
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
  expect(cached.flatMap((text) => findAmountsInText(text, amounts))).toEqual([]);
});
