import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { getE2eEnvironment } from '@/tools/test/test-environment.mjs';
import { placeCustomerOrder } from '@/e2e/fixtures/customer-orders';
import { signInAsNewCustomer } from '@/e2e/fixtures/accounts';
import { waitForEmailWithSubject, waitForEmail } from '@/e2e/fixtures/mailbox';
import { languages, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  demoBell,
  goToPayment,
  goToReview,
  createShopper,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { fillBasket } from '@/e2e/fixtures/shop-api';
import { expect, test } from '@/e2e/fixtures/test';
import { runRestockCommand, runOrderCommand } from '@/e2e/support/run-shop-commands';

/** Variants that are out of stock in the demo and have a pending restock. No other test orders them. */
const comingBike = 'VI.25.H.XL.BX';
const movingBike = 'VI.25.T.S.BX';

const { DATA_DIR } = getE2eEnvironment();

for (const lang of languages) {
  const { checkout, splitShipment: splitShipmentMessages } = interfaceMessages[lang];

  test(`a mixed cart is split into shipments (${lang})`, async ({ page, context }, info) => {
    await page.goto(`/${lang}/checkout/cart`);
    await fillBasket(context, info, [comingBike, demoBell.sku]);
    await page.reload();
    const choice = page.getByRole('group', { name: splitShipmentMessages.title });
    const asReady = choice.getByRole('radio', { name: splitShipmentMessages.asReady });
    await expect(choice.getByRole('radio', { name: splitShipmentMessages.together })).toBeChecked();
    await expect(choice).toContainText(splitShipmentMessages.free);
    await expect(choice.locator('label', { hasText: splitShipmentMessages.asReady })).toContainText(
      demoBell.name[lang],
    );
    await asReady.check();
    await expectAccessible(page);
    await page.reload();
    await expect(asReady).toBeChecked();

    const shopper = createShopper();
    await goToPayment(page, lang, shopper);
    await expect(page.getByRole('radio', { name: splitShipmentMessages.asReady })).toBeChecked();
    await page.getByRole('radio', { name: lang === 'de' ? /Vorkasse/ : /Prepayment/ }).check();
    await goToReview(page, lang);
    const inParts = createTestTranslator(lang)('checkout.arrival.parts', { count: 2 });
    await expect(page.getByText(inParts)).toBeVisible();
    const orderNumber = await placeOrder(page, lang);

    const days = page.locator('.lt-done-arrival');
    await expect(days).toHaveCount(2);
    await expect(days.first()).toContainText(demoBell.name[lang]);
    await expect(days.last()).toContainText('Viktor');
    await expect(page.getByText(checkout.done.where)).toBeVisible();
    const mail = await waitForEmail(shopper.email, info);
    expect(mail.subject).toContain(orderNumber);
    expect(mail.text).toMatch(
      lang === 'de' ? /Lieferung 2 von 2: 1 × Viktor/ : /Delivery 2 of 2: 1 × Viktor/,
    );
  });
}

test('a partial shipment appears in account and email, and the rest stays open', async ({
  page,
  context,
}, info) => {
  const { shipments } = interfaceMessages.de;
  const { email } = await signInAsNewCustomer(context, info);
  const lines = [comingBike, demoBell.sku].map((productId) => ({ productId, amount: 1 }));
  const number = await placeCustomerOrder(context, info, lines, 'AS_READY');
  await runOrderCommand(
    DATA_DIR,
    number,
    'dispatched',
    '--shipment',
    '1',
    '--tracking',
    '00340434',
  );
  await page.goto(`/de/my-account/b2c/orders/${number}`);
  const list = page.getByRole('region', { name: shipments.shipments });
  const part = (index: number) =>
    list.locator('.lt-detail-rows').filter({
      hasText: createTestTranslator('de')('shipments.shipment', { number: index, total: 2 }),
    });
  await expect(part(1)).toContainText(demoBell.name.de);
  await expect(part(1)).toContainText(shipments.dispatched.split(' ')[0] ?? '');
  await expect(part(2)).toContainText('Viktor');
  await expect(part(2)).toContainText(shipments.planned);
  const mail = await waitForEmailWithSubject(/unterwegs|Weg/, email, info);
  expect(mail.text).toContain('Ein Teil Ihrer Bestellung ist unterwegs.');
  expect(mail.text).toContain('1 × Viktor');
});

test('a delayed order triggers an email, and its page keeps the order until the link expires', async ({
  page,
  context,
}, info) => {
  const { orderChange } = interfaceMessages.de;
  const { email } = await signInAsNewCustomer(context, info);
  const number = await placeCustomerOrder(context, info, [{ productId: movingBike, amount: 1 }]);
  await runRestockCommand(DATA_DIR, movingBike, '1', '--expected', '2027-02-15');
  const mail = await waitForEmailWithSubject(new RegExp(`^Neuer Termin.* ${number}`), email, info);
  const link = /\/de\/order-change\/[0-9a-f-]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderChange.title.open);
  await expect(page.getByRole('button', { name: orderChange.answer.cancel })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: orderChange.answer.keep }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderChange.title.keep);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderChange.title.keep);
  await runOrderCommand(DATA_DIR, number, 'revoke-links');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    interfaceMessages.de.linkEnded.title,
  );
  await expectAccessible(page);
});
