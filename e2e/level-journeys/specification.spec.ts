import { interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  addBike,
  createShopper,
  demoBike,
  getCartLine,
  goToPayment,
  goToReview,
  openCartWithBell,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { expect, test } from '@/e2e/fixtures/test';

test.skip(process.env.SHOP_LEVEL !== 'specification', 'the shop has another level');

const lang = 'de';

test('a visitor finds a bike, fills the cart and orders as a guest', async ({ page }) => {
  const shopper = createShopper();
  await addBike(page, lang);
  await addBell(page, lang);
  await page.goto(`/${lang}/checkout/cart`);
  await expect(getCartLine(page, demoBike.sku)).toBeVisible();
  await goToPayment(page, lang, shopper);
  // The shop offers no choice: the default payment method is set.
  await goToReview(page, lang);
  const number = await placeOrder(page, lang);
  expect(number).toMatch(/^\d{6}$/);
  // The order keeps no addresses at this level, so the page names none.
  await expect(page.getByText('Sonnenallee')).toHaveCount(0);
});

test('parts that need more than the specification are not shown', async ({ page }) => {
  await addBell(page, lang);
  await openCartWithBell(page, lang);
  await expect(page.locator('html')).toHaveAttribute('data-shop-lacks', /\bsharedBaskets\b/);
  await expect(page.getByText(interfaceMessages[lang].cart.lineNote.comment)).toBeVisible();
});
