import type { Page } from '@playwright/test';
import { fillSignIn, signIn } from '@/e2e/fixtures/accounts';
import { fillAddressFields, homeAddress } from '@/e2e/fixtures/addresses';
import {
  addBell,
  addBike,
  createShopper,
  demoBell,
  demoBike,
  getCartLine,
  goToReview,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { getMainButton, getMainField } from '@/e2e/fixtures/page-elements';
import { expect, test } from '@/e2e/fixtures/test';

const lang = 'de';
const { auth, checkout } = interfaceMessages[lang];
const password = 'Leise-2026!';

/** Creates an account at the shop on the login page. */
async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Registrieren' }).click();
  await getMainField(page, auth.fields.emailLabel).fill(email);
  await page
    .getByRole('main')
    .getByLabel(auth.fields.passwordLabel, { exact: true })
    .fill(password);
  await getMainButton(page, auth.register.submit).click();
}

test('a visitor fills the cart, creates an account at the shop, orders and signs in again', async ({
  page,
}) => {
  test.slow();
  const { email } = createShopper();
  await addBike(page, lang);
  await addBell(page, lang);
  // The cart is kept in the browser until the sign-in.
  await page.goto(`/${lang}/checkout/cart`);
  await expect(getCartLine(page, demoBike.sku)).toBeVisible();
  await page.goto(`/${lang}/login?checkout=true`);
  await register(page, email);

  await expect(page).toHaveURL(`/${lang}/checkout/address`);
  await fillAddressFields(page, lang, homeAddress);
  await getMainButton(page, checkout.address.next).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await goToReview(page, lang);
  await expect(page.getByText(demoBike.sku).first()).toBeVisible();
  const number = await placeOrder(page, lang);
  expect(number).toMatch(/^\d{6}$/);

  await page.context().clearCookies({ name: /^(?!consent)/ });
  await signIn(page, lang, { email, password });
  await page.goto(`/${lang}/my-account/b2c/orders`);
  await expect(page.getByText(number).first()).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 401 .*\/api\/session\/password/] });

  test('is explained in the language of the page', async ({ page }) => {
    await page.goto(`/${lang}/login`);
    await fillSignIn(page, lang, { email: 'nobody@shopper.example', password });
    await expect(page.getByRole('alert').first()).toContainText('Passwort');
    // The words of the shop are not shown.
    await expect(page.getByText('Username')).toHaveCount(0);
  });
});

test('what a stock shop lacks is not offered', async ({ page }) => {
  await addBell(page, lang);
  await page.goto(`/${lang}/checkout/cart`);
  const line = getCartLine(page, demoBell.sku);
  await expect(line).toBeVisible();
  const { lineNote } = interfaceMessages[lang].cart;
  await expect(line.getByRole('button', { name: lineNote.add })).toBeHidden();
  await page.goto(`/${lang}/checkout/address`);
  await expect(page.getByRole('radio', { name: checkout.address.guest })).toBeHidden();
  await page.goto(`/${lang}/login`);
  await expect(page.getByRole('link', { name: auth.signIn.forgot })).toBeVisible();
});
