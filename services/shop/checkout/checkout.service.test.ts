import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  testHomeAddress,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { getHeaviestClass } from '../delivery/delivery.service';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);
const deliveries = async (shopper: Shopper, id: string) =>
  (
    await shopper.ask(
      'query($id: ID!) { basketDeliveryMethods(basketId: $id) { id title cost { price } paymentTypes { id } } }',
      { id },
    )
  ).data.basketDeliveryMethods;
const payments = (shopper: Shopper, id: string) =>
  shopper.ask('query($id: ID!) { basketPayments(basketId: $id) { id title } }', { id });

describe('delivery methods', () => {
  it.each([
    [[], 'letter'],
    [['letter'], 'letter'],
    [['letter', 'parcel'], 'parcel'],
    [['bike', 'letter'], 'bike'],
  ])('depend on the heaviest of %j', (classes, heaviest) => {
    expect(getHeaviestClass(classes)).toBe(heaviest);
  });

  it.each([
    ['de', 'letter', 5000, 2.9],
    ['de', 'parcel', 9999, 5.9],
    ['de', 'parcel', 10_000, 0],
    ['de', 'bike', 99_999, 69],
    ['de', 'bike', 100_000, 0],
    ['at', 'parcel', 10_000, 12.9],
    ['pl', 'bike', 300_000, 129],
    ['gb', 'letter', 5000, 7.48],
  ] as const)(
    'cost to %s as %s of %i cents: %d EUR',
    async (countryId, weightClass, uvpCents, price) => {
      const shopper = await createGuestShopper(shop, {
        address: { ...testHomeAddress, countryId },
      });
      const id = await shopper.basket();
      await shopper.add(id, await createProductFixture(shop, { weightClass, uvpCents }));
      expect(await deliveries(shopper, id)).toMatchObject([
        { id: 'standard', title: 'Lieferung nach Hause', cost: { price } },
        { id: 'pickup', cost: { price: 0 } },
      ]);
    },
  );

  it('require a country', async () => {
    const customer = { email: 'ohne@example.org', password: 'Leise-2026' };
    await shop.query(
      'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
      { variables: { customer } },
    );
    const shopper = await signInShopper(shop, customer.email, customer.password);
    const id = await shopper.basket();
    expect(
      messages(
        await shopper.ask('query($id: ID!) { basketDeliveryMethods(basketId: $id) { id } }', {
          id,
        }),
      ),
    ).toEqual(['Country was not found by id: ']);
    expect(messages(await shopper.setDelivery(id))).toEqual(['Country was not found by id: ']);
  });

  it('use the delivery address before the invoice address', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await shopper.basket();
    await shopper.add(id, await createProductFixture(shop));
    await shopper.setAddress(id, await shopper.addAddress({ ...testHomeAddress, countryId: 'fr' }));
    expect(await deliveries(shopper, id)).toMatchObject([{ cost: { price: 129 } }, {}]);
    await shopper.setAddress(id, null);
    expect(await deliveries(shopper, id)).toMatchObject([{ cost: { price: 0 } }, {}]);
  });

  it('are rejected when not offered, and a new choice resets the payment', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await shopper.readyBasket(await createProductFixture(shop));
    expect(messages(await shopper.setDelivery(id, 'pigeon'))).toEqual([
      "Delivery set 'pigeon' is unavailable!",
    ]);
    expect((await shopper.read(id)).data.basket.payment).toEqual({ id: 'oxidpaypal' });
    const { data } = await shopper.setDelivery(id, 'pickup');
    expect(data.basketSetDeliveryMethod).toMatchObject({
      deliveryMethod: { id: 'pickup' },
      payment: null,
    });
  });

  it('are hidden from anonymous callers', async () => {
    const anonymous = await createAnonymousShopper(shop);
    const id = await anonymous.basket();
    expect(messages(await anonymous.setDelivery(id))).toEqual([
      'Cannot query field "basketSetDeliveryMethod" on type "Mutation".',
    ]);
    expect(messages(await anonymous.setAddress(id, null))).toEqual([
      'Cannot query field "basketSetDeliveryAddress" on type "Mutation".',
    ]);
    expect(messages(await anonymous.setPayment(id))).toEqual([
      'Cannot query field "basketSetPayment" on type "Mutation".',
    ]);
  });
});

describe('payment methods', () => {
  it('require a delivery method', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await shopper.basket();
    expect(messages(await payments(shopper, id))).toEqual(['Delivery method must be provided!']);
    expect(messages(await shopper.setPayment(id))).toEqual(['Delivery method must be provided!']);
  });

  it.each([
    ['a domestic consumer', 'de', ['oxidpaypal', 'oxidcreditcard', 'oxidpayadvance']],
    ['a consumer in Poland', 'pl', ['oxidpaypal', 'oxidcreditcard']],
  ])('of %s', async (_name, countryId, ids) => {
    const shopper = await createGuestShopper(shop, { address: { ...testHomeAddress, countryId } });
    const id = await shopper.basket();
    await shopper.setDelivery(id);
    const { data } = await payments(shopper, id);
    expect(data.basketPayments.map((payment: { id: string }) => payment.id)).toEqual(ids);
    for (const foreign of ['oxidinvoice', 'nothing']) {
      expect(messages(await shopper.setPayment(id, foreign))).toEqual([
        `Payment method '${foreign}' is unavailable!`,
      ]);
    }
  });

  it('of a b2b customer include the invoice up to the credit limit', async () => {
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const id = await dealer.basket('rechnung');
    await dealer.setDelivery(id);
    expect((await dealer.setPayment(id, 'oxidinvoice')).data.basketSetPayment.payment).toEqual({
      id: 'oxidinvoice',
    });
    await dealer.add(id, await createProductFixture(shop, { stock: 100, hekCents: 100_000 }), 43);
    expect(messages(await dealer.setPayment(id, 'oxidinvoice'))).toEqual([
      "Payment method 'oxidinvoice' is unavailable!",
    ]);
    expect(messages(await dealer.order(id))).toEqual([
      "Payment method 'oxidinvoice' is unavailable!",
    ]);
  });
});
