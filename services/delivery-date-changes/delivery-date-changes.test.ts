import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import { listAttachmentFiles } from '../mail/attachments';
import { changeRestockDate } from '../shop/order/restock-date-change';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper, type Shopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { notifyDeliveryDateChanges } from './delivery-date-change-email';

const at = (day: string) => Date.parse(day);
const ordered = 'LU11.25.H.M.TG';
const other = 'LU11.25.H.M.RO';

let rest: TestRest;
let shopper: Shopper;

beforeEach(async () => {
  rest = await openTestRest();
  shopper = await createGuestShopper(rest.shop);
});

afterEach(() => rest.close());

/** Places an order of a bike with a restock on 7 December, which is delivered by 14 December. */
async function anOrder(): Promise<number> {
  const stock = { amount: 0, incoming1: 3, incoming1At: at('2026-12-07') };
  const id = await createProductFixture(rest.shop, { sku: ordered, stock });
  const { data } = await shopper.order(await shopper.readyBasket(id));
  return data.placeOrder.orderNumber;
}

const move = (day: string) =>
  changeRestockDate(rest.shop.services, { sku: ordered, slot: 1, expectedAt: at(day) });
const notify = () => notifyDeliveryDateChanges(rest.shop.services);
const mails = async (kind: string) =>
  (await rest.mails()).filter(({ key }) => key.startsWith(`order-${kind}:`));
const row = (orderNumber: number) =>
  rest.shop.db
    .selectFrom('order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();

/** Returns the link of the last email about a moved estimated delivery. */
async function link(): Promise<string> {
  const text = (await mails('moved')).at(-1)?.text ?? '';
  return /order-change\/(\S+)/.exec(text)?.[1] ?? '';
}

const view = async (address: string) =>
  (await rest.call(`/order-changes/links/${address}`)).json() as Promise<Record<string, unknown>>;
const answer = async (given: string) => {
  const response = await rest.call(`/order-changes/links/${await link()}`, {
    body: { answer: given },
  });
  return ((await response.json()) as { isDone: boolean }).isDone;
};

describe('delivery date change', () => {
  it('sends one email with the former date, the new dates and the calendar entry', async () => {
    const number = await anOrder();
    await notify();
    expect(await mails('moved')).toEqual([]);
    await move('2026-12-14');
    await notify();
    await notify();
    const [mail, ...more] = await mails('moved');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Neuer Termin für Ihre Bestellung ${number}`);
    expect(mail?.text).toContain('spätestens Montag, 14. Dezember 2026');
    expect(mail?.text).toContain('Do 17. – Mo 21. Dezember 2026');
    expect(mail?.text).toContain('kostenlos stornieren');
    const { id } = await rest.shop.db
      .selectFrom('mail')
      .select('id')
      .where('key', 'like', 'order-moved:%')
      .executeTakeFirstOrThrow();
    const [file] = await listAttachmentFiles(rest.shop.db, Number(id));
    const calendar = Buffer.from(file?.bytes ?? []).toString();
    expect(calendar).toContain(`UID:order-${number}@localhost`);
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toContain('DTEND;VALUE=DATE:20261222');
  });

  it('sends another email after another move and merges several moves into one change', async () => {
    await anOrder();
    await move('2026-12-14');
    await notify();
    rest.shop.clock.advance(dayMs);
    await move('2026-12-16');
    rest.shop.clock.advance(dayMs);
    await move('2026-12-17');
    await notify();
    const [, second, ...more] = await mails('moved');
    expect(more).toEqual([]);
    expect(second?.text).toContain('spätestens Montag, 21. Dezember 2026');
  });

  it('sends no email for an unchanged date or for a shipped or cancelled order', async () => {
    const number = await anOrder();
    await move('2026-12-14');
    rest.shop.clock.advance(dayMs);
    await move('2026-12-07');
    await notify();
    rest.shop.clock.advance(dayMs);
    await move('2026-12-14');
    await updateOrderProgress(rest.shop.services, {
      ...{ orderNumber: number, step: 'cancelled', isPaid: false },
      ...{ trackingNumber: null, expectedAt: null },
    });
    await notify();
    expect(await mails('moved')).toEqual([]);
  });

  it('offers no options when the new date is earlier', async () => {
    await anOrder();
    await move('2026-12-01');
    await notify();
    expect((await mails('moved'))[0]?.text).toContain('schneller');
    expect(await view(await link())).toMatchObject({ canCancel: false, faster: null });
    expect(await answer('cancel')).toBe(false);
  });
});

describe('customer decision', () => {
  beforeEach(async () => {
    await anOrder();
    await move('2026-12-21');
    await notify();
  });

  it('requires the link, which opens no other order', async () => {
    const known = await link();
    expect(known).toMatch(/^[0-9a-f]{32}-[0-9a-f]{32}$/);
    expect(await view(known)).toMatchObject({
      ...{ former: '2026-12-14', from: '2026-12-24', until: '2026-12-29' },
      ...{ answer: null, canCancel: true, isCancelled: false },
    });
    const forged = `${known.slice(0, -1)}${known.endsWith('a') ? 'b' : 'a'}`;
    for (const wrong of [forged, known.slice(0, 32), 'x'])
      expect((await rest.call(`/order-changes/links/${wrong}`)).status).toBe(404);
  });

  it('keeps the order and can still be changed', async () => {
    expect(await answer('keep')).toBe(true);
    expect(await view(await link())).toMatchObject({ answer: 'keep', canCancel: true });
    expect(await answer('cancel')).toBe(true);
  });

  it('cancels the order once, releases the stock and sends an email to the customer', async () => {
    expect([await answer('cancel'), await answer('cancel')]).toEqual([true, true]);
    const { orderNumber } = (await view(await link())) as { orderNumber: number };
    expect(await row(orderNumber)).toMatchObject({ cancelled: 1 });
    const stock = await rest.shop.db
      .selectFrom('stock')
      .innerJoin('product', 'product.id', 'stock.product_id')
      .select('incoming1')
      .where('sku', '=', ordered)
      .executeTakeFirstOrThrow();
    expect(stock.incoming1).toBe(3);
    const [mail, ...more] = await mails('cancelled');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Ihre Bestellung ${orderNumber} ist storniert`);
    expect(await answer('keep')).toBe(false);
  });

  it('requests the same bicycle in a colour that is available earlier', async () => {
    expect(await answer('faster')).toBe(false);
    await createProductFixture(rest.shop, { sku: other, stock: 2 });
    expect(await view(await link())).toMatchObject({ faster: { sku: other } });
    expect([await answer('faster'), await answer('faster')]).toEqual([true, true]);
    const [mail, ...more] = await mails('faster');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(other);
    expect(await answer('keep')).toBe(false);
  });

  it('is rejected once the order has shipped', async () => {
    const { orderNumber } = (await view(await link())) as { orderNumber: number };
    await updateOrderProgress(rest.shop.services, {
      ...{ orderNumber, step: 'dispatched', isPaid: false },
      ...{ trackingNumber: null, expectedAt: null },
    });
    expect(await answer('cancel')).toBe(false);
    expect(await row(orderNumber)).toMatchObject({ cancelled: 0 });
  });
});
