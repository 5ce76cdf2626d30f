import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { demoAccounts, enter } from '../fixtures/accounts';
import { expect, expectNoSidewaysScroll, test } from '../fixtures/test';
import { languages, type Language, words } from '../fixtures/messages';
import {
  addBell,
  addBike,
  amountOf,
  bell,
  cartLine,
  bike,
  goToPayment,
  goToReview,
  newShopper,
  placeOrder,
} from '../fixtures/shop';

type Theme = 'light' | 'dark';

/**
 * Theme, width and language in pairs: over both projects each screen is seen in each theme at each width, and in each
 * language in both themes and at both widths. Four looks at a screen instead of eight.
 */
const themeOf = (lang: Language, { project }: TestInfo): Theme =>
  (lang === 'de') === (project.name === 'phone') ? 'dark' : 'light';

const publicScreens = [
  ['home', ''],
  ['bikes', '/bikes'],
  ['a bike', '/bikes/ludwig'],
  ['configuration', '/bikes/ludwig/configuration'],
  ['accessories', '/accessories'],
  // Its neighbours have the longest names.
  ['an accessory', '/accessories/buegelschloss-tegel'],
  ['outlet', '/bikes/outlet'],
  ['an outlet bike', '/bikes/outlet/ludwig-lu8-2023-rost-l'],
  ['empty result', '/bikes?subcategory=schotter&geometry=wave'],
  ['empty cart', '/checkout/cart'],
  ['dealers', '/dealers'],
  ['dealers around a place', '/dealers?q=10999'],
  ['no dealer near', '/dealers?q=Flensburg&country=CZ&radius=10'],
  ['a dealer', '/dealers/radhaus-oranienplatz-berlin'],
  ['a service point', '/dealers/spreewerk-fahrraeder-cottbus'],
  ['not found', '/no-such-page'],
  ['closed area', '/my-account/b2b'],
] as const;

/** The dealer account; each page is there when its heading is and nothing is loading any more. */
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

/** What holds for every screen; the console is watched by the fixture. */
async function expectGoodScreen(page: Page, theme: Theme, name: string): Promise<void> {
  await test.step(name, async () => {
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    await expect(page.getByRole('main').getByRole('status', { name: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

async function prepare(page: Page, theme: Theme): Promise<void> {
  test.slow();
  // Looked at while something fades in, contrast is that of the fade.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** Whatever the width, nothing scrolls sideways in these words: once a language, as the theme changes no width. */
async function expectNoSidewaysScrollAtAnyWidth(page: Page, { project }: TestInfo): Promise<void> {
  if (project.name === 'phone') return;
  const size = page.viewportSize();
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
}

for (const lang of languages) {
  test(`every public screen is sound (${lang})`, async ({ page, expectedErrors }, info) => {
    const theme = themeOf(lang, info);
    expectedErrors.push(/status of 40[14]/);
    await prepare(page, theme);
    for (const [name, path] of publicScreens) {
      await page.goto(`/${lang}${path}`);
      if (name === 'empty cart')
        await expect(page.getByText(words[lang].cart.empty.title)).toBeVisible();
      await expectGoodScreen(page, theme, name);
      await expectNoSidewaysScrollAtAnyWidth(page, info);
    }
  });

  test(`every screen of the dealer account is sound (${lang})`, async ({ page, context }, info) => {
    const theme = themeOf(lang, info);
    await prepare(page, theme);
    await enter(context, info, demoAccounts.dealer);
    for (const [name, path] of dealerScreens) {
      await page.goto(`/${lang}/my-account/b2b${path}`);
      await expectGoodScreen(page, theme, name);
      await expectNoSidewaysScrollAtAnyWidth(page, info);
    }
  });

  test(`every screen of the checkout is sound (${lang})`, async ({ page }, info) => {
    const theme = themeOf(lang, info);
    await prepare(page, theme);
    await addBike(page, lang);
    await addBell(page, lang);
    await expectGoodScreen(page, theme, 'sidebar');
    await page.goto(`/${lang}/checkout/cart`);
    await expect(amountOf(page, lang, bell.name[lang])).toHaveText('1');
    await expect(cartLine(page, bike.sku)).toBeVisible();
    await expectGoodScreen(page, theme, 'cart');
    await page.goto(`/${lang}/checkout/address`);
    await page
      .getByRole('button', { name: words[lang].checkout.address.next, exact: true })
      .click();
    await expect(page.getByText(words[lang].address.errors.street)).toBeVisible();
    await expectGoodScreen(page, theme, 'address');
    await goToPayment(page, lang, newShopper());
    await expect(
      page.getByRole('button', { name: words[lang].checkout.payment.next, exact: true }),
    ).toBeEnabled();
    await expectGoodScreen(page, theme, 'payment');
    await goToReview(page, lang);
    await expectGoodScreen(page, theme, 'review');
    await placeOrder(page, lang);
    await expectGoodScreen(page, theme, 'done');
  });
}
