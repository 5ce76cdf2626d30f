import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { waitForOrderEmail } from '@/e2e/fixtures/mailbox';
import { type Language, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  getApproveButton,
  goToPayment,
  goToReview,
  createShopper,
  getOrderButton,
  type Shopper,
} from '@/e2e/fixtures/cart-and-checkout';
import { expect, test } from '@/e2e/fixtures/test';

// The browser logs failed requests as errors: 402 for a rejected card, 404 for an unknown link.
test.use({ expectedErrors: [/status of 40[24]/] });

/** Goes from an empty cart to the provider's payment page, by card. */
async function orderByCard(page: Page, lang: Language): Promise<Shopper> {
  const shopper = createShopper();
  await addBell(page, lang);
  await goToPayment(page, lang, shopper);
  await page.getByRole('radio', { name: lang === 'de' ? /Kreditkarte/ : /Credit card/ }).check();
  await goToReview(page, lang);
  await page.getByRole('checkbox').check();
  await getOrderButton(page, lang).click();
  await expect(numberField(page)).toBeVisible();
  return shopper;
}

const numberField = (page: Page) => page.locator('#number');

async function payWith(page: Page, number: string): Promise<void> {
  await numberField(page).fill(number);
  await numberField(page).press('Enter');
}

test('an order is paid after a declined card and a bank confirmation', async ({ page }, info) => {
  const shopper = await orderByCard(page, 'de');
  await expectAccessible(page);
  await payWith(page, '4000 0000 0000 9995');
  await expect(page.getByRole('alert')).toBeVisible();
  await payWith(page, '4000 0027 6000 3184');
  await page.locator('button[name="confirmed"][value="yes"]').click();
  await expect(page).toHaveURL('/de/checkout/done');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    interfaceMessages.de.checkout.done.titleSecond,
  );
  await expect(page.getByText(interfaceMessages.de.payment.title.paid)).toBeVisible();
  const mail = await waitForOrderEmail(shopper.email, info);
  expect(mail.text).toContain('/de/payment/');
});

test('a buyer who closed the payment page returns from the email and pays', async ({
  page,
  context,
}, info) => {
  const shopper = await orderByCard(page, 'en');
  await page.goBack();
  await expect(page).toHaveURL('/en/checkout/done');
  await expect(page.getByText(interfaceMessages.en.payment.title.open)).toBeVisible();
  await expectAccessible(page);

  const mail = await waitForOrderEmail(shopper.email, info);
  const link = /\/en\/payment\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  await context.clearCookies({ name: /^(?!consent)/ });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    interfaceMessages.en.payment.title.open,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: interfaceMessages.en.payment.pay }).click();
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByText(interfaceMessages.en.payment.title.paid)).toBeVisible();

  const unknown = await page.goto('/en/payment/nobody');
  expect(unknown?.status()).toBe(404);
});

test('the payment page works without JavaScript', async ({ page, browser }, info) => {
  const shopper = await orderByCard(page, 'de');
  const mail = await waitForOrderEmail(shopper.email, info);
  const noScriptContext = await browser.newContext({ javaScriptEnabled: false });
  const visit = await noScriptContext.newPage();
  await visit.goto(/\/de\/payment\/[\w-]+/.exec(mail.text)?.[0] ?? '');
  await visit.getByRole('button', { name: interfaceMessages.de.payment.pay }).click();
  await payWith(visit, '4242 4242 4242 4242');
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(
    interfaceMessages.de.payment.title.paid,
  );
  await noScriptContext.close();
});

test('prepayment shows account, amount and GiroCode', async ({ page }) => {
  await addBell(page, 'de');
  await goToPayment(page, 'de', createShopper());
  await page.getByRole('radio', { name: /Vorkasse/ }).check();
  await goToReview(page, 'de');
  await page.getByRole('checkbox').check();
  await getOrderButton(page, 'de').click();
  await expect(page).toHaveURL('/de/checkout/done');
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  const code = page.getByRole('img', { name: /GiroCode/ });
  await expect(code).toBeVisible();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200);
  await expect(getApproveButton(page)).toHaveCount(0);
  await expectAccessible(page);
});
