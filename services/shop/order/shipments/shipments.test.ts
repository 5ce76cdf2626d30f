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

/** Places an order of one bike with a restock on 7 December and two tubes in stock. */
async function placeTestOrder(mode: 'together' | 'asReady' = 'asReady') {
  bikes += 1;
  const sku = `LU11.25.H.M.T${bikes}`;
  const bike = await createProductFixture(shop, { sku, stock: coming });
  const tube = await createProductFixture(shop, { stock: 5, weightClass: 'parcel' });
  const shopper = await createGuestShopper(shop);
  const basketId = await shopper.readyBasket(bike);
  await shopper.add(basketId, tube, 2);
  await shop.db
    .updateTable('basket')
    .set({ shipment_mode: mode })
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
    /** Returns [contents, step, day] of each shipment. */
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
  it('is planned as one shipment or two with separate dates, as requested', async () => {
    const [whole, split] = [await placeTestOrder('together'), await placeTestOrder()];
    expect(await whole.shipments()).toEqual([
      [`1 ${whole.sku}, 2 ${whole.tube}`, 'planned', '2026-12-14'],
    ]);
    expect(await split.shipments()).toEqual([
      [`2 ${split.tube}`, 'planned', '2026-11-25'],
      [`1 ${split.sku}`, 'planned', '2026-12-14'],
    ]);
  });
});

describe('dispatched part of an order', () => {
  it('has its own email, and the order is dispatched with its last part', async () => {
    const order = await placeTestOrder();
    await order.move({ step: 'dispatched', shipment: 1, trackingNumber: '00340434' });
    expect((await order.shipments()).map(([, state]) => state)).toEqual(['dispatched', 'planned']);
    expect(await order.row()).toMatchObject({ dispatched_at: null, tracking_number: '00340434' });
    await order.move({
      step: 'dispatched',
      frameNumbers: [{ sku: order.sku, number: 'WOW 4711' }],
    });
    expect((await order.row()).dispatched_at).toBe(shop.clock.now());
    const [first, second, ...more] = await order.mails();
    expect(more).toEqual([]);
    expect(first?.text).toContain('Ein Teil Ihrer Bestellung ist unterwegs.');
    expect(first?.text).toMatch(/Kommt später: 1 × Rad/);
    expect(second?.text).toContain('Ihre Bestellung ist unterwegs.');
    expect(second?.text).toContain('WOW 4711');
  });

  it('can be selected by lines, with the rest in a separate shipment', async () => {
    const order = await placeTestOrder('together');
    await order.move({ step: 'dispatched', lines: [{ sku: order.tube, amount: 1 }] });
    expect(await order.shipments()).toEqual([
      [`1 ${order.tube}`, 'dispatched', '2026-12-14'],
      [`1 ${order.sku}, 1 ${order.tube}`, 'planned', '2026-12-14'],
    ]);
    await order.move({ step: 'delivered', shipment: 1 });
    await order.move({ step: 'delivered' });
    expect((await order.row()).delivered_at).toBe(shop.clock.now());
  });

  it('lets the rest be cancelled and returns only that stock', async () => {
    const order = await placeTestOrder();
    await order.move({ step: 'dispatched', shipment: 1 });
    await order.move({ step: 'cancelled' });
    expect(await order.row()).toMatchObject({ cancelled: 0, dispatched_at: shop.clock.now() });
    expect(await order.stock(order.bike)).toEqual({ amount: 0, incoming1: 5 });
    expect(await order.stock(order.tube)).toEqual({ amount: 3, incoming1: null });
  });

  it('can be cancelled by lines, with the rest still pending', async () => {
    const order = await placeTestOrder('together');
    await order.move({ step: 'cancelled', lines: [{ sku: order.tube, amount: 1 }] });
    expect(await order.shipments()).toEqual([
      [`1 ${order.tube}`, 'cancelled', '2026-12-14'],
      [`1 ${order.sku}, 1 ${order.tube}`, 'planned', '2026-12-14'],
    ]);
    expect((await order.row()).cancelled).toBe(0);
    expect(await order.stock(order.tube)).toEqual({ amount: 4, incoming1: null });
  });

  it.each<[string, Partial<OrderUpdate>, string]>([
    ['the shipment is ambiguous', { step: 'dispatched' }, 'Select one with --shipment'],
    ['the shipment does not exist', { step: 'dispatched', shipment: 3 }, 'has no shipment 3'],
    [
      'the shipment does not contain the line',
      { step: 'dispatched', shipment: 1, lines: [{ sku: 'none', amount: 1 }] },
      'does not hold these lines',
    ],
    [
      'the frame number is for a bicycle outside the shipment',
      { step: 'dispatched', shipment: 1, frameNumbers: [{ sku: 'LU11.25.H.M.T1', number: 'W1' }] },
      'has no bicycle',
    ],
  ])('is rejected when %s, without a change', async (_name, move, reason) => {
    const order = await placeTestOrder();
    const before = await order.shipments();
    await expect(order.move(move)).rejects.toThrow(reason);
    expect(await order.shipments()).toEqual(before);
  });
});

it('a moved restock updates pending shipments and leaves those in stock unchanged', async () => {
  const order = await placeTestOrder();
  await changeRestockDate(shop.services, { sku: order.sku, slot: 1, expectedAt: at('2026-12-21') });
  expect((await order.shipments()).map(([, , day]) => day)).toEqual(['2026-11-25', '2026-12-29']);
  expect((await order.row()).expected_at).toBe(at('2026-12-29'));
});
