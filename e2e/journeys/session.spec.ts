import { createAccount, signIn, fillSignIn } from '@/e2e/fixtures/accounts';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  demoBell,
  demoBike,
  addBike,
  fillAddress,
  goToReview,
  createShopper,
  openCartWithBell,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { getCookie, fillBasket, setCookie, getShopBasket } from '@/e2e/fixtures/shop-api';
import { expect, test } from '@/e2e/fixtures/test';

const { navigation } = interfaceMessages.de;

test('the basket is merged with the customer’s basket at sign-in', async ({
  page,
  context,
}, info) => {
  const account = await createAccount(context, info);
  await signIn(page, 'de', account);
  await addBike(page, 'de');
  await page.goto('/de/my-account/b2c');
  await page.getByRole('button', { name: interfaceMessages.de.account.signOut }).click();
  await expect(page).toHaveURL('/de');
  expect(await getShopBasket(context, info)).toEqual({});

  await addBell(page, 'de');
  await signIn(page, 'de', account);
  expect(await getShopBasket(context, info)).toEqual({ [demoBike.sku]: 1, [demoBell.sku]: 1 });
});

test('signing out in one tab signs out every open tab', async ({ page, context }, info) => {
  const account = await createAccount(context, info);
  await signIn(page, 'de', account);
  const other = await context.newPage();
  await other.goto('/de/accessories');
  await expect(other.getByRole('link', { name: navigation.myAccount }).first()).toBeVisible();

  await page.goto('/de/my-account/b2c');
  await page.getByRole('button', { name: interfaceMessages.de.account.signOut }).click();
  await expect(page).toHaveURL('/de');
  await expect(other.getByRole('link', { name: navigation.login }).first()).toBeVisible();
  expect(await getCookie(context, 'session')).toBeNull();
});

test('a tab never shows the previous user', async ({ page, context, expectedErrors }, info) => {
  // The first tab reloads when the other tab changes the user. Its page requires a session and responds with 401.
  expectedErrors.push(/401/);
  const [first, second] = [await createAccount(context, info), await createAccount(context, info)];
  await signIn(page, 'de', first);
  await page.goto('/de/my-account/b2c/data');
  await expect(page.getByText(first.email).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/de/my-account/b2c');
  await other.getByRole('button', { name: interfaceMessages.de.account.signOut }).click();
  await expect(other).toHaveURL('/de');
  await signIn(other, 'de', second);

  await page.bringToFront();
  await expect(page.getByText(first.email)).toHaveCount(0);
  await page.goto('/de/my-account/b2c/data');
  await expect(page.getByText(second.email).first()).toBeVisible();
});

test('a token that expires during checkout is renewed silently', async ({
  page,
  context,
}, info) => {
  const account = await createAccount(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await signIn(page, 'de', account);
  await page.goto('/de/checkout/address');
  await setCookie(context, info, 'oxid-token', 'no.token.any-more');
  await page.reload();
  await openCartWithBell(page, 'de');
  expect(await getCookie(context, 'oxid-isAnonymous')).toBe('false');
});

test('a session that cannot be renewed leads to login and back, with all input restored', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  // The renewal of the session fails with 401.
  expectedErrors.push(/status of 401/);
  const account = await createAccount(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await signIn(page, 'de', account);
  await page.goto('/de/checkout/address');
  const city = page.getByLabel(interfaceMessages.de.address.fields.city, { exact: true }).first();
  await city.fill('Bad Königshofen');
  await context.clearCookies({ name: 'refresh' });
  await setCookie(context, info, 'oxid-token', 'no.token.any-more');
  await page.reload();

  await expect(page).toHaveURL(/\/de\/login/);
  await fillSignIn(page, 'de', account);
  await expect(page).toHaveURL('/de/checkout/address');
  await expect(city).toHaveValue('Bad Königshofen');
  await openCartWithBell(page, 'de');
});

test('guest orders are moved to the account with the confirmed email address', async ({
  page,
  browser,
}, info) => {
  const shopper = createShopper();
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto('/de/checkout/address');
  await fillAddress(page, 'de', shopper);
  await page
    .getByRole('button', { name: interfaceMessages.de.checkout.address.next, exact: true })
    .click();
  await expect(page).toHaveURL('/de/checkout/payment');
  await goToReview(page, 'de');
  const number = await placeOrder(page, 'de');

  const own = await browser.newContext();
  const account = await createAccount(own, info, shopper.email);
  const home = await own.newPage();
  await signIn(home, 'de', account);
  await home.goto('/de/my-account/b2c/orders');
  await expect(home.getByRole('link', { name: number })).toBeVisible();
  await own.close();
});
