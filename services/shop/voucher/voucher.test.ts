import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const hour = 60 * 60 * 1000;
const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);

interface Series {
  number: string;
  kind?: 'percent' | 'amount';
  value?: number;
  max_uses?: number;
  valid_from?: number;
}

const aSeries = ({ number, kind = 'amount', value = 1000, max_uses, valid_from }: Series) =>
  shop.db
    .insertInto('voucher_series')
    .values({
      id: number,
      number,
      kind,
      value,
      minimum_cents: 0,
      once_per_customer: 0,
      max_uses: max_uses ?? null,
      valid_from: valid_from ?? null,
      valid_until: null,
    })
    .execute();

/** Creates a basket with goods worth 2,000 EUR. */
async function filled(shopper: Shopper, title?: string): Promise<string> {
  const id = await shopper.basket(title);
  await shopper.add(id, await createProductFixture(shop));
  return id;
}

describe('add voucher', () => {
  it('deducts a percentage or an amount, ignoring case of the number', async () => {
    const shopper = await createAnonymousShopper(shop);
    const percent = await shopper.addVoucher(await filled(shopper, 'a'), ' lautlos10 ');
    expect(percent.data.basketAddVoucher).toMatchObject({
      vouchers: [{ number: 'LAUTLOS10', discount: 200 }],
      cost: {
        voucher: 200,
        total: 1800,
        productGross: { sum: 2000, vats: [{ vatPrice: 287.39 }] },
      },
    });
    const amount = await shopper.addVoucher(await filled(shopper, 'b'), 'LEISE50');
    expect(amount.data.basketAddVoucher.cost).toMatchObject({ voucher: 50, total: 1950 });
  });

  it.each([
    ['an unknown number', 'GIBTSNICHT', 'ERROR_MESSAGE_VOUCHER_NOVOUCHER'],
    ['an empty number', '', 'ERROR_MESSAGE_VOUCHER_NOVOUCHER'],
    ['an expired voucher', 'ALT2020', 'MESSAGE_COUPON_EXPIRED'],
    ['a voucher that is not valid yet', 'BALD', 'ERROR_MESSAGE_VOUCHER_NOTYETVALID'],
  ])('rejects %s', async (_name, number, message) => {
    await aSeries({ number: 'BALD', valid_from: shop.clock.now() + hour });
    const shopper = await createAnonymousShopper(shop);
    const answer = await shopper.addVoucher(await filled(shopper), number);
    expect(answer.errors).toMatchObject([{ message, extensions: { number } }]);
  });

  it('accepts only its intended customers', async () => {
    await aSeries({ number: 'NURHANDEL' });
    await shop.db
      .updateTable('voucher_series')
      .set({ audience: 'dealer' })
      .where('number', '=', 'NURHANDEL')
      .execute();
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const person = await createAnonymousShopper(shop);
    const [one, other] = [await filled(dealer, 'audience'), await filled(person)];
    const group = ['ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP'];
    expect(messages(await dealer.addVoucher(one, 'LAUTLOS10'))).toEqual(group);
    expect(messages(await person.addVoucher(other, 'NURHANDEL'))).toEqual(group);
    const added = await dealer.addVoucher(one, 'NURHANDEL');
    expect(added.data.basketAddVoucher.cost.voucher).toBe(10);
  });

  it('rejects goods below the minimum', async () => {
    const shopper = await createAnonymousShopper(shop);
    const id = await shopper.basket();
    await shopper.add(id, await createProductFixture(shop, { uvpCents: 49_999 }));
    expect(messages(await shopper.addVoucher(id, 'LEISE50'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_INCORRECTPRICE',
    ]);
  });

  it('rejects a second voucher', async () => {
    const shopper = await createAnonymousShopper(shop);
    const id = await filled(shopper);
    await shopper.addVoucher(id, 'LAUTLOS10');
    expect(messages(await shopper.addVoucher(id, 'LAUTLOS10'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES',
    ]);
    expect(messages(await shopper.addVoucher(id, 'LEISE50'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES',
    ]);
  });

  it('never deducts more than the goods cost or anything from the delivery', async () => {
    await aSeries({ number: 'RIESIG', value: 999_999 });
    const shopper = await createGuestShopper(shop);
    const id = await shopper.basket();
    await shopper.add(
      id,
      await createProductFixture(shop, { uvpCents: 5000, weightClass: 'parcel' }),
    );
    await shopper.setDelivery(id);
    const { data } = await shopper.addVoucher(id, 'RIESIG');
    expect(data.basketAddVoucher.cost).toMatchObject({
      voucher: 50,
      total: 5.9,
      productGross: { vats: [{ vatRate: 19, vatPrice: 0 }] },
    });
  });
});

describe('remove voucher', () => {
  it('restores the price and rejects an unknown voucher', async () => {
    const [shopper, other] = [
      await createAnonymousShopper(shop),
      await createAnonymousShopper(shop),
    ];
    const [id, foreign] = [await filled(shopper), await filled(other)];
    const { data } = await shopper.addVoucher(id, 'LAUTLOS10');
    const voucherId = data.basketAddVoucher.vouchers[0].id;
    expect(messages(await other.removeVoucher(foreign, voucherId))).toEqual([
      `Voucher with id: ${voucherId} was not applied to basket with id: ${foreign}`,
    ]);
    expect((await shopper.removeVoucher(id, voucherId)).data.basketRemoveVoucher).toMatchObject({
      vouchers: [],
      cost: { total: 2000 },
    });
  });
});

describe('voucher with limited uses', () => {
  it('is reserved by one basket at a time and unavailable once used', async () => {
    await aSeries({ number: 'EINMAL', max_uses: 1 });
    const [first, second] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const [one, two] = [await filled(first), await filled(second)];
    const answers = await Promise.all([
      first.addVoucher(one, 'EINMAL'),
      second.addVoucher(two, 'EINMAL'),
    ]);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.flatMap((answer) => messages(answer) ?? [])).toEqual([
      'ERROR_MESSAGE_VOUCHER_ISRESERVED',
    ]);
    const [winner, id] = answers[0].data ? [first, one] : [second, two];
    await winner.setDelivery(id);
    await winner.setPayment(id);
    await winner.order(id);
    const third = await createGuestShopper(shop);
    expect(messages(await third.addVoucher(await filled(third), 'EINMAL'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_USEDUP',
    ]);
  });

  it('is released when its basket is removed', async () => {
    await aSeries({ number: 'EINMAL', max_uses: 1 });
    const [first, second] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const id = await filled(first);
    await first.addVoucher(id, 'EINMAL');
    await first.ask('mutation($id: ID!) { basketRemove(basketId: $id) }', { id });
    expect((await second.addVoucher(await filled(second), 'EINMAL')).errors).toBeUndefined();
  });

  it('is released after three hours without a basket change, and the old basket then orders only without it', async () => {
    await aSeries({ number: 'EINMAL', max_uses: 1 });
    const [first, second] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const old = await first.readyBasket(await createProductFixture(shop));
    await first.addVoucher(old, 'EINMAL');
    shop.clock.advance(3 * hour - 1);
    const fresh = await filled(second);
    expect(messages(await second.addVoucher(fresh, 'EINMAL'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_ISRESERVED',
    ]);
    shop.clock.advance(1);
    expect((await first.read(old)).data.basket.cost.voucher).toBe(10);
    expect((await second.addVoucher(fresh, 'EINMAL')).errors).toBeUndefined();

    expect((await first.read(old)).data.basket).toMatchObject({
      vouchers: [{ number: 'EINMAL', discount: 0 }],
      cost: { voucher: 0, total: 2000 },
    });
    expect(messages(await first.order(old))).toEqual([
      `Place order for user basket id: ${old} has status 9`,
      'ERROR_MESSAGE_VOUCHER_ISRESERVED',
    ]);
    expect((await first.order(old)).data.placeOrder).toMatchObject({
      vouchers: [],
      cost: { total: 2000 },
    });
    await second.setDelivery(fresh);
    await second.setPayment(fresh);
    expect((await second.order(fresh)).data.placeOrder).toMatchObject({
      vouchers: [{ number: 'EINMAL' }],
      cost: { total: 1990 },
    });
  });

  it('stays reserved when the basket changed in between', async () => {
    await aSeries({ number: 'EINMAL', max_uses: 1 });
    const [first, second] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const id = await filled(first);
    await first.addVoucher(id, 'EINMAL');
    shop.clock.advance(2 * hour);
    await first.setDelivery(id);
    shop.clock.advance(2 * hour);
    expect(messages(await second.addVoucher(await filled(second), 'EINMAL'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_ISRESERVED',
    ]);
  });
});

describe('voucher for one use per customer', () => {
  it('is rejected the second time, also for a guest with the same email', async () => {
    const email = 'sparsam@example.org';
    const first = await createGuestShopper(shop, { email });
    const id = await first.readyBasket(await createProductFixture(shop));
    await first.addVoucher(id, 'LEISE50');
    await first.order(id);
    const again = await filled(first, 'nochmal');
    expect(messages(await first.addVoucher(again, 'LEISE50'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER',
    ]);
    const other = await createGuestShopper(shop, { email: 'Sparsam@Example.org' });
    expect(messages(await other.addVoucher(await filled(other), 'LEISE50'))).toEqual([
      'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER',
    ]);
    const otherShopper = await createGuestShopper(shop);
    expect(
      (await otherShopper.addVoucher(await filled(otherShopper), 'LEISE50')).errors,
    ).toBeUndefined();
  });

  it('is used once when two baskets reserve it at the same time', async () => {
    const anna = await signInShopper(shop, 'anna@lautlos.example');
    const baskets = [
      await anna.readyBasket(await createProductFixture(shop), { title: 'a' }),
      await anna.readyBasket(await createProductFixture(shop), { title: 'b' }),
    ];
    for (const id of baskets) await anna.addVoucher(id, 'LEISE50');
    const answers = await Promise.all(baskets.map((id) => anna.order(id)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const rejected = answers.findIndex(({ data }) => !data);
    expect(messages(answers[rejected]!)).toEqual([
      `Place order for user basket id: ${baskets[rejected]} has status 9`,
      'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER',
    ]);
    expect((await anna.order(baskets[rejected]!)).data.placeOrder.cost).toMatchObject({
      voucher: 0,
      total: 2000,
    });
  });
});

describe('minimum no longer reached', () => {
  it('removes the discount, rejects the order once, and releases the voucher', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await shopper.basket();
    await shopper.add(id, await createProductFixture(shop, { uvpCents: 30_000 }));
    const { data } = await shopper.add(id, await createProductFixture(shop, { uvpCents: 30_000 }));
    await shopper.addVoucher(id, 'LEISE50');
    await shopper.setDelivery(id);
    await shopper.setPayment(id);
    const removed = await shopper.remove(id, data.basketAddItem.items[0].id);
    expect(removed.data.basketRemoveItem).toMatchObject({
      vouchers: [{ number: 'LEISE50', discount: 0 }],
      cost: { voucher: 0, total: 369 },
    });
    const rejected = await shopper.order(id);
    expect(messages(rejected)).toEqual([
      `Place order for user basket id: ${id} has status 9`,
      'ERROR_MESSAGE_VOUCHER_INCORRECTPRICE',
    ]);
    expect(rejected.errors?.[1]?.extensions).toMatchObject({ number: 'LEISE50' });
    expect((await shopper.read(id)).data.basket.vouchers).toEqual([]);
    expect((await shopper.order(id)).data.placeOrder.cost.total).toBe(369);
  });
});
