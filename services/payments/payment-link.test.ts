import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import { createOrderLink } from '../shop/base/order-link';
import { revokeOrderLinks } from '../shop/order/order-links';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper, type Shopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';

let rest: TestRest;
let bike: string;

beforeAll(async () => {
  rest = await openTestRest();
  bike = await createProductFixture(rest.shop, { stock: 9 });
});

afterAll(() => rest.close());

const wanted = `id orderNumber payment {
  state payUntil link isOnline payment { title } transfer { iban reference amount code }
}`;

let buyers = 0;

async function order(payment: string) {
  buyers += 1;
  const email = `linked${buyers}@example.org`;
  const buyer = await createGuestShopper(rest.shop, { email });
  const placed = await buyer.ask(
    `mutation ($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { ${wanted} } }`,
    { id: await buyer.readyBasket(bike, { payment }) },
  );
  expect(placed.errors).toBeUndefined();
  const mails = await rest.mails();
  const mail = mails.find(({ recipient }) => recipient === email);
  return { buyer, email, mail, order: placed.data.placeOrder };
}

it('an order by card shows the open payment, the deadline and the payment page', async () => {
  const { order: placed, mail } = await order('oxidcreditcard');
  expect(placed.payment).toMatchObject({ state: 'OPEN', isOnline: true, transfer: null });
  expect(placed.payment.payUntil).toBe('2026-11-22T12:00:00+00:00');
  expect(mail?.text).toContain(`/de/payment/${placed.payment.link}`);
  expect(mail?.text).not.toMatch(/Zahlungsaufforderung|eigenen E-Mail/);

  const view = await rest.call(`/payments/links/${placed.payment.link}`);
  expect(await view.json()).toMatchObject({
    ...{ orderNumber: placed.orderNumber, state: 'open', kind: 'online', transfer: null },
  });
  const started = await rest.call(`/payments/links/${placed.payment.link}`, { body: {} });
  expect(((await started.json()) as { url: string }).url).toMatch(/\/pay\/cs_test_\w+$/);
});

it('an order by transfer shows account, amount, reference and GiroCode, also in the email', async () => {
  const { order: placed, mail } = await order('oxidpayadvance');
  const { transfer, link } = placed.payment;
  expect(transfer).toMatchObject({
    ...{ iban: 'DE89 3704 0044 0532 0130 00', reference: String(placed.orderNumber) },
    code: expect.stringContaining('\nSCT\n'),
  });
  expect(mail?.text).toContain('DE89 3704 0044 0532 0130 00');
  expect(mail?.html).toContain(`/api/payments/giro-code/${link}`);
  const image = await rest.call(`/payments/links/${link}/giro-code.png`);
  expect(image.headers.get('content-type')).toBe('image/png');
});

it.each(['oxidcreditcard', 'oxidpaypal'])('%s has no GiroCode', async (payment) => {
  const { order: placed } = await order(payment);
  const image = await rest.call(`/payments/links/${placed.payment.link}/giro-code.png`);
  expect(image.status).toBe(404);
});

it('an invalid payment link or one of another order returns 404', async () => {
  const [one, other] = [await order('oxidcreditcard'), await order('oxidcreditcard')];
  const [id = ''] = one.order.payment.link.split('-');
  const [, ...mark] = other.order.payment.link.split('-');
  for (const link of [`${id}-${mark.join('-')}`, `${id}-${'a'.repeat(32)}`, id, 'nobody'])
    for (const options of [{}, { body: {} }])
      expect((await rest.call(`/payments/links/${link}`, options)).status).toBe(404);
});

it('a payment link expires 30 days after payment, or at once when it is replaced', async () => {
  const { order: placed } = await order('oxidcreditcard');
  const { link } = placed.payment;
  const ask = async (wanted: string) => {
    const seen = await rest.call(`/payments/links/${wanted}`);
    return { status: seen.status, body: (await seen.json()) as { message?: string } };
  };
  expect((await ask(link)).status).toBe(200);
  const renewed = await revokeOrderLinks(rest.shop.services, placed.orderNumber);
  const renewedLink = createOrderLink(rest.shop.services.tokenSecret, 'payment', renewed);
  expect(renewedLink).not.toBe(link);
  expect((await ask(renewedLink)).status).toBe(200);
  expect(await ask(link)).toEqual({
    status: 410,
    body: {
      message:
        'Dieser Link ist abgelaufen. Wie Ihre Bestellung steht, sehen Sie in Ihrem Konto, oder fragen Sie uns.',
    },
  });
  const started = await rest.call(`/payments/links/${link}`, { body: {} });
  expect(started.status).toBe(410);
  expect((await rest.call(`/payments/links/${link}/giro-code.png`)).status).toBe(410);
  expect(
    (await ask(createOrderLink(rest.shop.services.tokenSecret, 'change', renewed))).status,
  ).toBe(404);

  const now = rest.shop.clock.now();
  const paidAt = (days: number) =>
    rest.shop.db
      .updateTable('order')
      .set({ paid_at: now - days * dayMs })
      .where('order_number', '=', placed.orderNumber)
      .execute();
  await paidAt(29);
  expect((await ask(renewedLink)).status).toBe(200);
  await paidAt(30);
  expect((await ask(renewedLink)).status).toBe(410);
  await expect(revokeOrderLinks(rest.shop.services, 1)).rejects.toThrow('There is no order 1.');
});

it('only the owner can start the payment of an order by its id', async () => {
  const [one, other] = [await order('oxidcreditcard'), await order('oxidcreditcard')];
  const ask = (buyer: Shopper | null) =>
    rest.call('/payments', {
      body: { order: one.order.id },
      ...(buyer?.token && { token: buyer.token }),
    });
  expect((await ask(null)).status).toBe(401);
  expect((await ask(other.buyer)).status).toBe(404);
  expect((await ask(one.buyer)).status).toBe(200);
});

it('a payment method that the provider does not support is neither offered nor accepted', async () => {
  const { services } = rest.shop;
  const { canAccept } = services.payments;
  services.payments.canAccept = (methods) => !methods.includes('paypal');
  const buyer = await createGuestShopper(rest.shop, { email: 'no-paypal@example.org' });
  const id = await buyer.readyBasket(bike, { payment: 'oxidcreditcard' });
  const offers = await buyer.ask('query ($id: ID!) { basketPayments(basketId: $id) { id } }', {
    id,
  });
  const ids = offers.data.basketPayments.map((offer: { id: string }) => offer.id);
  expect(ids).toContain('oxidcreditcard');
  expect(ids).not.toContain('oxidpaypal');
  const chosen = await buyer.ask(
    'mutation ($id: ID!) { basketSetPayment(basketId: $id, paymentId: "oxidpaypal") { id } }',
    { id },
  );
  expect(chosen.errors?.[0]?.message).toContain('unavailable');
  services.payments.canAccept = canAccept;
});
