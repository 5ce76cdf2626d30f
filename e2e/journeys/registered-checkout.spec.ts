import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { signInByApi, signInAsNewCustomer, createAccount, signIn } from '@/e2e/fixtures/accounts';
import { fillAddressFields, homeAddress, viennaAddress } from '@/e2e/fixtures/addresses';
import { waitForEmailWithSubject } from '@/e2e/fixtures/mailbox';
import { type Language, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  demoBell,
  addBell,
  fillAddress,
  goToPayment,
  goToReview,
  createShopper,
  getOrderButton,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { fillBasket, setCookie } from '@/e2e/fixtures/shop-api';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const next = (page: Page, lang: Language) =>
  page.getByRole('button', { name: interfaceMessages[lang].checkout.address.next, exact: true });
/**
 * Finds visible texts only, because the page contains the total twice: next to the form and, for small screens, above
 * it.
 */
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true });
const savedRow = (page: Page, place: string) => page.getByRole('radio', { name: place });

const home41 = 'Sonnenallee 41, 12045 Berlin';
const wienzeile = {
  de: 'Rechte Wienzeile 23, 1040 Wien, Österreich',
  en: 'Rechte Wienzeile 23, 1040 Wien, Austria',
};
/** A VAT ID with a valid checksum. */
const austrianVatID = 'ATU13585627';

const lang = 'de';
const { checkout, address } = interfaceMessages[lang];
const { book, fields } = address;
const t = createTestTranslator(lang);

test('a customer saves addresses, selects one and finds the order in the account', async ({
  page,
  context,
}, info) => {
  test.slow();
  const account = await createAccount(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await page.getByRole('radio', { name: checkout.address.signIn }).check();
  await page.getByRole('link', { name: checkout.address.toSignIn }).click();
  await expect(page).toHaveURL(`/${lang}/login?checkout=true`);
  await signIn(page, lang, account);

  await expect(page).toHaveURL(`/${lang}/checkout/address`);
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByLabel(checkout.address.email, { exact: true })).toHaveCount(0);
  await fillAddressFields(page, lang, homeAddress);
  await next(page, lang).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await page.getByRole('link', { name: checkout.payment.back }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('checkout.address.titleFor', { name: 'Anna Thießen' }),
  );
  await expect(savedRow(page, home41)).toBeChecked();
  await page.getByRole('radio', { name: checkout.address.newAddress }).check();
  await fillAddressFields(page, lang, viennaAddress);
  await page.getByLabel(fields.city, { exact: true }).fill('');
  await next(page, lang).click();
  await expect(page.getByText(address.errors.city)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(fields.street, { exact: true })).toHaveValue(viennaAddress.street);
  await page.getByLabel(fields.city, { exact: true }).fill(viennaAddress.city);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await next(page, lang).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);

  await page.getByRole('link', { name: checkout.payment.back }).click();
  await expect(savedRow(page, wienzeile[lang])).toBeChecked();
  await savedRow(page, home41).press('Space');
  await next(page, lang).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await goToReview(page, lang);
  await expect(page.getByText('Sonnenallee 41')).toBeVisible();
  await expect(page.getByText(viennaAddress.street)).toHaveCount(0);
  await expect(page.getByText(account.email)).toBeVisible();
  const orderNumber = await placeOrder(page, lang);
  const mail = await waitForEmailWithSubject(
    new RegExp(`Ihre Bestellung ${orderNumber}`),
    account.email,
    info,
  );
  expect(mail.text).toContain('Sonnenallee 41');

  await expect(page.getByRole('heading', { name: checkout.password.title })).toHaveCount(0);
  await page.getByRole('link', { name: checkout.done.toOrder }).click();
  await expect(page).toHaveURL(`/${lang}/my-account/b2c/orders/${orderNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);

  await page.goto(`/${lang}/my-account/b2c/addresses`);
  const rows = page.getByRole('listitem');
  await expect(rows.filter({ hasText: 'Sonnenallee 41' })).toContainText(book.lastUsed);
  await expect(rows.filter({ hasText: 'Sonnenallee 41' })).toContainText(book.isInvoice);
  await expectAccessible(page);
  await rows
    .filter({ hasText: viennaAddress.street })
    .getByRole('button', { name: book.remove })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: book.remove, exact: true }).click();
  await expect(rows.filter({ hasText: viennaAddress.street })).toHaveCount(0);
  await page.reload();
  await expect(rows.filter({ hasText: 'Sonnenallee 41' })).toHaveCount(1);
  await expect(rows.filter({ hasText: viennaAddress.street })).toHaveCount(0);
});

test('a guest order is moved to a new account by setting a password', async ({ page }, info) => {
  test.slow();
  const shopper = createShopper();
  const { password } = checkout;
  await fillBasket(page.context(), info, [demoBell.sku]);
  await goToPayment(page, lang, shopper);
  await goToReview(page, lang);
  const orderNumber = await placeOrder(page, lang);

  await expect(page.getByText(t('checkout.password.text', { email: shopper.email }))).toBeVisible();
  await page.getByLabel(password.label, { exact: true }).fill('leise');
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page.getByText(password.weak)).toBeVisible();
  await page.getByLabel(password.label, { exact: true }).fill('Leise-2026!');
  await expectAccessible(page);
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page).toHaveURL(`/${lang}/login?view=confirm`);
  await expect(page.getByText(shopper.email)).toBeVisible();

  const { text } = await waitForEmailWithSubject(
    new RegExp(`^(?!.*${orderNumber})`),
    shopper.email,
    info,
  );
  await page
    .getByLabel(interfaceMessages[lang].auth.fields.codeLabel)
    .fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await page
    .getByRole('button', { name: interfaceMessages[lang].auth.confirm.submit, exact: true })
    .click();
  // After confirming the email, the customer is signed in with the password just chosen.
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`/${lang}/my-account/b2c/orders/${orderNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
});

test('a company in Austria orders without VAT', async ({ page, context }, info) => {
  test.slow();
  const { vat } = address;
  await signInAsNewCustomer(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddressFields(page, lang, viennaAddress);
  await page.getByRole('checkbox', { name: checkout.address.withCompany }).check();
  await page.getByRole('textbox', { name: fields.company }).fill('Werkstatt am Naschmarkt e.U.');
  const vatID = page.getByRole('textbox', { name: fields.vatID });
  await vatID.fill('ATU13585628');
  await vatID.blur();
  await expect(vatID).toHaveAccessibleDescription(
    t('address.vat.INVALID', { example: 'ATU12345678' }),
  );
  await vatID.fill(austrianVatID);
  await vatID.blur();
  await expect(vatID).toHaveAccessibleDescription(vat.CONFIRMED.free);
  await page.getByLabel(fields.country, { exact: true }).selectOption('de');
  await expect(vatID).toHaveAccessibleDescription(vat.CONFIRMED.home);
  await page
    .getByLabel(fields.country, { exact: true })
    .selectOption({ label: viennaAddress.country[lang] });
  await expect(vatID).toHaveAccessibleDescription(vat.CONFIRMED.free);
  await expectAccessible(page);
  await next(page, lang).click();

  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await expect(shown(page, checkout.tax.intraCommunity)).toBeVisible();
  await goToReview(page, lang);
  await expect(shown(page, checkout.tax.intraCommunity)).toBeVisible();
  await expect(shown(page, interfaceMessages[lang].common.sum.noVat)).toBeVisible();
  await expect(page.getByText(t('checkout.review.vatID', { vatID: austrianVatID }))).toBeVisible();
  await placeOrder(page, lang);
  await expect(shown(page, checkout.tax.intraCommunity)).toBeVisible();
});

test('an invalid VAT ID does not block the order, and the total explains the VAT', async ({
  page,
  context,
}, info) => {
  await signInAsNewCustomer(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddressFields(page, lang, viennaAddress);
  await page.getByRole('checkbox', { name: checkout.address.withCompany }).check();
  await page.getByRole('textbox', { name: address.fields.vatID }).fill('ATU13585628');
  await next(page, lang).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await expect(shown(page, checkout.tax.INVALID)).toBeVisible();
  await goToReview(page, lang);
  await expect(getOrderButton(page, lang)).toBeEnabled();
});

test('a customer orders for pickup with an available payment method', async ({
  page,
  context,
}, info) => {
  await signInAsNewCustomer(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddressFields(page, lang, homeAddress);
  await next(page, lang).click();
  await page.getByRole('radio', { name: /Abholung/ }).check();
  await page.getByRole('radio', { name: /Vorkasse/ }).check();
  await goToReview(page, lang);
  await expect(page.getByText(checkout.review.pickup)).toBeVisible();
  await placeOrder(page, lang);
  await expect(page.getByText(checkout.done.pickup)).toBeVisible();
  await page.goto(`/${lang}/my-account/b2c/addresses`);
  await expect(page.getByText(address.book.isInvoice)).toBeVisible();
  await expect(page.getByText(address.book.lastUsed)).toHaveCount(0);
});

test('input survives an expired session, for the same user only', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  test.slow();
  // The renewal of the session fails with 401.
  expectedErrors.push(/status of 401/);
  const [anna, bert] = [await createAccount(context, info), await createAccount(context, info)];
  await signInByApi(context, info, anna);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddressFields(page, lang, homeAddress);
  await page.getByLabel(address.fields.additionalInfo).fill('bei Petersen klingeln');
  await setCookie(context, info, 'oxid-token', 'not.a.token');
  await context.clearCookies({ name: /^identity/ });
  await context.clearCookies({ name: 'refresh' });
  await next(page, lang).click();
  await expect(page).toHaveURL(/\/de\/login/);

  const storage = () => page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
  await signIn(page, lang, bert);
  await addBell(page, lang);
  await page.goto(`/${lang}/checkout/address`);
  await expect(page.getByLabel(address.fields.street, { exact: true })).toHaveValue('');
  expect(await storage()).not.toContain('Petersen');
});

test('the same user finds the input after signing in again', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  test.slow();
  // The renewal of the session fails with 401.
  expectedErrors.push(/status of 401/);
  const anna = await createAccount(context, info);
  await signInByApi(context, info, anna);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddressFields(page, lang, homeAddress);
  await setCookie(context, info, 'oxid-token', 'not.a.token');
  await context.clearCookies({ name: 'refresh' });
  await next(page, lang).click();
  await expect(page).toHaveURL(/\/de\/login/);
  await signIn(page, lang, anna);
  await addBell(page, lang);
  await page.goto(`/${lang}/checkout/address`);
  await expect(page.getByLabel(address.fields.street, { exact: true })).toHaveValue(
    homeAddress.street,
  );
  await next(page, lang).click();
  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
});

test('input of a visitor is carried into the account with the same email address', async ({
  page,
  context,
}, info) => {
  const account = await createAccount(context, info);
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/checkout/address`);
  await fillAddress(page, lang, { ...createShopper(), email: account.email });
  await page.getByRole('radio', { name: checkout.address.signIn }).check();
  await page.getByRole('link', { name: checkout.address.toSignIn }).click();
  await expect(page).toHaveURL(/\/de\/login/);
  await signIn(page, lang, account);
  await expect(page.getByLabel(address.fields.street, { exact: true })).toHaveValue('Sonnenallee');
});
