import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { addBell } from '@/e2e/fixtures/cart-and-checkout';
import { expect, test } from '@/e2e/fixtures/test';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the service worker has cached a copy of it. */
async function visitAndCache(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => listCachedPaths(page), { message: 'page is cached' }).toContain(path);
}

const listCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const lang = 'en';
const { offline } = interfaceMessages[lang].common;

test('a visited page is available offline and shows its date', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/);
  await visitAndCache(page, `/${lang}/bikes/ludwig`);
  await context.setOffline(true);

  const response = await page.goto(`/${lang}/bikes/ludwig`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Ludwig' })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: offline.savedCopy });
  await expect(notice).toContainText(offline.title);
  await expect(notice.locator('time')).not.toBeEmpty();

  const missing = await page.goto(`/${lang}/terms`);
  expect(missing?.status()).toBe(503);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ludwig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ludwig' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: offline.reload, exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-cached-at');
});

test('cart, checkout and account are never cached', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (503|40[14])/,
  );
  await visitAndCache(page, '/de/bikes');
  await addBell(page, 'de');
  for (const path of ['/de/checkout/cart', '/de/login', '/de/my-account/b2c', '/de/no-such-page'])
    await page.goto(path);
  const response = await listCachedPaths(page);
  expect(response).toContain('/de/bikes');
  expect(response.filter((path) => /checkout|login|my-account|no-such|^\/api/.test(path))).toEqual(
    [],
  );

  await context.setOffline(true);
  const cart = await page.goto('/de/checkout/cart');
  expect(cart?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    interfaceMessages.de.common.offline.title,
  );
});
