import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import type { Shopper } from '../../testing/shopper';
import {
  createStockBasket,
  registerStockShopper,
  setStockAddress,
} from '../../testing/stock-shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const cost = 'cost { voucher discount total productGross { sum } }';

describe.each(['stock', 'stock-7'] as const)('checkout at the level %s', (level) => {
  let shop: TestShop;
  let shopper: Shopper;
  let basketId: string;

  beforeAll(async () => {
    shop = await openTestShop({ level });
    shopper = await registerStockShopper(shop);
    await setStockAddress(shop, shopper);
    basketId = await createStockBasket(shopper, await createProductFixture(shop));
  });

  afterAll(() => shop.close());

  const send = async (operation: string) => {
    const { data, errors } = await shopper.ask(operation.replaceAll('$id', `"${basketId}"`));
    expect(errors).toBeUndefined();
    return data;
  };

  it('has baskets whose discount contains the voucher', async () => {
    const { basketAddVoucher } = await send(
      `mutation { basketAddVoucher(basketId: $id, voucherNumber: "LAUTLOS10") { ${cost} vouchers { number discount } } }`,
    );
    expect(basketAddVoucher).toEqual({
      cost: { voucher: 200, discount: 200, total: 1800, productGross: { sum: 2000 } },
      vouchers: [{ number: 'LAUTLOS10', discount: null }],
    });
  });

  it('keeps what was read last in a public basket', async () => {
    const list = '{ customer { baskets { id title public items { amount product { id } } } } }';
    const titlesOf = (data: { customer: { baskets: { title: string }[] } }) =>
      data.customer.baskets.map(({ title }) => title);
    expect(titlesOf(await send(list))).toEqual(['mybasket']);
    for (let time = 0; time < 2; time += 1) await send('{ basket(basketId: $id) { id } }');
    const data = await send(list);
    expect(titlesOf(data).toSorted()).toEqual(['mybasket', 'savedbasket']);
    const { baskets } = data.customer;
    const [own, saved] = ['mybasket', 'savedbasket'].map((wanted) =>
      baskets.find(({ title }: { title: string }) => title === wanted),
    );
    expect([own.public, saved.public]).toEqual([false, true]);
    expect(saved.items).toEqual(own.items);
    expect(await send(`{ publicBasket(basketId: "${saved.id}") { title } }`)).toEqual({
      publicBasket: { title: 'savedbasket' },
    });
  });

  it('has orders whose discount does not contain the voucher, with a number for no invoice', async () => {
    await send(
      'mutation { basketSetDeliveryMethod(basketId: $id, deliveryMethodId: "standard") { id } }',
    );
    const { basketPayments } = await send('{ basketPayments(basketId: $id) { id } }');
    expect(basketPayments).toContainEqual({ id: 'oxidpayadvance' });
    await send('mutation { basketSetPayment(basketId: $id, paymentId: "oxidpayadvance") { id } }');
    const operation = `mutation { placeOrder(basketId: $id, confirmTermsAndConditions: true) {
      id orderNumber invoiceNumber invoiced vouchers { discount } ${cost}
      invoiceAddress { country { id isoAlpha2 } }
    } }`;
    const [first, second] = await Promise.all([send(operation), send(operation)]);
    expect(second).toEqual(first);
    expect(first.placeOrder).toMatchObject({
      ...{ invoiceNumber: 1, invoiced: null },
      vouchers: [{ discount: 200 }],
      cost: { voucher: 200, discount: 0, total: 1800 },
      invoiceAddress: { country: { id: expect.stringMatching(/^[0-9a-f]{32}$/), isoAlpha2: 'DE' } },
    });
    const { customer } = await send('{ customer { orders { orderNumber } } }');
    expect(customer.orders).toHaveLength(1);
  });
});
