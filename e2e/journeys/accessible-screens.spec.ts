import type { Page } from '@playwright/test';
import { expectAccessible, expectColorContrast } from '@/e2e/fixtures/accessibility';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';
import { type Language, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  addBike,
  getQuantityField,
  demoBell,
  getCartLine,
  demoBike,
  goToPayment,
  goToReview,
  createShopper,
  placeOrder,
  demoOutletPath,
} from '@/e2e/fixtures/cart-and-checkout';

type Theme = 'light' | 'dark';

const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/** The language of a screen: German and English in turn, because the markup of both is the same. */
const languageOf = (index: number): Language => (index % 2 === 0 ? 'de' : 'en');

const publicScreens = [
  ['home', ''],
  ['bikes', '/bikes'],
  ['a bike', '/bikes/ludwig'],
  ['configuration', '/bikes/ludwig/configuration'],
  ['accessories', '/accessories'],
  // This page lists the related products with the longest names.
  ['an accessory', '/accessories/buegelschloss-tegel'],
  ['outlet', '/bikes/outlet'],
  ['an outlet bike', demoOutletPath],
  ['empty result', '/bikes?subcategory=schotter&geometry=wave'],
  ['two bikes compared', '/bikes/compare?bikes=ludwig,greta&height=178&stack=590&reach=388'],
  ['sizes', '/size-adviser?height=178&inseam=84&feel=upright'],
  ['empty cart', '/checkout/cart'],
  ['dealers', '/dealers'],
  ['dealers around a place', '/dealers?q=10999'],
  ['no dealer near', '/dealers?q=Flensburg&country=CZ&radius=10'],
  ['a dealer', '/dealers/radhaus-oranienplatz-berlin'],
  ['a service point', '/dealers/spreewerk-fahrraeder-cottbus'],
  ['a city with dealers', '/dealers/berlin'],
  ['not found', '/no-such-page'],
  ['closed area', '/my-account/b2b'],
] as const;

/** Statuses of the screens that are errors. */
const statusOf: Record<string, number> = { 'not found': 404, 'closed area': 401 };

/** Pages of the dealer account. A page is ready when its heading is visible and nothing is loading. */
const dealerScreens = [
  ['overview', ''],
  ['availability', '/availability'],
  ['availability, nothing found', '/availability?q=nichts-davon'],
  ['availability as a matrix', '/availability?view=matrix&model=ludwig'],
  ['orders', '/orders'],
  ['stock connect', '/stock-connect'],
  ['open invoices', '/invoices'],
  ['downloads', '/downloads'],
  ['images', '/images'],
  ['master data', '/master-data'],
  ['press releases', '/press-releases'],
] as const;

/**
 * Checks a screen on a desktop in the light theme and on a phone in the dark one, the colors of the desktop also in the
 * dark theme. It must not scroll horizontally at any width. The fixture checks the console.
 */
async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectTheme(page, 'light');
    await expect(page.getByRole('main').getByRole('status', { name: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await setTheme(page, 'dark');
    await expectColorContrast(page);
    await page.setViewportSize(tablet);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(phone);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await setTheme(page, 'light');
    await page.setViewportSize(desktop);
  });
}

async function setTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expectTheme(page, colorScheme);
}

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
}

async function prepare(page: Page): Promise<void> {
  test.slow();
  // Contrast would be wrong during a fade-in.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
}

test('every public screen is accessible', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 40[14]/);
  await prepare(page);
  for (const [index, [name, path]] of publicScreens.entries()) {
    const lang = languageOf(index);
    const response = await page.goto(`/${lang}${path}`);
    expect(response?.status(), name).toBe(statusOf[name] ?? 200);
    if (name === 'empty cart')
      await expect(page.getByText(interfaceMessages[lang].cart.empty.title)).toBeVisible();
    await expectGoodScreen(page, name);
  }
});

test('every screen of the dealer account is accessible', async ({ page, context }, info) => {
  await prepare(page);
  await signInByApi(context, info, demoAccounts.dealer);
  for (const [index, [name, path]] of dealerScreens.entries()) {
    const lang = languageOf(index);
    await page.goto(`/${lang}/my-account/b2b${path}`);
    await expectGoodScreen(page, name);
  }
});

test('every screen of the checkout is accessible', async ({ page }) => {
  const lang = 'en';
  await prepare(page);
  await addBike(page, lang);
  await addBell(page, lang);
  await expectGoodScreen(page, 'sidebar');
  await page.goto(`/${lang}/checkout/cart`);
  await expect(getQuantityField(page, lang, demoBell.name[lang])).toHaveText('1');
  await expect(getCartLine(page, demoBike.sku)).toBeVisible();
  await expectGoodScreen(page, 'cart');
  await page.goto(`/${lang}/checkout/address`);
  await page
    .getByRole('button', { name: interfaceMessages[lang].checkout.address.next, exact: true })
    .click();
  await expect(page.getByText(interfaceMessages[lang].address.errors.street)).toBeVisible();
  await expectGoodScreen(page, 'address');
  await goToPayment(page, lang, createShopper());
  await expect(
    page.getByRole('button', { name: interfaceMessages[lang].checkout.payment.next, exact: true }),
  ).toBeEnabled();
  await expectGoodScreen(page, 'payment');
  await goToReview(page, lang);
  await expectGoodScreen(page, 'review');
  await placeOrder(page, lang);
  await expectGoodScreen(page, 'done');
});
