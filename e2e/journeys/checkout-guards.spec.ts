import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  demoBell,
  demoOutletPath,
  getAddButton,
  fillAddress,
  goToPayment,
  goToReview,
  createShopper,
  getOrderButton,
  getOrderNumber,
  placeOrder,
  getCartSidebar,
} from '@/e2e/fixtures/cart-and-checkout';
import { callShopApi, fillBasket } from '@/e2e/fixtures/shop-api';
import { waitForEmail, listOrderEmails, waitForOrderEmail } from '@/e2e/fixtures/mailbox';

const countries = { de: 'Österreich', en: 'Austria' } as const;

const lang = 'de';
const { cart, checkout } = interfaceMessages[lang];
const { address } = checkout;
const { fields: labels, errors } = interfaceMessages[lang].address;
const t = createTestTranslator(lang);

test('a step requires the data of the previous steps', async ({ page }, info) => {
  for (const step of ['address', 'payment', 'review']) {
    await page.goto(`/${lang}/checkout/${step}`);
    await expect(page).toHaveURL(`/${lang}/checkout/cart`);
    await expect(page.getByText(cart.empty.title)).toBeVisible();
  }
  await page.goto(`/${lang}/checkout/done`);
  await expect(
    page.getByRole('heading', { level: 1, name: checkout.done.missingTitle }),
  ).toBeVisible();

  await fillBasket(page.context(), info, [demoBell.sku]);
  for (const step of ['payment', 'review']) {
    await page.goto(`/${lang}/checkout/${step}`);
    await expect(page).toHaveURL(`/${lang}/checkout/address`);
    await expect(page.getByRole('heading', { level: 1, name: address.title })).toBeVisible();
  }
});

test('input is kept after a failed request and a reload', async ({
  page,
  expectedErrors,
}, info) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  const shopper = createShopper();
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddress(page, lang, shopper);
  const street = page.getByLabel(labels.street, { exact: true });
  const city = page.getByLabel(labels.city, { exact: true });
  const next = page.getByRole('button', { name: address.next, exact: true });

  await city.fill('');
  await next.click();
  await expect(page.getByText(errors.city)).toBeVisible();
  await expect(city).toBeFocused();
  await expect(city).toHaveAccessibleDescription(errors.city);
  await expect(street).toHaveValue('Sonnenallee');
  await page.reload();
  await expect(street).toHaveValue('Sonnenallee');
  await expect(page.getByLabel(address.email, { exact: true })).toHaveValue(shopper.email);

  await city.fill('Berlin');
  await page.route('**/api/session/guest**', (route) => route.abort('connectionrefused'));
  await next.click();
  await expect(page.getByRole('alert').filter({ hasText: checkout.errors.save })).toBeVisible();
  await expect(street).toHaveValue('Sonnenallee');
  await page.unroute('**/api/session/guest**');
  await next.click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await page.goBack();
  await expect(street).toHaveValue('Sonnenallee');
});

test('an order is delivered to another address in another country', async ({ page }, info) => {
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddress(page, lang, createShopper());
  await page.getByRole('checkbox', { name: address.same }).uncheck();
  await expect(page.getByRole('heading', { name: address.delivery, exact: true })).toBeVisible();
  const fields = [
    [labels.firstName, 'Hanne'],
    [labels.lastName, 'Rehberg'],
    [labels.street, 'Mariahilfer Straße'],
    [labels.streetNumber, '7/3'],
    [labels.city, 'Wien'],
  ] as const;
  for (const [label, text] of fields)
    await page.getByLabel(label, { exact: true }).nth(1).fill(text);
  await page
    .getByLabel(labels.country, { exact: true })
    .nth(1)
    .selectOption({ label: countries[lang] });
  const zip = page.getByLabel(labels.zipCode, { exact: true }).nth(1);
  await zip.fill('12045');
  await page.getByRole('button', { name: address.next, exact: true }).click();
  await expect(zip).toHaveAccessibleDescription(t('address.errors.zipCode', { example: '1010' }));
  await zip.fill('1060');
  await page.getByRole('button', { name: address.next, exact: true }).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await goToReview(page, lang);
  await expect(page.getByText('Mariahilfer Straße 7/3')).toBeVisible();
  await expect(page.getByText('1060 Wien')).toBeVisible();
  await expect(page.getByText('Sonnenallee 41')).toBeVisible();
});

test('the review requires delivery and payment', async ({ page, expectedErrors }, info) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.route('**/api/shop**', (route) =>
    /BasketSetDeliveryMethod|BasketSetPayment/.test(route.request().postData() ?? '')
      ? route.abort('connectionrefused')
      : route.continue(),
  );
  await goToPayment(page, lang, createShopper());
  await page.goto(`/${lang}/checkout/review`);
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
});

test('an order requires the terms, and a double click places one order', async ({
  page,
  context,
}, info) => {
  const shopper = createShopper();
  await fillBasket(page.context(), info, [demoBell.sku]);
  await goToPayment(page, lang, shopper);
  await goToReview(page, lang);
  await getOrderButton(page, lang).click();
  await expect(page.getByText(interfaceMessages[lang].checkout.errors.terms)).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();

  await page.getByRole('checkbox').check();
  await getOrderButton(page, lang).dblclick();
  const orderNumber = await getOrderNumber(page, lang);
  const mail = await waitForOrderEmail(shopper.email, info);
  expect(mail.subject).toContain(orderNumber);
  const { customer } = await callShopApi(context, info, 'GetCustomer', {});
  expect((customer as { orders: unknown[] }).orders).toHaveLength(1);
  expect(await listOrderEmails(shopper.email, info)).toHaveLength(1);

  for (const step of ['address', 'payment', 'review']) {
    await page.goto(`/${lang}/checkout/${step}`);
    await expect(page).toHaveURL(`/${lang}/checkout/cart`);
  }
  await expect(page.getByText(interfaceMessages[lang].cart.empty.title)).toBeVisible();
});

test('an order whose response is lost is placed once', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/);
  const shopper = createShopper();
  await fillBasket(page.context(), info, [demoBell.sku]);
  await goToPayment(page, lang, shopper);
  await goToReview(page, lang);
  await page.route('**/api/shop**', async (route) => {
    if (!route.request().postData()?.includes('PlaceOrder')) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('checkbox').check();
  await getOrderButton(page, lang).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: interfaceMessages[lang].checkout.errors.orderUnknown }),
  ).toBeVisible();
  await page.unroute('**/api/shop**');
  await getOrderButton(page, lang).click();
  await getOrderNumber(page, lang);
  const { customer } = await callShopApi(context, info, 'GetCustomer', {});
  expect((customer as { orders: unknown[] }).orders).toHaveLength(1);
});

test('the same email address orders twice as a guest, and neither order sees the other', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const shopper = createShopper();
  await fillBasket(page.context(), info, [demoBell.sku]);
  await goToPayment(page, lang, shopper);
  await goToReview(page, lang);
  const first = await placeOrder(page, lang);

  const later = await browser.newContext();
  const again = await later.newPage();
  await fillBasket(later, info, [demoBell.sku]);
  await goToPayment(again, lang, shopper);
  await goToReview(again, lang);
  const second = await placeOrder(again, lang);
  expect(second).not.toBe(first);
  const { customer } = await callShopApi(later, info, 'GetCustomer', {});
  expect(
    (customer as { orders: { orderNumber: number }[] }).orders.map(({ orderNumber }) =>
      String(orderNumber),
    ),
  ).toEqual([second]);
  await expect
    .poll(() => listOrderEmails(shopper.email, info).then((mails) => mails.length))
    .toBe(2);
  await later.close();
});

test('the order keeps the comment from the cart', async ({ page }, info) => {
  const { cart, checkout } = interfaceMessages[lang];
  const shopper = createShopper();
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/cart`);
  await page
    .getByLabel(cart.orderComment.label, { exact: true })
    .fill('Hinterhaus,\u0007 zweite Tür');
  await goToPayment(page, lang, shopper);
  await goToReview(page, lang);
  await expect(page.getByText('Hinterhaus, zweite Tür')).toBeVisible();
  await page.getByRole('link', { name: checkout.review.changePayment }).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await page.getByRole('radio', { name: /Abholung/ }).check();
  await page.getByRole('radio', { name: /Vorkasse/ }).check();
  await goToReview(page, lang);
  await expect(page.getByText(checkout.review.pickup)).toBeVisible();
  await expect(page.getByText('Vorkasse', { exact: true })).toBeVisible();
  const orderNumber = await placeOrder(page, lang);
  const mail = await waitForEmail(shopper.email, info);
  expect(mail.text).toContain(orderNumber);
  expect(mail.text).toContain('Hinterhaus, zweite Tür');
});

/**
 * Adds an outlet bike with a stock of one to the cart. Skips bikes that earlier runs have bought, and the one whose
 * page other tests open.
 */
async function addSinglePiece(page: Page): Promise<void> {
  const { outlet, common } = interfaceMessages[lang];
  await page.goto(`/${lang}/bikes/outlet`);
  await expect(page.getByRole('heading', { level: 1, name: outlet.title })).toBeVisible();
  const single = page
    .getByRole('article')
    .filter({ hasText: createTestTranslator(lang)('outlet.pieces', { count: 1 }) })
    .getByRole('link');
  const paths = await single.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const added = getCartSidebar(page, lang).getByRole('listitem');
  const alert = page.getByRole('region', { name: common.notifications }).getByRole('alert');
  for (const path of paths.filter((path) => !path.endsWith(demoOutletPath))) {
    await page.goto(path);
    await getAddButton(page, lang).click();
    await expect(added.or(alert).first()).toBeVisible();
    if (await added.isVisible()) return;
  }
  throw new Error('Every single piece of the outlet has been sold.');
}

test('two customers order the last item: one succeeds, the other gets a message', async ({
  page,
  browser,
}) => {
  test.slow();
  const other = await browser.newContext();
  const rival = await other.newPage();
  await addSinglePiece(page);
  await rival.goto(page.url());
  await getAddButton(rival, lang).click();
  await expect(getCartSidebar(rival, lang).getByRole('listitem')).toHaveCount(1);
  for (const shopper of [page, rival]) {
    await goToPayment(shopper, lang, createShopper());
    await goToReview(shopper, lang);
  }
  await placeOrder(page, lang);
  await rival.getByRole('checkbox').check();
  await getOrderButton(rival, lang).click();
  await expect(
    rival.getByRole('alert').filter({ hasText: interfaceMessages[lang].checkout.errors.order }),
  ).toBeVisible();
  await expect(rival).toHaveURL(`/${lang}/checkout/review`);
  await other.close();
});
