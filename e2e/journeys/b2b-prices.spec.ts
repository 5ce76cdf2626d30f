import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { listEmails } from '@/e2e/fixtures/mailbox';
import { createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  getAddButton,
  demoBell,
  demoBike,
  getOrderNumber,
  getOrderButton,
  getCartSidebar,
} from '@/e2e/fixtures/cart-and-checkout';
import { callShopApi, getCookie, listShopLines } from '@/e2e/fixtures/shop-api';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';
import { findAmountsInText, filterDistinctiveAmounts } from '@/e2e/support/price-leaks';

/** A dealer's basket persists between sign-ins, so the tests run one after the other. */
test.describe.configure({ mode: 'default' });

const buyer = demoAccounts.otherDealer;

async function pricesOf(page: Page, info: TestInfo): Promise<Map<string, number>> {
  const { purchasePrices } = await callShopApi(page.context(), info, 'PurchasePrices', {});
  const prices = purchasePrices as { sku: string; price: number }[];
  return new Map(prices.map(({ sku, price }) => [sku, Math.round(price * 100)]));
}

async function emptyBasket(page: Page, info: TestInfo): Promise<void> {
  const basketId = await getCookie(page.context(), 'basketId');
  for (const { id } of await listShopLines(page.context(), info))
    await callShopApi(page.context(), info, 'BasketRemoveItem', {
      basketId,
      basketItemId: id,
      amount: 0,
    });
}

const euros = (cents: number) =>
  new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);

test('a dealer sees net prices with the retail price beside them, and one key hides them', async ({
  page,
}, info) => {
  const { purchase } = interfaceMessages.de.common;
  await signInByApi(page.context(), info, demoAccounts.dealer);
  const prices = await pricesOf(page, info);
  const amounts = filterDistinctiveAmounts([...prices.values()]);
  const cents = prices.get(demoBike.sku) ?? 0;
  expect(cents).toBeGreaterThan(0);

  await page.goto(`/de/bikes/${demoBike.slug}?variant=${demoBike.sku}`);
  const main = page.getByRole('main');
  await expect(main.getByText(euros(cents)).first()).toBeVisible();
  await expect(main.getByText(purchase.net).first()).toBeVisible();
  await expect(
    main.getByText(
      createTestTranslator('de')('common.purchase.note', { retail: euros(demoBike.priceCents) }),
    ),
  ).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('p');
  await expect(main.getByText(euros(demoBike.priceCents)).first()).toBeVisible();
  await expect(page.getByText(purchase.showsUvp)).toBeAttached();
  await expect.poll(async () => findAmountsInText(await page.content(), amounts)).toEqual([]);

  // After a reload, for example in front of a customer, the purchase prices stay hidden.
  await page.reload();
  await expect(page.getByRole('radio', { name: purchase.uvp })).toBeChecked();
  for (const path of ['/de/bikes', '/de/accessories', '/de/bikes/outlet', '/de/checkout/cart']) {
    await page.goto(path);
    // The switch appears together with the prices it affects.
    await expect(page.getByRole('radio', { name: purchase.uvp })).toBeChecked();
    expect(findAmountsInText(await page.content(), amounts), path).toEqual([]);
    await expectNoHorizontalScroll(page);
  }
  await page.goto('/de/bikes');
  await page.getByText(purchase.hek, { exact: true }).click();
  await expect(main.getByText(purchase.net).first()).toBeVisible();
});

test('the shortcut key types its character into fields, and can be disabled', async ({
  page,
}, info) => {
  const { purchase } = interfaceMessages.de.common;
  await signInByApi(page.context(), info, demoAccounts.dealer);
  await page.goto('/de/checkout/cart');
  const hek = page.getByRole('radio', { name: purchase.hek });
  await expect(hek).toBeChecked();
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('p');
  await expect(hek).toBeChecked();

  await page.goto('/de/bikes');
  await expect(hek).toBeChecked();
  const turnOff = page.getByRole('button', { name: purchase.keyTurnOff });
  await page
    .getByRole('banner')
    .getByRole('link', { name: interfaceMessages.de.navigation.search, exact: true })
    .click();
  await turnOff.click();
  await page.keyboard.press('Escape');
  await page.locator('body').press('p');
  await expect(hek).toBeChecked();
});

test('no purchase price is visible after signing out', async ({ page }, info) => {
  await signInByApi(page.context(), info, demoAccounts.dealer);
  const amounts = filterDistinctiveAmounts([...(await pricesOf(page, info)).values()]);
  await page.goto(`/de/bikes/${demoBike.slug}?variant=${demoBike.sku}`);
  await expect(
    page.getByRole('main').getByText(interfaceMessages.de.common.purchase.net).first(),
  ).toBeVisible();
  await page.goto('/de/my-account/b2b');
  await page.getByRole('button', { name: interfaceMessages.de.account.signOut }).first().click();
  await expect(page).not.toHaveURL(/my-account/);
  await page.goto(`/de/bikes/${demoBike.slug}?variant=${demoBike.sku}`);
  await expect(page.getByRole('main').getByText(euros(demoBike.priceCents)).first()).toBeVisible();
  expect(findAmountsInText(await page.content(), amounts)).toEqual([]);
  await expect(
    page.getByRole('radio', { name: interfaceMessages.de.common.purchase.hek }),
  ).toHaveCount(0);
});

test('a dealer orders on invoice, with a reference and a requested date', async ({
  page,
}, info) => {
  const lang = 'en';
  const { cart, checkout } = interfaceMessages[lang];
  const reference = `EK ${lang} ${Date.now()}`;
  await signInByApi(page.context(), info, buyer);
  await emptyBasket(page, info);
  await page.goto(`/${lang}/accessories/${demoBell.slug}`);
  await getAddButton(page, lang).click();
  await expect(getCartSidebar(page, lang).getByText(demoBell.sku)).toBeVisible();
  await page.goto(`/${lang}/checkout/cart`);
  const day = page.getByLabel(`${cart.requestedDate.label} ${demoBell.name[lang]}`);
  await day.fill('2020-01-01');
  await day.blur();
  await expect(page.getByRole('alert').filter({ hasText: /\d/ })).toBeVisible();
  await day.fill('2031-03-04');
  await day.blur();
  await expect
    .poll(async () => JSON.stringify(await callBasket(page, info)))
    .toContain('2031-03-04');
  await expect(page.getByText(interfaceMessages[lang].common.sum.goodsNet)).toBeVisible();
  await expect(page.getByRole('button', { name: cart.save.open })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/${lang}/checkout/address`);
  await page.getByRole('button', { name: checkout.address.next, exact: true }).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  const payments = page.getByRole('group', { name: checkout.payment.payment });
  await expect(payments.getByRole('radio').first()).toBeChecked();
  await expect(payments.getByText('Invoice').first()).toBeVisible();
  await page.getByLabel(new RegExp(checkout.reference.label)).fill(reference);
  await page.reload();
  await expect(page.getByLabel(new RegExp(checkout.reference.label))).toHaveValue(reference);
  await expectAccessible(page);
  await page.getByRole('button', { name: checkout.payment.next, exact: true }).click();
  await expect(page.getByText(reference)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await getOrderButton(page, lang).click();
  const number = await getOrderNumber(page, lang);
  await expect(page.getByRole('link', { name: checkout.done.toOrders })).toBeVisible();
  const mail = async () =>
    (await listEmails(buyer.email, info)).find(({ text }) => text.includes(number));
  await expect.poll(async () => (await mail())?.text).toContain(reference);
});
test('an order beyond the credit limit is rejected with a reason, and another payment is offered', async ({
  page,
}, info) => {
  const { checkout } = interfaceMessages.de;
  await signInByApi(page.context(), info, buyer);
  await emptyBasket(page, info);
  await page.goto('/de/bikes/emil-presale');
  await expect(page.getByText(interfaceMessages.de.presale.title)).toBeVisible();
  await page
    .getByRole('button', { name: interfaceMessages.de.presale.order, exact: true })
    .first()
    .click();
  await expect(
    getCartSidebar(page, 'de').getByText(interfaceMessages.de.cart.line.preorder),
  ).toBeVisible();
  const basketId = await getCookie(page.context(), 'basketId');
  const [line] = await listShopLines(page.context(), info);
  await callShopApi(page.context(), info, 'BasketAddItem', {
    basketId,
    productId: line?.product?.sku,
    amount: 6,
  });
  await page.goto('/de/checkout/address');
  await page.getByRole('button', { name: checkout.address.next, exact: true }).click();
  await expect(page).toHaveURL('/de/checkout/payment');
  const main = page.getByRole('main');
  const note = main.getByRole('alert').filter({ hasText: checkout.credit.title });
  await main.getByText('Rechnung', { exact: true }).click();
  await expect(note).toContainText('12.000,00');
  await page.getByRole('button', { name: checkout.payment.next, exact: true }).click();
  await expect(page.getByRole('link', { name: checkout.credit.toPayment })).toBeVisible();
  await page.getByRole('checkbox').check();
  await getOrderButton(page, 'de').click();
  await expect(page.getByRole('main').getByText(checkout.credit.title).first()).toBeVisible();
  await expect(page).toHaveURL('/de/checkout/review');

  await page.getByRole('link', { name: checkout.credit.toPayment }).click();
  await page.getByText('PayPal', { exact: true }).click();
  await expect(note).toHaveCount(0);
  await emptyBasket(page, info);
});

test('consumers cannot open the presale, and the shop rejects their presale baskets', async ({
  page,
  expectedErrors,
}, info) => {
  expectedErrors.push(/401/);
  await signInByApi(page.context(), info, demoAccounts.consumer);
  for (const path of ['emil-presale', 'emilia-presale', 'emil-presale/configuration'])
    expect((await page.request.get(`/de/bikes/${path}`)).status(), path).toBe(401);
  const { basketCreate } = await callShopApi(page.context(), info, 'BasketCreate', {
    basketId: `presale ${Date.now()}`,
  });
  const { id } = basketCreate as { id: string };
  await callShopApi(page.context(), info, 'BasketAddItem', {
    basketId: id,
    productId: 'EM9.26.H.M.GR',
    amount: 1,
  });
  const { basket } = await callShopApi(page.context(), info, 'GetBasketInfo', { basketId: id });
  expect((basket as { items: unknown[] }).items).toEqual([]);
});

async function callBasket(page: Page, info: TestInfo) {
  const basketId = await getCookie(page.context(), 'basketId');
  return callShopApi(page.context(), info, 'GetBasketInfo', { basketId });
}

test('the price switch covers no content on a phone', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.context(), info, demoAccounts.dealer);
  for (const path of [`/de/bikes/${demoBike.slug}`, '/de/news']) {
    await page.goto(path);
    const bar = page.getByRole('radiogroup', { name: interfaceMessages.de.common.purchase.label });
    await expect(bar).toBeVisible();
    // Measured repeatedly, because the page's height may still grow.
    const overlap = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const top = (await bar.boundingBox())?.y ?? 0;
      const footer = await page.getByRole('contentinfo').boundingBox();
      return (footer?.y ?? 0) + (footer?.height ?? 0) - top;
    };
    await expect.poll(overlap).toBeLessThan(1);
  }
});
