import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { enterAsNew, newAccount, signIn } from '../fixtures/accounts';
import { giveAddress, orderOf } from '../fixtures/account-orders';
import { languages, say, words } from '../fixtures/messages';
import { addBell, bell, bike, openCartWithBell, sidebar } from '../fixtures/shop';
import { fillBasket, shopBasket } from '../fixtures/shop-calls';
import { expect, expectNoSidewaysScroll, test } from '../fixtures/test';

const comment = 'Lenker bitte 2 cm höher montieren.';
const bikeAndBells = [
  { productId: bike.sku, amount: 1, comment },
  { productId: bell.sku, amount: 2 },
];

for (const lang of languages) {
  const { account } = words[lang];
  const t = say(lang);

  test(`the account tells of the order under way, and lets go (${lang})`, async ({
    page,
    context,
  }, info) => {
    await enterAsNew(context, info);
    const number = await orderOf(context, info, bikeAndBells);
    await page.goto(`/${lang}/my-account/b2c`);

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mareike Thießen');
    const story = t('account.story.bike.unpaid', { name: bike.name });
    await expect(page.getByRole('heading', { level: 2, name: story })).toBeVisible();
    await expect(page.getByRole('row', { name: number })).toContainText(
      t('account.orders.summary', { title: bike.name, amount: 1, others: 2 }),
    );
    await expect(page.locator('address')).toContainText('Sonnenallee 41');
    await expectAccessible(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }

    await page.getByRole('button', { name: account.signOut, exact: true }).click();
    await expect(page).toHaveURL(`/${lang}`);
    expect((await context.request.get(`/${lang}/my-account/b2c`)).status()).toBe(401);
  });
}

const lang = 'de';
const { account, saveBasket: saving, cart, shipments } = words[lang];
const t = say(lang);

test('an order with everything that belongs to it', async ({ page, context }, info) => {
  await enterAsNew(context, info);
  const number = await orderOf(context, info, bikeAndBells);
  await page.goto(`/${lang}/my-account/b2c/orders`);
  await page.getByRole('link', { name: t('account.story.orderLink', { number }) }).click();

  await expect(page).toHaveURL(`/${lang}/my-account/b2c/orders/${number}`);
  await expect(page.getByText(t('account.order.comment', { comment }))).toBeVisible();
  const bells = t('account.order.itemOf', { amount: 2, title: bell.name[lang] });
  await expect(page.getByRole('link', { name: bells })).toHaveAttribute(
    'href',
    `/${lang}/accessories/${bell.slug}?variant=${bell.sku}`,
  );
  await expectAccessible(page);

  const deliveries = page.getByRole('region', { name: shipments.shipments, exact: true });
  await expect(deliveries).toContainText(shipments.planned);
  await expect(deliveries).toContainText(bell.name[lang]);
  await expect(page.getByRole('link', { name: account.order.invoice, exact: true })).toHaveCount(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: account.order.cancelUnpaid, exact: true })
    .click();
  await expect(page).toHaveURL(`/${lang}/withdrawal-declaration?order=${number}`);
});

test('ordering the same again', async ({ page, context }, info) => {
  await enterAsNew(context, info);
  const number = await orderOf(context, info, bikeAndBells);
  await page.goto(`/${lang}/my-account/b2c/orders/${number}`);
  await page.getByRole('button', { name: words[lang].takeOver.again.action, exact: true }).click();
  await expect(sidebar(page, lang).getByText(bell.sku)).toBeVisible();
  expect(await shopBasket(context, info)).toEqual({ [bike.sku]: 1, [bell.sku]: 2 });
});

test('a basket is saved, shared, taken over, put back and removed', async ({
  page,
  context,
  browser,
}, info) => {
  await enterAsNew(context, info);
  await fillBasket(page.context(), info, [bell.sku]);
  await saveBasket(page, lang, 'Für Papa');
  await page.getByRole('link', { name: words[lang].saveBasket.show, exact: true }).click();
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
  await other.getByRole('button', { name: words[lang].takeOver.action, exact: true }).click();
  await expect(sidebar(other, lang).getByText(bell.sku)).toBeVisible();
  expect(await shopBasket(others, info)).toEqual({ [bell.sku]: 1 });

  await page.getByRole('button', { name: account.baskets.stopShare, exact: true }).click();
  await expect(field).toBeHidden();
  expect((await other.goto(link))?.status()).toBe(404);
  expect((await other.goto(`/${lang}/basket/nichtda`))?.status()).toBe(404);
  await others.close();

  await named('restoreOf').click();
  await expect(sidebar(page, lang).getByText(bell.sku)).toBeVisible();
  expect(await shopBasket(context, info)).toEqual({ [bell.sku]: 2 });
  await page.keyboard.press('Escape');

  await named('removeOf').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: account.baskets.removeConfirm, exact: true })
    .click();
  await expect(page.getByText(account.baskets.empty, { exact: true })).toBeVisible();
});

/** Opens the dialog on the cart page and saves the basket in use under a name. */
async function saveBasket(page: Page, language: 'de' | 'en', name: string): Promise<void> {
  const text = words[language];
  await openCartWithBell(page, language);
  await page.getByRole('button', { name: text.cart.save.open, exact: true }).click();
  await page.getByLabel(text.saveBasket.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: text.saveBasket.save, exact: true }).click();
  await expect(
    page.getByRole('heading', { name: say(language)('saveBasket.savedTitle', { name }) }),
  ).toBeVisible();
}

test('a name that is missing, or taken already, is told at its field', async ({
  page,
  context,
}, info) => {
  await enterAsNew(context, info);
  await fillBasket(page.context(), info, [bell.sku]);
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

test('saving a basket needs an account, and login leads back to the cart', async ({
  page,
  context,
}, info) => {
  await addBell(page, lang);
  await openCartWithBell(page, lang);
  await page.getByRole('link', { name: cart.save.open, exact: true }).click();
  await expect(page).toHaveURL(/\/de\/login\?returnTo=/);
  await signIn(page, lang, await newAccount(context, info));
  await expect(page).toHaveURL('/de/checkout/cart');
  await expect(page.getByRole('button', { name: cart.save.open, exact: true })).toBeVisible();
  expect(await shopBasket(context, info)).toEqual({ [bell.sku]: 1 });
});

test('somebody else’s order is not found, nor its invoice', async ({
  page,
  context,
  browser,
}, info) => {
  const owners = await browser.newContext();
  await enterAsNew(owners, info);
  const number = await orderOf(owners, info, [{ productId: bell.sku, amount: 1 }]);
  await owners.close();

  await enterAsNew(context, info);
  await page.goto(`/${lang}/my-account/b2c/orders/${number}`);
  await expect(page.getByRole('heading', { name: account.order.missingTitle })).toBeVisible();
  expect((await context.request.get(`/api/invoices/${number}?lang=de`)).status()).toBe(404);
  expect((await context.request.get('/de/my-account/b2c/orders/0x1')).status()).toBe(404);
});

test('while the shop does not answer, the account says so and asks again when told to', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/Failed to load resource/, /503/);
  await enterAsNew(context, info);
  await giveAddress(context, info);
  await page.route('**/api/shop*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The shop is not available.' } }),
  );
  await page.goto(`/${lang}/my-account/b2c/orders`);
  await expect(page.getByText(account.broken.title)).toBeVisible();
  await page.unroute('**/api/shop*');
  await page.getByRole('button', { name: account.broken.retry, exact: true }).click();
  await expect(page.getByText(account.orders.empty, { exact: true })).toBeVisible();
});
