import { interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  addBike,
  createShopper,
  demoBell,
  demoBike,
  getCartLine,
  goToPayment,
  goToReview,
  openCartWithBell,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { signIn, createAccount } from '@/e2e/fixtures/accounts';
import { expect, test } from '@/e2e/fixtures/test';

const lang = 'de';
const { cart } = interfaceMessages[lang];

test('a visitor finds a bike, fills the cart and orders as a guest', async ({ page }) => {
  const shopper = createShopper();
  await addBike(page, lang);
  await addBell(page, lang);
  await page.goto(`/${lang}/checkout/cart`);
  await expect(getCartLine(page, demoBike.sku)).toBeVisible();
  await goToPayment(page, lang, shopper);
  // The shop offers no choice: the default payment method is set.
  await goToReview(page, lang);
  expect(await placeOrder(page, lang)).toMatch(/^\d{6}$/);
  // The order keeps no addresses at this level, so the page names none.
  await expect(page.getByText('Sonnenallee')).toHaveCount(0);
});

test('a customer of the identity service takes the cart along and finds the order', async ({
  page,
  context,
}, info) => {
  const account = await createAccount(context, info);
  await addBell(page, lang);
  await signIn(page, lang, account);
  await openCartWithBell(page, lang);
  await page.goto(`/${lang}/my-account/b2c`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('parts that need more than the specification are not shown', async ({ page }) => {
  await addBell(page, lang);
  await openCartWithBell(page, lang);
  await expect(page.locator('html')).toHaveAttribute('data-shop-lacks', /\bsharedBaskets\b/);
  const line = getCartLine(page, demoBell.sku);
  // Notes belong to the specification, vouchers cannot be removed.
  await expect(line.getByRole('button', { name: cart.lineNote.add })).toBeVisible();
});
