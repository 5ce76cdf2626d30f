import { expect, test } from '@/e2e/fixtures/test';
import { createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { getLayoutShift, recordLayoutShifts } from '@/e2e/fixtures/layout-shift';
import {
  addBell,
  getAddButton,
  getQuantityField,
  demoBell,
  demoBike,
  getCartLine,
  openCartWithBell,
  getCartSidebar,
} from '@/e2e/fixtures/cart-and-checkout';
import { callShopApi, getCookie, fillBasket, getShopBasket } from '@/e2e/fixtures/shop-api';
const lang = 'de';
const { cart, common } = interfaceMessages[lang];
const t = createTestTranslator(lang);
const title = demoBell.name[lang];

test('invalid, empty and expired vouchers are rejected', async ({ page }, info) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('BasketAddVoucher')) requests += 1;
  });
  await fillBasket(page.context(), info, [demoBell.sku]);
  await openCartWithBell(page, lang);
  const field = page.getByLabel(cart.voucher.label, { exact: true });
  const redeem = page.getByRole('button', { name: cart.voucher.redeem, exact: true });
  const toasts = page.getByRole('region', { name: common.notifications });

  await redeem.click();
  await field.fill('   ');
  await redeem.click();
  for (const code of ['NICHTDA', 'ALT2020']) {
    await field.fill(code);
    await redeem.click();
    const toast = toasts.getByRole('status').filter({ hasText: cart.voucher.invalidTitle });
    await expect(toast).toContainText(cart.voucher.invalidText);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(redeem).toBeEnabled();
    await toast.getByRole('button').click();
    await expect(toast).toBeHidden();
  }
  expect(requests).toBe(2);

  await field.fill(' lautlos10 ');
  await redeem.click();
  const remove = page.getByRole('button', {
    name: t('cart.voucher.removeOf', { number: 'LAUTLOS10' }),
  });
  await expect(remove).toBeVisible();
  await expect(page.getByText('−\u202f4,50').or(page.getByText('−\u202f€4.50'))).toBeVisible();
  await remove.click();
  await expect(remove).toBeHidden();
});

test('note and requested date of a line are saved', async ({ page }, info) => {
  await fillBasket(page.context(), info, [demoBell.sku]);
  await openCartWithBell(page, lang);
  await page.getByRole('button', { name: t('cart.lineNote.addFor', { title }) }).click();
  await page
    .getByLabel(cart.lineNote.comment, { exact: true })
    .fill('Bitte links <b>montieren</b> & "prüfen"');
  await page.getByLabel(cart.lineNote.requestedDate, { exact: true }).fill('2031-05-17');
  await page.getByRole('button', { name: cart.lineNote.save, exact: true }).click();
  const described = t('cart.lineNote.commentText', {
    comment: 'Bitte links <b>montieren</b> & "prüfen"',
  });
  await expect(page.getByText(described)).toBeVisible();

  await page.reload();
  await expect(page.getByText(described)).toBeVisible();
  await expect(page.getByText(t('cart.lineNote.dateText', { date: '17. Mai 2031' }))).toBeVisible();

  await page.getByRole('button', { name: t('cart.lineNote.changeFor', { title }) }).click();
  await page.getByLabel(cart.lineNote.requestedDate, { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: cart.lineNote.save, exact: true }).click();
  await expect(page.getByLabel(cart.lineNote.requestedDate, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('button', { name: cart.lineNote.cancel, exact: true }).click();
  await expect(page.getByText(described)).toBeVisible();
});

test('the sidebar is on the right, 400 px wide, and never on the cart page', async ({ page }) => {
  await addBell(page, lang);
  const panel = getCartSidebar(page, lang);
  await expect(panel).toHaveCSS('width', '400px');
  await expect
    .poll(async () => panel.boundingBox().then((box) => box && Math.round(box.x + box.width)))
    .toBe(1440);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const badge = page.getByRole('link', { name: cart.button }).first();
  await expect(badge).toContainText(t('cart.badge', { count: 1 }));
  await badge.click();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: cart.toCart, exact: true }).click();
  await expect(page).toHaveURL(`/${lang}/checkout/cart`);
  await expect(
    page.getByRole('heading', { level: 1, name: cart.title, exact: true }),
  ).toBeVisible();
  await expect(panel).toBeHidden();
});

test('rapid clicks end with the correct quantity, in the shop as well', async ({
  page,
  context,
}, info) => {
  await fillBasket(page.context(), info, [demoBell.sku]);
  await openCartWithBell(page, lang);
  const more = page.getByRole('button', { name: t('cart.line.more', { title }) });
  for (let click = 0; click < 5; click += 1) await more.click();
  await expect(getQuantityField(page, lang, title)).toHaveText('6');
  await expect(page.getByRole('link', { name: cart.toCheckout, exact: true })).toBeVisible();
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 6 });
  await page.reload();
  await expect(getQuantityField(page, lang, title)).toHaveText('6');
  await expect(getCartLine(page, demoBell.sku)).toContainText('270');

  const less = page.getByRole('button', { name: t('cart.line.less', { title }) });
  for (let click = 0; click < 2; click += 1) await less.click();
  await more.click();
  await expect(page.getByRole('link', { name: cart.toCheckout, exact: true })).toBeVisible();
  await expect(getQuantityField(page, lang, title)).toHaveText('5');
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 5 });
});

test('a double click on the button adds one item', async ({ page, context }, info) => {
  await page.goto(`/${lang}/accessories/${demoBell.slug}`);
  await getAddButton(page, lang).dblclick();
  await expect(getCartSidebar(page, lang).getByText(demoBell.sku)).toBeVisible();
  await expect(
    getCartSidebar(page, lang).getByText(t('cart.line.quantityIs', { amount: 1 })),
  ).toBeVisible();
  expect(await getShopBasket(context, info)).toEqual({ [demoBell.sku]: 1 });
});

test('a line is removed, and the empty cart offers links to continue', async ({
  page,
  context,
}, info) => {
  await fillBasket(page.context(), info, [demoBike.sku, demoBell.sku]);
  await openCartWithBell(page, lang);
  await expect(page.getByRole('button', { name: t('cart.line.less', { title }) })).toBeDisabled();
  await page
    .getByRole('button', { name: t('cart.line.removeOf', { title: demoBike.name }) })
    .click();
  await expect(getCartLine(page, demoBike.sku)).toBeHidden();
  await page.getByRole('button', { name: t('cart.line.removeOf', { title }) }).click();
  await expect(page.getByText(cart.empty.title)).toBeVisible();
  await expect(page.getByRole('link', { name: cart.empty.models, exact: true })).toHaveAttribute(
    'href',
    `/${lang}/bikes`,
  );
  await expect.poll(() => getShopBasket(context, info)).toEqual({});
  await page.reload();
  await expect(page.getByText(cart.empty.title)).toBeVisible();
});

test('the back button shows the current basket', async ({ page, context }, info) => {
  await addBell(page, lang);
  await openCartWithBell(page, lang);
  await page.goto(`/${lang}/accessories/${demoBell.slug}`);
  await getAddButton(page, lang).click();
  await expect(
    getCartSidebar(page, lang).getByText(t('cart.line.quantityIs', { amount: 2 })),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/${lang}/checkout/cart`);
  await expect(getQuantityField(page, lang, title)).toHaveText('2');

  // A page restored from the back/forward cache still shows its old state. The event `pageshow` makes it reload the
  // basket.
  const basketId = await getCookie(context, 'basketId');
  await callShopApi(context, info, 'BasketAddItem', {
    basketId,
    productId: demoBell.sku,
    amount: 1,
  });
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(getQuantityField(page, lang, title)).toHaveText('3');
});

test('two tabs show the same basket', async ({ page, context }, info) => {
  await fillBasket(page.context(), info, [demoBell.sku]);
  await openCartWithBell(page, lang);
  const other = await context.newPage();
  await other.goto(`/${lang}/accessories/${demoBell.slug}`);
  await getAddButton(other, lang).click();
  await expect(
    getCartSidebar(other, lang).getByText(t('cart.line.quantityIs', { amount: 2 })),
  ).toBeVisible();
  await page.bringToFront();
  await expect(getQuantityField(page, lang, title)).toHaveText('2');
  await page.getByRole('button', { name: t('cart.line.removeOf', { title }) }).click();
  await expect(page.getByText(cart.empty.title)).toBeVisible();
  await other.bringToFront();
  const sidebar = getCartSidebar(other, lang);
  await expect(sidebar.getByText(cart.empty.title)).toBeVisible();
  await expect(sidebar.getByRole('status').filter({ hasText: title })).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: cart.empty.models })).toBeVisible();
});

test('a basket created in two tabs at once is a single basket', async ({ page, context }, info) => {
  const other = await context.newPage();
  await Promise.all([
    page.goto(`/${lang}/accessories/${demoBell.slug}`),
    other.goto(`/${lang}/accessories/${demoBell.slug}`),
  ]);
  await Promise.all([getAddButton(page, lang).click(), getAddButton(other, lang).click()]);
  await expect.poll(() => getShopBasket(context, info)).toEqual({ [demoBell.sku]: 2 });
});

test('a quantity above the stock is reduced, with a message', async ({ page }) => {
  await page.goto(`/${lang}/bikes/${demoBike.slug}?variant=LU11.25.H.L.RO`);
  await getAddButton(page, lang).click();
  await expect(getCartSidebar(page, lang).getByText('LU11.25.H.L.RO')).toBeVisible();
  await page.goto(`/${lang}/checkout/cart`);
  await page.getByRole('button', { name: t('cart.line.more', { title: demoBike.name }) }).click();
  await expect(
    page.getByText(t('cart.line.limited', { title: demoBike.name, amount: 1 })),
  ).toBeVisible();
  await expect(getQuantityField(page, lang, demoBike.name)).toHaveText('1');
});

test('a delayed bike is swapped for an immediately available color', async ({ page }, info) => {
  // In the demo, this variant is available in two months, and two of another color are in stock.
  const late = 'LU11.25.H.M.RO';
  await fillBasket(page.context(), info, [late]);
  const basketId = await getCookie(page.context(), 'basketId');
  const more = { basketId, productId: late, amount: 1, isAnonymous: true };
  await callShopApi(page.context(), info, 'BasketAddItem', more);
  await recordLayoutShifts(page);
  await page.goto(`/${lang}/checkout/cart`);
  await expect(getQuantityField(page, lang, demoBike.name)).toHaveText('2');
  const exchange = page.getByRole('button', {
    name: new RegExp(`^${cart.swap.action}: ${demoBike.name}`),
  });
  await expect(exchange).toBeVisible();
  // The badge of the cart in the header appears without a shift of the layout.
  expect(await getLayoutShift(page)).toBeLessThan(0.005);
  await exchange.click();
  await expect(getCartLine(page, late)).toBeHidden();
  await expect(getCartLine(page, demoBike.sku.replace(/GR$/, ''))).toContainText(
    common.availability.now,
  );
  await expect(getQuantityField(page, lang, demoBike.name)).toHaveText('2');
  const [sku, ...others] = Object.keys(await getShopBasket(page.context(), info));
  expect(others).toEqual([]);
  expect(sku).toMatch(/^LU11\.25\.H\.M\.(?!RO)/);
});
