import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { expect, test } from '@/e2e/fixtures/test';
import type { TestInfo } from '@playwright/test';
import { type Language, interfaceMessages } from '@/e2e/fixtures/messages';
import { waitForEmail } from '@/e2e/fixtures/mailbox';
import { addBell, addBike, fillAddress, getCartSidebar } from '@/e2e/fixtures/cart-and-checkout';

/** Tests in English on a desktop and in German on a phone, so that two runs cover both languages and both devices. */
const languageOf = ({ project }: TestInfo): Language => (project.name === 'phone' ? 'de' : 'en');

test('a guest buys a bike and a bell with a voucher', async ({ page }, info) => {
  const lang = languageOf(info);
  const { cart, checkout } = interfaceMessages[lang];
  const shopper = {
    email: `${lang}-${info.project.name}-${Date.now()}@thiessen.example`,
    firstName: 'Mareike',
    lastName: 'Thießen',
  };

  await addBike(page, lang);
  await addBell(page, lang);
  await getCartSidebar(page, lang).getByRole('link', { name: cart.toCart }).click();
  await expect(page).toHaveURL(`/${lang}/checkout/cart`);

  await page
    .getByRole('button', { name: cart.lineNote.addFor.replace('{title}', 'Ludwig') })
    .click();
  await page.getByLabel(cart.lineNote.comment, { exact: true }).fill('Lenker 2 cm höher');
  await page.getByRole('button', { name: cart.lineNote.save, exact: true }).click();
  await expect(page.getByText('Lenker 2 cm höher')).toBeVisible();

  await page.getByLabel(cart.voucher.label, { exact: true }).fill('lautlos10');
  await page.getByRole('button', { name: cart.voucher.redeem }).click();
  await expect(page.getByText('LAUTLOS10').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: cart.toCheckout }).click();
  await expect(page).toHaveURL(`/${lang}/checkout/address`);
  await fillAddress(page, lang, shopper);
  await page.getByRole('button', { name: checkout.address.next }).click();

  await expect(page).toHaveURL(`/${lang}/checkout/payment`);
  await page.getByRole('radio', { name: lang === 'de' ? /Vorkasse/ : /Prepayment/ }).check();
  await page.getByRole('button', { name: checkout.payment.next }).click();

  await expect(page).toHaveURL(`/${lang}/checkout/review`);
  await expect(page.getByText('Lenker 2 cm höher')).toBeVisible();
  await expect(page.getByText(shopper.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sonnenallee 41').first()).toBeVisible();

  await page.getByRole('button', { name: checkout.review.order, exact: true }).click();
  await expect(page.getByText(checkout.errors.terms)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: checkout.review.order, exact: true }).click();

  await expect(page).toHaveURL(`/${lang}/checkout/done`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(checkout.done.title);
  const lead = page.locator('p.lead');
  await expect(lead).toContainText(shopper.email);
  const orderNumber = await lead.locator('b').innerText();
  await page.reload();
  await expect(lead).toContainText(orderNumber);

  const mail = await waitForEmail(shopper.email, info);
  expect(mail.subject).toContain(orderNumber);
  expect(mail.text).toContain('Ludwig');
  expect(mail.text).toContain('Lenker 2 cm höher');
});
