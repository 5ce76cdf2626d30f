import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { signInAsNewCustomer, createAccount, signIn } from '@/e2e/fixtures/accounts';
import { saveCustomerAddress, placeCustomerOrder } from '@/e2e/fixtures/customer-orders';
import { languages, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  demoBell,
  demoBike,
  openCartWithBell,
  getCartSidebar,
} from '@/e2e/fixtures/cart-and-checkout';
import { fillBasket, getShopBasket } from '@/e2e/fixtures/shop-api';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const comment = 'Lenker bitte 2 cm höher montieren.';
const bikeAndBells = [
  { productId: demoBike.sku, amount: 1, comment },
  { productId: demoBell.sku, amount: 2 },
];

for (const lang of languages) {
  const { account } = interfaceMessages[lang];
  const t = createTestTranslator(lang);

  test(`the account shows the current order and signs out (${lang})`, async ({
    page,
    context,
  }, info) => {
    await signInAsNewCustomer(context, info);
    const number = await placeCustomerOrder(context, info, bikeAndBells);
    await page.goto(`/${lang}/my-account/b2c`);

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mareike Thießen');
    const story = t('account.activeOrder.bike.unpaid', { name: demoBike.name });
    await expect(page.getByRole('heading', { level: 2, name: story })).toBeVisible();
    await expect(page.getByRole('row', { name: number })).toContainText(
      t('account.orders.summary', { title: demoBike.name, amount: 1, others: 2 }),
    );
    await expect(page.locator('address')).toContainText('Sonnenallee 41');
    await expectAccessible(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
    }

    await page.getByRole('button', { name: account.signOut, exact: true }).click();
    await expect(page).toHaveURL(`/${lang}`);
    expect((await context.request.get(`/${lang}/my-account/b2c`)).status()).toBe(401);
  });
}

const lang = 'de';
const { account, saveBasket: saving, cart, shipments } = interfaceMessages[lang];
const t = createTestTranslator(lang);

test('an order shows all its details', async ({ page, context }, info) => {
  await signInAsNewCustomer(context, info);
  const number = await placeCustomerOrder(context, info, bikeAndBells);
  await page.goto(`/${lang}/my-account/b2c/orders`);
  await page.getByRole('link', { name: t('account.activeOrder.orderLink', { number }) }).click();

  await expect(page).toHaveURL(`/${lang}/my-account/b2c/orders/${number}`);
  await expect(page.getByText(t('account.order.comment', { comment }))).toBeVisible();
  const bells = t('account.order.itemOf', { amount: 2, title: demoBell.name[lang] });
  await expect(page.getByRole('link', { name: bells })).toHaveAttribute(
    'href',
    `/${lang}/accessories/${demoBell.slug}?variant=${demoBell.sku}`,
  );
  await expectAccessible(page);

  const deliveries = page.getByRole('region', { name: shipments.shipments, exact: true });
  await expect(deliveries).toContainText(shipments.planned);
  await expect(deliveries).toContainText(demoBell.name[lang]);
  await expect(page.getByRole('link', { name: account.order.invoice, exact: true })).toHaveCount(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: account.order.cancelUnpaid, exact: true })
    .click();
  await expect(page).toHaveURL(`/${lang}/withdrawal-declaration?order=${number}`);
});

test('an order can be placed again', async ({ page, context }, info) => {
  await signInAsNewCustomer(context, info);
  const number = await placeCustomerOrder(context, info, bikeAndBells);
  await page.goto(`/${lang}/my-account/b2c/orders/${number}`);
  await page
    .getByRole('button', { name: interfaceMessages[lang].sharedBasket.again.action, exact: true })
    .click();
  await expect(getCartSidebar(page, lang).getByText(demoBell.sku)).toBeVisible();
  expect(await getShopBasket(context, info)).toEqual({ [demoBike.sku]: 1, [demoBell.sku]: 2 });
});

test('a basket is saved, shared, loaded, restored and deleted', async ({
  page,
  context,
  browser,
}, info) => {
  await signInAsNewCustomer(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await saveBasket(page, lang, 'Für Papa');
  await page
    .getByRole('link', { name: interfaceMessages[lang].saveBasket.show, exact: true })
    .click();
  await expect(page).toHaveURL(`/${lang}/my-account/b2c/baskets`);
  await expect(page.getByRole('heading', { level: 2, name: 'Für Papa' })).toBeVisible();
  await expectAccessible(page);

  const named = (key: 'shareOf' | 'restoreOf' | 'removeOf') =>
    page.getByRole('button', { name: t(`account.baskets.${key}`, { name: 'Für Papa' }) });
  await named('shareOf').click();
  await page.getByRole('button', { name: account.baskets.makeLink, exact: true }).click();
  const field = page.getByLabel(t('account.baskets.linkOf', { name: 'Für Papa' }));
  await expect(field).toHaveValue(/^http/);
  const link = await field.inputValue();

  const others = await browser.newContext();
  const other = await others.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Für Papa' })).toBeVisible();
  await expectAccessible(other);
  await other
    .getByRole('button', { name: interfaceMessages[lang].sharedBasket.action, exact: true })
    .click();
  await expect(getCartSidebar(other, lang).getByText(demoBell.sku)).toBeVisible();
  expect(await getShopBasket(others, info)).toEqual({ [demoBell.sku]: 1 });

  await page.getByRole('button', { name: account.baskets.stopShare, exact: true }).click();
  await expect(field).toBeHidden();
  expect((await other.goto(link))?.status()).toBe(404);
  expect((await other.goto(`/${lang}/basket/nichtda`))?.status()).toBe(404);
  await others.close();

  await named('restoreOf').click();
  await expect(getCartSidebar(page, lang).getByText(demoBell.sku)).toBeVisible();
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 2 });
  await page.keyboard.press('Escape');

  await named('removeOf').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: account.baskets.removeConfirm, exact: true })
    .click();
  await expect(page.getByText(account.baskets.empty, { exact: true })).toBeVisible();
});

/** Opens the dialog on the cart page and saves the current basket under a name. */
async function saveBasket(page: Page, language: 'de' | 'en', name: string): Promise<void> {
  const text = interfaceMessages[language];
  await openCartWithBell(page, language);
  await page.getByRole('button', { name: text.cart.save.open, exact: true }).click();
  await page.getByLabel(text.saveBasket.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: text.saveBasket.save, exact: true }).click();
  await expect(
    page.getByRole('heading', {
      name: createTestTranslator(language)('saveBasket.savedTitle', { name }),
    }),
  ).toBeVisible();
}

test('a missing or duplicate name shows an error at its field', async ({ page, context }, info) => {
  await signInAsNewCustomer(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await saveBasket(page, lang, 'Winter');
  await page.getByRole('button', { name: saving.close, exact: true }).click();

  await page.getByRole('button', { name: cart.save.open, exact: true }).click();
  const field = page.getByLabel(saving.name, { exact: true });
  await page.getByRole('button', { name: saving.save, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(saving.problem.empty);
  await field.fill('  WINTER ');
  await page.getByRole('button', { name: saving.save, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(saving.problem.taken);
  await expect(field).toHaveValue('  WINTER ');
});

test('saving a basket requires an account, and login returns to the cart', async ({
  page,
  context,
}, info) => {
  await addBell(page, lang);
  await openCartWithBell(page, lang);
  await page.getByRole('link', { name: cart.save.open, exact: true }).click();
  await expect(page).toHaveURL(/\/de\/login\?returnTo=/);
  await signIn(page, lang, await createAccount(context, info));
  await expect(page).toHaveURL('/de/checkout/cart');
  await expect(page.getByRole('button', { name: cart.save.open, exact: true })).toBeVisible();
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 1 });
});

test('another customer’s order and its invoice are not found', async ({
  page,
  context,
  browser,
}, info) => {
  const owners = await browser.newContext();
  await signInAsNewCustomer(owners, info);
  const number = await placeCustomerOrder(owners, info, [{ productId: demoBell.sku, amount: 1 }]);
  await owners.close();

  await signInAsNewCustomer(context, info);
  await page.goto(`/${lang}/my-account/b2c/orders/${number}`);
  await expect(page.getByRole('heading', { name: account.order.missingTitle })).toBeVisible();
  expect((await context.request.get(`/api/invoices/${number}?lang=de`)).status()).toBe(404);
  expect((await context.request.get('/de/my-account/b2c/orders/0x1')).status()).toBe(404);
});

test('the account shows an error while the shop does not respond, and retries on request', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/Failed to load resource/, /503/);
  await signInAsNewCustomer(context, info);
  await saveCustomerAddress(context, info);
  await page.route('**/api/shop*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The shop is not available.' } }),
  );
  await page.goto(`/${lang}/my-account/b2c/orders`);
  await expect(page.getByText(account.broken.title)).toBeVisible();
  await page.unroute('**/api/shop*');
  await page.getByRole('button', { name: account.broken.retry, exact: true }).click();
  await expect(page.getByText(account.orders.empty, { exact: true })).toBeVisible();
});
