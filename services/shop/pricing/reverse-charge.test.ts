import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { type FakeViesServer, startFakeVies } from '../../testing/fake-clock-and-vies';
import {
  createGuestShopper,
  testHomeAddress,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let vies: FakeViesServer;
let shop: TestShop;
let product: string;

beforeAll(async () => {
  vies = await startFakeVies();
  shop = await openTestShop({ viesUrl: vies.url });
  product = await createProductFixture(shop, { uvpCents: 119_000, stock: 1000 });
});

afterAll(async () => {
  await shop.close();
  await vies.close();
});

beforeEach(() => {
  vies.response = { body: { valid: true } };
});

/**
 * Austrian VAT IDs. A test that needs another response uses another VAT ID, because the register's responses are
 * cached.
 */
const austrian = ['ATU13585627', 'ATU12345675', 'ATU55500032'] as const;
const known = { body: { valid: true } };
const silence = { status: 503, body: '' };

const setVatId = (shopper: Shopper, vatID: string, countryId = 'at') =>
  shopper.ask(
    'mutation($address: InvoiceAddressInput!) { customerInvoiceAddressSet(invoiceAddress: $address) { vatID vatIDState } }',
    { address: { ...testHomeAddress, company: 'Rad OG', countryId, vatID } },
  );

async function company(vatID: string, countryId = 'at'): Promise<Shopper> {
  const shopper = await createGuestShopper(shop);
  await setVatId(shopper, vatID, countryId);
  return shopper;
}

async function costOf(shopper: Shopper, deliveryTo?: string) {
  const id = await shopper.readyBasket(product);
  if (deliveryTo)
    await shopper.setAddress(
      id,
      await shopper.addAddress({ ...testHomeAddress, countryId: deliveryTo }),
    );
  await shopper.setDelivery(id);
  const { cost } = (await shopper.read(id)).data.basket;
  return { goods: cost.productGross, delivery: cost.delivery.price, total: cost.total };
}

const withVat = { goods: { sum: 1190, vats: [{ vatRate: 20, vatPrice: 198.33 }] } };
const withoutVat = { goods: { sum: 1000, vats: [{ vatRate: 0, vatPrice: 0 }] }, delivery: 108.4 };

describe('VAT ID status', () => {
  it.each<[string, string, FakeViesServer['response'], string, string]>([
    ['confirmed', ' atu 1358-5627 ', known, 'ATU13585627', 'CONFIRMED'],
    ['invalid due to its checksum', 'ATU13585628', known, 'ATU13585628', 'INVALID'],
    ['invalid for other text', 'weiß nicht', known, 'weiß nicht', 'INVALID'],
    [
      'rejected by the register',
      'ATU55500032',
      { body: { valid: false } },
      'ATU55500032',
      'REFUSED',
    ],
    ['plausible without a response', 'ATU12345675', silence, 'ATU12345675', 'PLAUSIBLE'],
    [
      'plausible if the register never responds',
      'ATU12345675',
      'never',
      'ATU12345675',
      'PLAUSIBLE',
    ],
  ])('is %s', async (_name, input, answer, vatID, vatIDState) => {
    vies.response = answer;
    const shopper = await createGuestShopper(shop);
    const { data } = await setVatId(shopper, input);
    expect(data.customerInvoiceAddressSet).toEqual({ vatID, vatIDState });
    const read = await shopper.ask('{ customer { invoiceAddress { vatID vatIDState } } }');
    expect(read.data.customer.invoiceAddress).toEqual({ vatID, vatIDState });
  });

  it('and the exemption are removed when company and number are cleared', async () => {
    const shopper = await company(austrian[0]);
    const id = await shopper.readyBasket(product);
    const goods = async () => (await shopper.read(id)).data.basket.cost.productGross;
    expect(await goods()).toEqual(withoutVat.goods);
    const blank =
      'mutation { customerInvoiceAddressBlank(fields: [COMPANY, VAT_ID]) { company vatID vatIDState } }';
    const { data } = await shopper.ask(blank);
    expect(data.customerInvoiceAddressBlank).toEqual({
      company: '',
      vatID: '',
      vatIDState: 'NONE',
    });
    expect(await goods()).toEqual(withVat.goods);
  });

  it('is empty without a VAT ID and survives an address update without one', async () => {
    const shopper = await createGuestShopper(shop);
    const none = await setVatId(shopper, '');
    expect(none.data.customerInvoiceAddressSet).toEqual({ vatID: '', vatIDState: 'NONE' });
    await setVatId(shopper, austrian[0]);
    const requestCount = vies.requests.length;
    const updated = await setVatId(shopper, '');
    expect(updated.data.customerInvoiceAddressSet).toEqual({
      vatID: austrian[0],
      vatIDState: 'CONFIRMED',
    });
    expect(vies.requests).toHaveLength(requestCount);
  });

  it('is awaited without delaying other requests', async () => {
    vies.response = 'never';
    const [waiting, other] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    let isDone = false;
    const slow = setVatId(waiting, 'FR40303265045', 'fr').then(() => (isDone = true));
    await expect.poll(() => vies.requests.length).toBeGreaterThan(0);
    await other.basket('geht sofort');
    expect(isDone).toBe(false);
    await slow;
  });
});

describe('intra-community deliveries', () => {
  it('are exempt from VAT, delivery included, with a confirmed VAT ID', async () => {
    expect(await costOf(await company(austrian[0]))).toEqual({ ...withoutVat, total: 1108.4 });
  });

  it.each<[string, string, FakeViesServer['response']]>([
    ['is not confirmed', 'ATU12345675', silence],
    ['is rejected', 'LU15027442', { body: { valid: false } }],
    ['is invalid', 'ATU13585628', known],
    ['is missing', '', known],
    ['is domestic', 'DE136695976', known],
    ['is from outside the EU', 'CHE116281710', known],
  ])('include VAT while the VAT ID %s', async (_name, vatID, answer) => {
    vies.response = answer;
    expect(await costOf(await company(vatID))).toMatchObject(withVat);
  });

  it('include VAT for domestic delivery, whoever buys', async () => {
    expect(await costOf(await company(austrian[0]), 'de')).toMatchObject({
      goods: { sum: 1190, vats: [{ vatRate: 19 }] },
    });
    const shopper = await company(austrian[0]);
    const id = await shopper.readyBasket(product, { delivery: 'pickup' });
    expect((await shopper.read(id)).data.basket.cost.productGross.vats).toEqual([
      { vatRate: 19, vatPrice: 190 },
    ]);
  });

  it('are exports outside the EU, with or without a VAT ID', async () => {
    expect(await costOf(await company(austrian[0]), 'ch')).toMatchObject({
      goods: { sum: 1000, vats: [{ vatRate: 0 }] },
    });
  });

  it('use net prices without VAT for b2b customers', async () => {
    const dealer = await signInShopper(shop, 'werkstatt@lautlos.example');
    expect(await costOf(dealer)).toMatchObject({ goods: { sum: 1000, vats: [{ vatRate: 0 }] } });
  });
});

describe('reverse-charge order', () => {
  const placed = async (shopper: Shopper, language: string) => {
    const id = await shopper.readyBasket(product, { title: `b-${language}` });
    const { data } = await shop.query(
      'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id invoiceAddress { vatID } cost { total } } }',
      { variables: { id }, token: shopper.token, language },
    );
    const order = await shop.db
      .selectFrom('order')
      .selectAll()
      .where('id', '=', data.placeOrder.id)
      .executeTakeFirstOrThrow();
    const mail = await shop.db
      .selectFrom('mail')
      .selectAll()
      .where('key', '=', `order-confirmation:${data.placeOrder.id}`)
      .executeTakeFirstOrThrow();
    return { wire: data.placeOrder, order, mail };
  };

  it('stores VAT ID, status, and exemption reason and prints them in the email', async () => {
    const shopper = await company(austrian[0]);
    const german = await placed(shopper, 'de');
    expect(german.wire).toMatchObject({
      invoiceAddress: { vatID: austrian[0] },
      cost: { total: 1108.4 },
    });
    expect(german.order.tax_exemption).toBe('reverseCharge');
    expect(JSON.parse(german.order.invoice_address)).toMatchObject({
      vatID: austrian[0],
      vatIDState: 'CONFIRMED',
    });
    for (const body of [german.mail.text, german.mail.html]) {
      expect(body).toContain('steuerfreie innergemeinschaftliche Lieferung');
      expect(body).not.toMatch(/Reverse-Charge|§ 13b/);
      expect(body).toContain('Art. 138');
      expect(body).toContain(austrian[0]);
    }
    const english = (await placed(shopper, 'en')).mail.text;
    expect(english).toContain('intra-Community supply of goods');
    expect(english).not.toMatch(/reverse charge/i);

    await setVatId(shopper, 'ATU13585628');
    const orders = await shopper.ask('{ customer { orders { invoiceAddress { vatID } } } }');
    expect(orders.data.customer.orders[0].invoiceAddress.vatID).toBe(austrian[0]);
  });

  it('omits the exemption where VAT is charged', async () => {
    const { order, mail } = await placed(await company(''), 'de');
    expect(order.tax_exemption).toBeNull();
    expect(mail.text).not.toContain('innergemeinschaftlich');
    expect(mail.text).toContain('inkl.');
  });
});
