import type { Page, TestInfo } from '@playwright/test';
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
} from '@/e2e/fixtures/shopping';

type Theme = 'light' | 'dark';

/**
 * Each screen is opened in German on a desktop and in English on a phone. Each time it is fully checked in one theme
 * and for its colors in the other, and it must not scroll horizontally at any width.
 */
const languageOf = ({ project }: TestInfo): Language => (project.name === 'phone' ? 'en' : 'de');
const themesOf = ({ project }: TestInfo): readonly [Theme, Theme] =>
  project.name === 'phone' ? ['dark', 'light'] : ['light', 'dark'];

const widths = [390, 768, 1440];

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

/** Runs the checks for every screen. The fixture checks the console. */
async function expectGoodScreen(page: Page, info: TestInfo, name: string): Promise<void> {
  const [first, second] = themesOf(info);
  await test.step(name, async () => {
    await expectTheme(page, first);
    await expect(page.getByRole('main').getByRole('status', { name: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: second });
    await expectTheme(page, second);
    await expectColorContrast(page);
    await page.emulateMedia({ colorScheme: first });
    await expectNoSidewaysScrollAtAnyWidth(page);
  });
}

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
}

async function expectNoSidewaysScrollAtAnyWidth(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  const size = page.viewportSize();
  if (size === null) return;
  for (const width of widths.filter((other) => other !== size.width)) {
    await page.setViewportSize({ ...size, width });
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize(size);
}

async function prepare(page: Page, info: TestInfo): Promise<void> {
  test.slow();
  // Contrast would be wrong during a fade-in.
  await page.emulateMedia({ colorScheme: themesOf(info)[0], reducedMotion: 'reduce' });
}

test('every public screen is accessible', async ({ page, expectedErrors }, info) => {
  const lang = languageOf(info);
  expectedErrors.push(/status of 40[14]/);
  await prepare(page, info);
  for (const [name, path] of publicScreens) {
    await page.goto(`/${lang}${path}`);
    if (name === 'empty cart')
      await expect(page.getByText(interfaceMessages[lang].cart.empty.title)).toBeVisible();
    await expectGoodScreen(page, info, name);
  }
});

test('every screen of the dealer account is accessible', async ({ page, context }, info) => {
  const lang = languageOf(info);
  await prepare(page, info);
  await signInByApi(context, info, demoAccounts.dealer);
  for (const [name, path] of dealerScreens) {
    await page.goto(`/${lang}/my-account/b2b${path}`);
    await expectGoodScreen(page, info, name);
  }
});

test('every screen of the checkout is accessible', async ({ page }, info) => {
  const lang = languageOf(info);
  await prepare(page, info);
  await addBike(page, lang);
  await addBell(page, lang);
  await expectGoodScreen(page, info, 'sidebar');
  await page.goto(`/${lang}/checkout/cart`);
  await expect(getQuantityField(page, lang, demoBell.name[lang])).toHaveText('1');
  await expect(getCartLine(page, demoBike.sku)).toBeVisible();
  await expectGoodScreen(page, info, 'cart');
  await page.goto(`/${lang}/checkout/address`);
  await page
    .getByRole('button', { name: interfaceMessages[lang].checkout.address.next, exact: true })
    .click();
  await expect(page.getByText(interfaceMessages[lang].address.errors.street)).toBeVisible();
  await expectGoodScreen(page, info, 'address');
  await goToPayment(page, lang, createShopper());
  await expect(
    page.getByRole('button', { name: interfaceMessages[lang].checkout.payment.next, exact: true }),
  ).toBeEnabled();
  await expectGoodScreen(page, info, 'payment');
  await goToReview(page, lang);
  await expectGoodScreen(page, info, 'review');
  await placeOrder(page, lang);
  await expectGoodScreen(page, info, 'done');
});
