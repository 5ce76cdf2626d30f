import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  getAddButton,
  getQuantityField,
  demoBell,
  demoBike,
  goToPayment,
  createShopper,
  openCartWithBell,
  getCartSidebar,
} from '@/e2e/fixtures/cart-and-checkout';
import { getCookie, fillBasket, setCookie, getShopBasket } from '@/e2e/fixtures/shop-api';

const shopCalls = '**/api/shop**';

/** Makes all further calls of the page to the shop fail. */
async function cutOff(page: Page): Promise<void> {
  await page.route(shopCalls, (route) => route.abort('connectionrefused'));
}

const lang = 'en';
const { cart, common } = interfaceMessages[lang];
const title = demoBell.name[lang];

test('a failed add shows an error and works on retry', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  await page.goto(`/${lang}/accessories/${demoBell.slug}`);
  await cutOff(page);
  const add = getAddButton(page, lang);
  await add.click();
  const toast = page.getByRole('region', { name: common.notifications }).getByRole('alert');
  await expect(toast).toContainText(cart.add.failed);
  if (lang === 'en')
    await expect(toast).toContainText('Item could not be added to your basket. Please try again.');
  await expect(add).toHaveAttribute('aria-disabled', 'false');
  await expect(add).toHaveAccessibleName(cart.add.action);
  await expect(getCartSidebar(page, lang)).toBeHidden();

  await page.unroute(shopCalls);
  await add.click();
  await expect(getCartSidebar(page, lang).getByText(demoBell.sku)).toBeVisible();
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 1 });
});

test('an unreachable shop causes no data loss', async ({ page, context, expectedErrors }, info) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await cutOff(page);
  await page.goto(`/${lang}/checkout/cart`);
  const notice = page.getByRole('alert').filter({ hasText: cart.broken.title });
  await expect(notice).toContainText(cart.broken.text);
  const retry = notice.getByRole('button', { name: cart.broken.retry });
  await retry.click();
  await expect(notice).toBeVisible();
  await page.unroute(shopCalls);
  await retry.click();
  await expect(getQuantityField(page, lang, title)).toHaveText('1');
  await expect(notice).toBeHidden();
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 1 });
});

test('a guest whose token was rejected is redirected to login', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  // Other calls of the page are still sent for the previous visitor and are rejected with 409.
  expectedErrors.push(/409/);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await goToPayment(page, lang, createShopper());
  await expect(
    page.getByRole('button', { name: interfaceMessages[lang].checkout.payment.next, exact: true }),
  ).toBeEnabled();
  await setCookie(context, info, 'oxid-token', 'not-a-token');
  await page.reload();
  await expect(page).toHaveURL(
    `/${lang}/login?problem=sessionEnded&returnTo=%2F${lang}%2Fcheckout%2Fpayment`,
  );
  expect(await getCookie(context, 'isGuest')).toBeNull();
  expect(await getCookie(context, 'basketId')).toBeNull();
  expect(await getCookie(context, 'oxid-token')).not.toBe('not-a-token');
});

test('a missing basket is replaced by a new one with the added item', async ({
  page,
  context,
}, info) => {
  await setCookie(context, info, 'basketId', 'f'.repeat(32));
  await addBell(page, lang);
  expect(await getCookie(context, 'basketId')).not.toBe('f'.repeat(32));
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 1 });
});

test('a basket that disappears while a page is open loses neither its lines nor the next item', async ({
  page,
  context,
}, info) => {
  await addBell(page, lang);
  await setCookie(context, info, 'basketId', 'no-such-basket');
  await page.keyboard.press('Escape');
  await getAddButton(page, lang).click();
  await expect(
    getCartSidebar(page, lang).getByText(
      createTestTranslator(lang)('cart.line.quantityIs', { amount: 2 }),
    ),
  ).toBeVisible();
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 2 });
});

test('another owner’s basket is neither shown nor changed', async ({
  page,
  context,
  browser,
}, info) => {
  const visitor = await browser.newContext();
  await addBell(await visitor.newPage(), lang);
  const foreign = await getCookie(visitor, 'basketId');
  expect(foreign).not.toBeNull();

  await setCookie(context, info, 'basketId', foreign ?? '');
  await page.goto(`/${lang}/checkout/cart`);
  await expect(page.getByText(interfaceMessages[lang].cart.empty.title)).toBeVisible();
  await setCookie(context, info, 'basketId', foreign ?? '');
  await page.goto(`/${lang}/bikes/${demoBike.slug}?variant=${demoBike.sku}`);
  await getAddButton(page, lang).click();
  await expect(getCartSidebar(page, lang).getByText(demoBike.sku)).toBeVisible();

  expect(await getCookie(context, 'basketId')).not.toBe(foreign);
  expect(await getShopBasket(context, info)).toEqual({ [demoBike.sku]: 1 });
  expect(await getShopBasket(visitor, info)).toEqual({ [demoBell.sku]: 1 });
  await visitor.close();
});

test('an unreadable token is renewed silently', async ({ page, context }, info) => {
  await addBell(page, lang);
  await setCookie(context, info, 'oxid-token', 'not-a-token');
  await page.goto(`/${lang}/bikes/${demoBike.slug}?variant=${demoBike.sku}`);
  await getAddButton(page, lang).click();
  await expect(getCartSidebar(page, lang).getByText(demoBike.sku)).toBeVisible();
  expect(await getCookie(context, 'oxid-token')).not.toBe('not-a-token');
  expect((await getShopBasket(context, info))[demoBike.sku]).toBe(1);
});

test('a visitor with an invalid token and basket cookie can shop immediately', async ({
  page,
  context,
}, info) => {
  await setCookie(context, info, 'oxid-token', 'not-a-token');
  await setCookie(context, info, 'oxid-isAnonymous', 'true');
  await setCookie(context, info, 'session', 'not-a-session');
  await setCookie(context, info, 'basketId', 'not-a-basket');
  await addBell(page, lang);
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 1 });
});

test('an item is added once when the response is lost', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/ERR_/);
  await addBell(page, lang);
  await page.keyboard.press('Escape');
  await page.route(shopCalls, async (route) => {
    if (!route.request().postData()?.includes('BasketAddItem')) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await getAddButton(page, lang).click();
  await expect.poll(() => getShopBasket(context, info)).toEqual({ [demoBell.sku]: 2 });
  await page.unroute(shopCalls);
  await openCartWithBell(page, lang, 2);
});
