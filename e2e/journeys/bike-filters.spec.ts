import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { expectHydrated } from '../fixtures/hydration';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const lang = 'de';
const { catalog, navigation, searchBox, search, bike: bikeWords } = interfaceMessages[lang];
const t = createTestTranslator(lang);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Returns the price on the first card in whole euros. */
async function priceOfFirst(page: Page): Promise<number> {
  const text = await cards(page).first().getByText(/€/).first().innerText();
  return Number(text.replace(/\D/g, ''));
}

test('a bike is found by price, date and weight, and its page matches its card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${lang}/bikes`);
  const price = page.getByRole('textbox', { name: catalog.rangeFilters.to, exact: true });
  // The list hydrates after the page's main part.
  await expectHydrated(price);
  await price.fill('2.900');
  await price.press('Enter');
  await expect(page).toHaveURL(`/${lang}/bikes?price_to=2900`);
  const cheap = await cards(page).count();
  expect(cheap).toBeGreaterThan(3);
  await page.getByLabel(catalog.rangeFilters.weight, { exact: true }).selectOption({ value: '14' });
  await expect(page).toHaveURL(`/${lang}/bikes?price_to=2900&weight_to=14`);
  await expect.poll(() => cards(page).count()).toBeLessThan(cheap);
  const light = await cards(page).count();
  await page.getByLabel(catalog.rangeFilters.occasion, { exact: true }).selectOption({ index: 3 });
  await expect(page).toHaveURL(/\?until=\d{4}-\d\d-\d\d&price_to=2900&weight_to=14$/);
  const address = page.url();
  await expectAccessible(page);

  const displayedPrice = await priceOfFirst(page);
  expect(displayedPrice).toBeLessThanOrEqual(2900);
  const until = await cards(page).count();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/bikes\/[a-z-]+\?variant=/);
  await expect(
    page
      .getByText(t('bike.vat', { percent: 19 }))
      .locator('..')
      .locator('..'),
  ).toContainText(displayedPrice.toLocaleString('de'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(until);

  await page
    .getByRole('link', { name: t('catalog.removeFilter', { name: 'bis 2.900 €' }) })
    .click();
  await expect(page).toHaveURL(/\?until=[\d-]+&weight_to=14$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/${lang}/bikes?price_to=2900&weight_to=14`);
  await expect(cards(page)).toHaveCount(light);
});

test('the header search suggests corrections on a phone, and the sheet filters the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${lang}/bikes`);
  await page
    .getByRole('link', { name: t('catalog.filterCount', { count: 0 }), exact: true })
    .click();
  const sheet = page.getByRole('dialog', { name: catalog.filter });
  await sheet.getByLabel(catalog.rangeFilters.battery, { exact: true }).selectOption('625');
  await expect(page).toHaveURL(`/${lang}/bikes?battery_from=625`);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: interfaceMessages[lang].common.close }).click();
  await expect(cards(page).first()).toContainText(/Hannah|Heinrich/);
  await expectNoHorizontalScroll(page);

  await page
    .getByRole('banner')
    .getByRole('link', { name: navigation.search, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: searchBox.title });
  await dialog.getByRole('combobox').fill('Ludwg');
  await expect(dialog.getByRole('option').first()).toContainText('Ludwig');
  await dialog.getByRole('link', { name: 'Ludwig', exact: true }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue('Ludwig');
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName(
    new RegExp(`^${searchBox.kinds.bike} \\d+$`),
  );
  await dialog.getByRole('combobox').fill('fahradschloss');
  await expect(dialog.getByRole('option').first()).toContainText('schloss');
  await expectNoHorizontalScroll(page);
});

test('filters are a form, and chips and suggestions are links, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${lang}/bikes`);
  await page.getByLabel(catalog.rangeFilters.torque, { exact: true }).selectOption('65');
  await page.getByRole('textbox', { name: catalog.rangeFilters.to, exact: true }).fill('5000');
  await page.getByRole('button', { name: catalog.apply, exact: true }).first().click();
  await expect(page).toHaveURL(/torque_from=65/);
  // The URL changes before all cards are loaded.
  await page.waitForLoadState('domcontentloaded');
  const strong = await cards(page).count();
  expect(strong).toBeGreaterThan(0);
  await page.getByRole('link', { name: t('catalog.removeFilter', { name: 'ab 65 Nm' }) }).click();
  await expect(page).toHaveURL(`/${lang}/bikes?price_to=5000`);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(strong);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('radiogroup', { name: bikeWords.size, exact: true })).toBeVisible();

  await page.goto(`/${lang}/search?q=Klingel+Kreuzberk`);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Klingel Kreuzberg', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('search.titleOf', { query: 'Klingel Kreuzberg' }),
  );
  await expect(page.getByText(search.noneHint)).toBeHidden();
  await context.close();
});

test('a filter of any shape gets a response, and is not indexed', async ({ request }) => {
  for (const query of [
    'price_from=5000&price_to=1000',
    'price_to=-1&weight_to=1e99&torque_from=NaN',
    'price_to=999999999999999999999',
    'until=2026-13-45&until=<script>',
    `battery_from=${'9'.repeat(4000)}`,
    'until=0001-01-01',
    '__proto__=1&price_to=__proto__',
  ]) {
    const answer = await request.get(`/${lang}/bikes?${query}`);
    expect(answer.status(), query).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/de\/bikes"/);
  }
});
