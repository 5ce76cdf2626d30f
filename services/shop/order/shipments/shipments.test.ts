import { getShipmentState } from '@/domain/delivery/shipment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../../testing/product-fixture';
import { createGuestShopper } from '../../../testing/shopper';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { changeRestockDate } from '../restock-date-change';
import { updateOrderProgress } from '../update-order-progress';
import type { OrderUpdate } from '../select-shipments';
import { listShipments } from './shipments.repository';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const at = (day: string) => Date.parse(day);
const coming = { amount: 0, incoming1: 5, incoming1At: at('2026-12-07') };
let bikes = 0;

/** An order of one bicycle that comes on 7 December and two tubes that lie in the house. */
async function anOrder(wish: 'together' | 'asReady' = 'asReady') {
  bikes += 1;
  const sku = `LU11.25.H.M.T${bikes}`;
  const bike = await createProductFixture(shop, { sku, stock: coming });
  const tube = await createProductFixture(shop, { stock: 5, weightClass: 'parcel' });
  const shopper = await createGuestShopper(shop);
  const basketId = await shopper.readyBasket(bike);
  await shopper.add(basketId, tube, 2);
  await shop.db
    .updateTable('basket')
    .set({ delivery_wish: wish })
    .where('id', '=', basketId)
    .execute();
  const { data, errors } = await shopper.order(basketId);
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, orderNumber } = data.placeOrder;
  const nothing = { step: null, isPaid: false, trackingNumber: null, expectedAt: null };
  return {
    id,
    sku,
    bike,
    tube,
    move: (move: Partial<OrderUpdate>) =>
      updateOrderProgress(shop.services, { ...nothing, orderNumber, ...move }),
    row: () =>
      shop.db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** [what, where it stands, day] of each shipment. */
    shipments: async () => {
      const skus = await shop.db
        .selectFrom('order_item')
        .select(['id', 'sku'])
        .where('order_id', '=', id)
        .execute();
      const skuOf = (item: string) => skus.find((one) => one.id === item)?.sku;
      return (await listShipments(shop.db, id)).map((one) => [
        one.lines.map(({ orderItemId, amount }) => `${amount} ${skuOf(orderItemId)}`).join(', '),
        getShipmentState(one),
        one.expectedAt === null ? null : new Date(one.expectedAt).toISOString().slice(0, 10),
      ]);
    },
    mails: () =>
      shop.db
        .selectFrom('mail')
        .select(['key', 'subject', 'text'])
        .where('key', 'like', `order-dispatched:${id}%`)
        .orderBy('id')
        .execute(),
    stock: (product: string) =>
      shop.db
        .selectFrom('stock')
        .select(['amount', 'incoming1'])
        .where('product_id', '=', product)
        .executeTakeFirstOrThrow(),
  };
}

describe('a new order', () => {
  it('leaves together with the last day, or in two parts with a day each, as it was wished for', async () => {
    const [whole, parted] = [await anOrder('together'), await anOrder()];
    expect(await whole.shipments()).toEqual([
      [`1 ${whole.sku}, 2 ${whole.tube}`, 'planned', '2026-12-14'],
    ]);
    expect(await parted.shipments()).toEqual([
      [`2 ${parted.tube}`, 'planned', '2026-11-25'],
      [`1 ${parted.sku}`, 'planned', '2026-12-14'],
    ]);
  });
});

describe('a part of an order that leaves', () => {
  it('is written of by itself, and the order is not under way before the rest is', async () => {
    const order = await anOrder();
    await order.move({ step: 'dispatched', shipment: 1, trackingNumber: '00340434' });
    expect((await order.shipments()).map(([, state]) => state)).toEqual(['dispatched', 'planned']);
    expect(await order.row()).toMatchObject({ dispatched_at: null, tracking_number: '00340434' });
    await order.move({ step: 'dispatched', frames: [{ sku: order.sku, number: 'WOW 4711' }] });
    expect((await order.row()).dispatched_at).toBe(shop.clock.now());
    const [first, second, ...more] = await order.mails();
    expect(more).toEqual([]);
    expect(first?.text).toContain('Ein Teil Ihrer Bestellung ist unterwegs.');
    expect(first?.text).toMatch(/Kommt später: 1 × Rad/);
    expect(second?.text).toContain('Ihre Bestellung ist unterwegs.');
    expect(second?.text).toContain('WOW 4711');
  });

  it('may be named by its lines; what is left waits in a shipment of its own', async () => {
    const order = await anOrder('together');
    await order.move({ step: 'dispatched', lines: [{ sku: order.tube, amount: 1 }] });
    expect(await order.shipments()).toEqual([
      [`1 ${order.tube}`, 'dispatched', '2026-12-14'],
      [`1 ${order.sku}, 1 ${order.tube}`, 'planned', '2026-12-14'],
    ]);
    await order.move({ step: 'delivered', shipment: 1 });
    await order.move({ step: 'delivered' });
    expect((await order.row()).delivered_at).toBe(shop.clock.now());
  });

  it('leaves the rest to be cancelled, which gives back just that', async () => {
    const order = await anOrder();
    await order.move({ step: 'dispatched', shipment: 1 });
    await order.move({ step: 'cancelled' });
    expect(await order.row()).toMatchObject({ cancelled: 0, dispatched_at: shop.clock.now() });
    expect(await order.stock(order.bike)).toEqual({ amount: 0, incoming1: 5 });
    expect(await order.stock(order.tube)).toEqual({ amount: 3, incoming1: null });
  });

  it('may be cancelled by its lines; what is left is still to come', async () => {
    const order = await anOrder('together');
    await order.move({ step: 'cancelled', lines: [{ sku: order.tube, amount: 1 }] });
    expect(await order.shipments()).toEqual([
      [`1 ${order.tube}`, 'cancelled', '2026-12-14'],
      [`1 ${order.sku}, 1 ${order.tube}`, 'planned', '2026-12-14'],
    ]);
    expect((await order.row()).cancelled).toBe(0);
    expect(await order.stock(order.tube)).toEqual({ amount: 4, incoming1: null });
  });

  it.each<[string, Partial<OrderUpdate>, string]>([
    ['which of two is not said', { step: 'dispatched' }, 'say which with --shipment'],
    ['there is none of the number', { step: 'dispatched', shipment: 3 }, 'has no shipment 3'],
    [
      'more than there is of a line',
      { step: 'dispatched', shipment: 1, lines: [{ sku: 'none', amount: 1 }] },
      'does not hold these lines',
    ],
    [
      'a frame number of what is no bicycle in it',
      { step: 'dispatched', shipment: 1, frames: [{ sku: 'LU11.25.H.M.T1', number: 'W1' }] },
      'has no bicycle',
    ],
  ])('is refused when %s, and nothing has changed', async (_name, move, reason) => {
    const order = await anOrder();
    const before = await order.shipments();
    await expect(order.move(move)).rejects.toThrow(reason);
    expect(await order.shipments()).toEqual(before);
  });
});

it('a delivery that moves takes along what waits for it and leaves what lies in the house', async () => {
  const order = await anOrder();
  await changeRestockDate(shop.services, { sku: order.sku, slot: 1, expectedAt: at('2026-12-21') });
  expect((await order.shipments()).map(([, , day]) => day)).toEqual(['2026-11-25', '2026-12-29']);
  expect((await order.row()).expected_at).toBe(at('2026-12-29'));
});
