import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { fetchAvailabilityRows, buildQuickOrderText } from '@/e2e/fixtures/quick-order-list';
import { getMainButton, getMainLink } from '@/e2e/fixtures/page-elements';
import { type Language, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { getOrderButton, placeOrder, getCartSidebar } from '@/e2e/fixtures/cart-and-checkout';
import { getShopBasket } from '@/e2e/fixtures/shop-api';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const root = '/my-account/b2b';

const list = (page: Page, lang: Language): Locator =>
  page.getByLabel(interfaceMessages[lang].b2b.quickOrder.label, { exact: true });

// Sequential, because a dealer has one basket. The other dealer's basket is used by b2b-prices.
test.describe.configure({ mode: 'default' });

const lang = 'de';
const t = createTestTranslator(lang);
const { b2b, checkout } = interfaceMessages[lang];

test('a dealer sees changes, enters forty lines with three errors and orders on invoice', async ({
  page,
  context,
}, info) => {
  test.slow();
  await signInByApi(page.context(), info, demoAccounts.dealer);
  await page.goto(`/${lang}${root}`);

  await test.step('changes on the overview', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    const news = page.getByRole('region', { name: /^(?:Neu|New)/ });
    await expect(news).toBeVisible();
    await expect(page.getByRole('heading', { name: b2b.overview.onTheWay.title })).toBeVisible();
    await expectAccessible(page);
    const read = news.getByRole('button', { name: b2b.overview.markRead, exact: true });
    const nothingNew = page.getByText(b2b.overview.nothingNew);
    await expect(read.or(nothingNew).first()).toBeVisible();
    if (await read.isVisible()) {
      await read.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(b2b.overview.wasRead)).toBeVisible();
    }
    await expect(nothingNew).toBeVisible();
  });

  const { text, word, goodCount } = buildQuickOrderText(await fetchAvailabilityRows(context, lang));
  const before = Object.values(await getShopBasket(context, info)).reduce((sum, n) => sum + n, 0);

  await test.step('forty lines, three of them invalid', async () => {
    await list(page, lang).fill(text);
    const summary = t('b2b.quickOrder.summary', { good: goodCount, bad: 3 });
    await expect(page.getByText(summary)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(summary)).toBeVisible();

    const wrongColor = page.locator('[data-line="39"]');
    await expect(wrongColor).toContainText(
      t('b2b.quickOrder.reasons.notBuilt.color', { wanted: 'QQ' }),
    );
    await wrongColor.getByRole('button').first().press('Enter');
    await expect(wrongColor).toBeHidden();

    const amount = page.getByRole('textbox', {
      name: t('b2b.quickOrder.amountOf', { line: 40 }),
    });
    await amount.fill('2');
    await expect(amount).toBeFocused();
    await amount.press('Tab');

    await page
      .getByRole('button', { name: t('b2b.quickOrder.merge', { sum: 3 }), exact: true })
      .click();
    await expect(list(page, lang)).toHaveValue(new RegExp(`${word.sku}\\s+2`));
    await getMainButton(page, t('b2b.quickOrder.addToCart', { count: goodCount + 2 })).click();
    await expect(getCartSidebar(page, lang)).toBeVisible();
    await expect(list(page, lang)).toHaveValue('');
    const basket = await getShopBasket(context, info);
    const pieces = Object.values(basket).reduce((sum, n) => sum + n, 0);
    // Expected number of added items: one per valid line, one for the corrected bike, two for the line with a word as
    // quantity, and two more for the duplicate.
    expect(pieces - before).toBe(goodCount + 1 + 2 + 2);
    expect(basket[word.sku]).toBeGreaterThanOrEqual(2);
  });

  const number = await test.step('checkout on invoice', async () => {
    await page.goto(`/${lang}/checkout/address`);
    await getMainButton(page, checkout.address.next).click();
    await expect(page).toHaveURL(`/${lang}/checkout/payment`);
    await page.getByLabel(checkout.reference.label).fill('Lager KW 48');
    await expectAccessible(page);
    await getMainButton(page, checkout.payment.next).click();
    await expect(page).toHaveURL(`/${lang}/checkout/review`);
    await expect(getOrderButton(page, lang)).toBeVisible();
    await expect(page.getByText('Lager KW 48').first()).toBeVisible();
    return placeOrder(page, lang);
  });

  await test.step('order and reference in the account', async () => {
    await page.goto(`/${lang}${root}/orders`);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Lager KW 48');
    await expectAccessible(page);
  });
});

test('a dealer downloads documents and manages API keys', async ({ page, context }, info) => {
  test.slow();
  await signInByApi(page.context(), info, demoAccounts.dealer);

  await test.step('the invoice is a PDF', async () => {
    await page.goto(`/${lang}${root}/invoices`);
    await page.getByRole('radio', { name: b2b.invoices.all, exact: true }).check({ force: true });
    const pdf = page.getByRole('link', { name: /^PDF/ }).first();
    const paper = await context.request.get((await pdf.getAttribute('href')) ?? '');
    expect(paper.status()).toBe(200);
    expect(paper.headers()['content-type']).toContain('application/pdf');
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expectAccessible(page);
  });

  await test.step('a new key replaces the old one', async () => {
    const { access, secret } = b2b.stockConnect;
    await page.goto(`/${lang}${root}/stock-connect`);
    const make = getMainButton(page, access.make);
    await expect(make.or(getMainButton(page, access.renew))).toBeVisible();
    if (await make.isVisible()) {
      await make.click();
      await getMainButton(page, secret.done).click();
    }
    const shown = page.getByLabel(secret.label, { exact: true });
    await getMainButton(page, access.renew).click();
    await page.getByRole('button', { name: access.renewAction, exact: true }).click();
    await expect(shown).toHaveValue(/\S{12,}/);
    const key = await shown.inputValue();
    await expectAccessible(page);
    await page.reload();
    await expect(getMainButton(page, access.renew)).toBeVisible();
    expect(await page.content()).not.toContain(key);
  });
});

test('no page contains a purchase price while retail prices are shown', async ({
  page,
  context,
}, info) => {
  test.slow();
  await signInByApi(page.context(), info, demoAccounts.dealer);
  await page.goto(`/${lang}${root}/availability`);
  const rows = await fetchAvailabilityRows(context, lang);
  const format = new Intl.NumberFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
  });
  const retail = new Set(rows.map(({ uvpCents }) => format.format(uvpCents / 100)));
  const purchase = [...new Set(rows.map(({ hekCents }) => format.format(hekCents / 100)))].filter(
    (price) => !retail.has(price),
  );
  const pricesIn = async () => {
    const html = (await page.content()).replaceAll('&nbsp;', '\u00a0');
    return purchase.filter((price) => html.includes(price));
  };
  const amount = page.getByRole('textbox', { name: /^(?:Menge|Amount) / }).first();
  await expect(amount).toBeVisible();
  expect((await pricesIn()).length).toBeGreaterThan(0);

  const uvp = page.getByRole('radio', { name: b2b.prices.uvp, exact: true });
  await page.getByRole('radio', { name: b2b.prices.hek, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(uvp).toBeChecked();
  await expect(page.getByRole('columnheader', { name: b2b.availability.columns.hek })).toHaveCount(
    0,
  );
  expect(await pricesIn()).toEqual([]);
  await expectAccessible(page);

  await test.step('overview and navigation with retail prices', async () => {
    await page.getByRole('link', { name: b2b.nav.overview, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: b2b.overview.onTheWay.title })).toBeVisible();
    await expect(uvp).toBeChecked();
    expect(await pricesIn()).toEqual([]);
  });
});

test('the availability table works by keyboard: filter, quantities, matrix', async ({
  page,
  context,
}, info) => {
  test.slow();
  await signInByApi(page.context(), info, demoAccounts.dealer);
  const rows = await fetchAvailabilityRows(context, lang);
  const bikes = rows.filter(({ sku, stock }) => sku.startsWith('LU11.') && stock > 1);
  const [first, second] = bikes;
  if (!first || !second) throw new Error('The demo has too few bicycles in stock');
  await page.goto(`/${lang}${root}/availability`);
  const field = (sku: string) =>
    page.getByRole('textbox', { name: t('b2b.availability.amountOf', { sku }), exact: true });

  await page.getByRole('searchbox', { name: b2b.availability.filter.text }).fill('lu11');
  await page.getByLabel(b2b.availability.filter.stockOnly).check();
  await expect(page).toHaveURL(/\?q=lu11&stock=1$/);
  await field(first.sku).focus();
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowDown');
  await expect(field(first.sku)).not.toBeFocused();
  await page.keyboard.type('1');
  await expect(page.getByText(t('b2b.availability.order.pieces', { count: 2 }))).toBeVisible();
  await page.reload();
  await expect(field(first.sku)).toHaveValue('1');

  await getMainButton(page, b2b.availability.asMatrix).press('Enter');
  await expect(field(first.sku)).toHaveValue('1');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('table', { name: b2b.availability.tableLabel })).toBeVisible();
  await getMainButton(page, b2b.availability.order.reset).click();
  await expect(field(first.sku)).toHaveValue('');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await getMainLink(page, b2b.nav.back).click();
  await expect(page).toHaveURL(`/${lang}${root}`);
  await expect(getMainLink(page, b2b.nav.back)).toHaveCount(0);
  await getMainLink(page, b2b.nav.downloads).click();
  await expect(page).toHaveURL(`/${lang}${root}/downloads`);
});
