import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '@/domain/time/durations';
import { inTransaction } from '../../database/database';
import { cancelUnpaidOrder } from '../../shop/order/order-lifecycle';
import { findOrder } from '../../shop/order/order.repository';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper, signInShopper, type Shopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import type { TestShop } from '../../testing/test-shop';
import { handleBuyerDecision } from './decide-withdrawal';
import { handleCompanyDecision } from './decide-withdrawal';
import { declareWithdrawal } from './declare-withdrawal';
import { sendHoldReminders } from './withdrawal-reminder';

let tools: TestRest;
let secondShop: TestShop;
let count = 0;

beforeAll(async () => {
  tools = await openTestRest();
  secondShop = await tools.shop.openSecondProcess();
});

afterAll(async () => {
  await secondShop.close();
  await tools.close();
});

beforeEach(async () => {
  // Each test runs in another hour, because an email address may submit five withdrawals per hour.
  tools.shop.clock.advance(2 * hourMs);
  await tools.shop.db.deleteFrom('mail').execute();
});

const move = (
  orderNumber: number,
  step: 'dispatched' | 'delivered' | 'cancelled' | null,
  more = {},
) =>
  updateOrderProgress(tools.shop.services, {
    ...{ orderNumber, step, isPaid: false, trackingNumber: null, expectedAt: null },
    ...more,
  });

/** Places an order for the last available piece, and returns functions to inspect it. */
async function anOrder(buyer?: Shopper, email = `buyer${(count += 1)}@example.org`) {
  const { db } = tools.shop;
  const product = await createProductFixture(tools.shop, { stock: 1 });
  const shopper = buyer ?? (await createGuestShopper(tools.shop, { email }));
  const { data } = await shopper.order(await shopper.readyBasket(product, { title: `b${count}` }));
  const { orderNumber } = data.placeOrder as { orderNumber: number };
  const row = () =>
    db
      .selectFrom('order')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
  return {
    ...{ orderNumber, email, shopper, row },
    stock: async () =>
      (
        await db
          .selectFrom('stock')
          .select('amount')
          .where('product_id', '=', product)
          .executeTakeFirstOrThrow()
      ).amount,
    declarations: async () => {
      const { id } = await row();
      return db
        .selectFrom('withdrawal')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('received_at')
        .orderBy('request_key')
        .execute();
    },
  };
}

type Ordered = Awaited<ReturnType<typeof anOrder>>;
let keys = 0;

const bodyOf = ({ orderNumber, email }: Pick<Ordered, 'orderNumber' | 'email'>) => ({
  key: `key-of-a-declaration-${String((keys += 1)).padStart(4, '0')}`,
  ...{ name: 'Mareike Thießen', email, orderNumber: String(orderNumber), text: '' },
  language: 'de' as const,
});

/** Submits a withdrawal without a session or with this token. Returns the response. */
async function declare(order: Pick<Ordered, 'orderNumber' | 'email'>, token?: string) {
  const response = await tools.call('/withdrawals', {
    body: bodyOf(order),
    ...(token && { token }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; outcome?: unknown };
}

/** Returns the link in the latest email to this address. */
async function linkFor(email: string): Promise<string> {
  const mails = await tools.mails();
  const mail = mails.findLast(
    ({ recipient, text }) => recipient === email && text.includes('/withdrawal-confirmation/'),
  );
  return /withdrawal-confirmation\/([0-9a-f]{32}-[0-9a-f]{32})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const answer = async (link: string, given: unknown) => {
  const response = await tools.call(`/withdrawals/links/${link}`, { body: { answer: given } });
  return { status: response.status, body: (await response.json()) as { isDone?: boolean } };
};

describe('withdrawal without sign-in as the customer', () => {
  it('confirms receipt and holds the order without cancelling it', async () => {
    const order = await anOrder();
    const declared = await declare(order);
    expect(Object.keys(declared).toSorted()).toEqual(['id', 'receivedAt']);
    expect(await order.row()).toMatchObject({
      ...{ cancelled: 0, withdrawn_at: null, held_at: tools.shop.clock.now() },
    });
    expect(await order.stock()).toBe(0);
    const [, receipt, copy] = await tools.mails();
    expect(receipt).toMatchObject({
      recipient: order.email,
      subject: 'Ihr Widerruf ist bei uns eingegangen',
    });
    expect(receipt?.text).toContain('Bis dahin halten wir die Bestellung an');
    expect(copy?.text).toContain('Die Bestellung ist angehalten');
    await expect(move(order.orderNumber, 'dispatched')).rejects.toThrow('is on hold');
    await expect(move(order.orderNumber, 'delivered')).rejects.toThrow('is on hold');
  });

  it('holds the order even when signed in as another customer', async () => {
    const order = await anOrder();
    const anna = await signInShopper(tools.shop, 'anna@lautlos.example');
    expect(await declare(order, anna.token)).not.toHaveProperty('outcome');
    expect(await order.row()).toMatchObject({ cancelled: 0, withdrawn_at: null });
    expect((await order.row()).held_at).not.toBeNull();
  });

  it('holds a guest order, because the email address is unverified', async () => {
    const order = await anOrder();
    await declare(order, order.shopper.token);
    expect(await order.row()).toMatchObject({ cancelled: 0, withdrawn_at: null });
  });

  it('is executed by POST to the emailed link, effective from the day of receipt', async () => {
    const order = await anOrder();
    await declare(order);
    const declaredAt = tools.shop.clock.now();
    const link = await linkFor(order.email);
    tools.shop.clock.advance(2 * dayMs);
    const seen = await tools.call(`/withdrawals/links/${link}`);
    expect(await seen.json()).toMatchObject({
      ...{ orderNumber: order.orderNumber, state: 'pending', isHeld: true },
    });
    expect(await order.row()).toMatchObject({ cancelled: 0 });

    await tools.shop.db.deleteFrom('mail').execute();
    expect(await answer(link, 'confirm')).toEqual({ status: 200, body: { isDone: true } });
    expect(await order.row()).toMatchObject({
      ...{ cancelled: 1, withdrawn_at: declaredAt, held_at: null },
    });
    expect(await order.stock()).toBe(1);
    expect((await tools.mails()).map(({ recipient }) => recipient)).toEqual([
      order.email,
      'post@lautlos.example',
    ]);
  });

  it('is rejected by the customer through the same link, and the order continues', async () => {
    const order = await anOrder();
    await declare(order);
    const link = await linkFor(order.email);
    expect((await answer(link, 'reject')).body).toEqual({ isDone: true });
    expect(await order.row()).toMatchObject({ cancelled: 0, withdrawn_at: null, held_at: null });
    await move(order.orderNumber, 'dispatched');
    expect((await order.declarations()).map(({ state }) => state)).toEqual(['rejected']);
    const texts = (await tools.mails()).map(({ text }) => text).join('\n');
    expect(texts).toContain('An Ihrer Bestellung hat sich nichts geändert');
  });

  it('cannot hold the order again after a rejection but can still be confirmed', async () => {
    const order = await anOrder();
    await declare(order);
    await answer(await linkFor(order.email), 'reject');
    await declare(order);
    expect(await order.row()).toMatchObject({ held_at: null });
    const copy = (await tools.mails()).findLast(({ key }) => key.startsWith('withdrawal-copy'));
    expect(copy?.text).toContain('NICHT angehalten');
    await answer(await linkFor(order.email), 'confirm');
    expect(await order.row()).toMatchObject({ cancelled: 1 });
  });

  it('is answered once: further responses through the link change nothing', async () => {
    const [confirmed, ended] = [await anOrder(), await anOrder()];
    await declare(confirmed);
    await declare(ended);
    const [one, other] = [await linkFor(confirmed.email), await linkFor(ended.email)];
    await answer(one, 'reject');
    await answer(other, 'confirm');
    const mails = (await tools.mails()).length;
    expect((await answer(one, 'reject')).body).toEqual({ isDone: true });
    expect((await answer(one, 'confirm')).body).toEqual({ isDone: false });
    expect((await answer(other, 'confirm')).body).toEqual({ isDone: true });
    expect((await answer(other, 'reject')).body).toEqual({ isDone: false });
    expect(await confirmed.row()).toMatchObject({ cancelled: 0, held_at: null });
    expect(await ended.row()).toMatchObject({ cancelled: 1 });
    expect(await tools.mails()).toHaveLength(mails);
  });

  it('is accessible through its own link only', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    await declare(one);
    await declare(other);
    const [id = ''] = (await linkFor(one.email)).split('-');
    const [, mark = ''] = (await linkFor(other.email)).split('-');
    for (const link of [`${id}-${mark}`, `${id}-${'0'.repeat(32)}`, id, 'nobody']) {
      expect((await tools.call(`/withdrawals/links/${link}`)).status).toBe(404);
      expect((await answer(link, 'confirm')).status).toBe(404);
    }
    expect((await answer(await linkFor(one.email), 'maybe')).status).toBe(400);
    expect(await one.row()).toMatchObject({ cancelled: 0 });
  });

  it('sent twice holds the order once, and each declaration keeps its own date', async () => {
    const order = await anOrder();
    await declare(order);
    const heldSince = (await order.row()).held_at;
    tools.shop.clock.advance(dayMs);
    await declare(order);
    const secondAt = tools.shop.clock.now();
    expect((await order.row()).held_at).toBe(heldSince);
    await answer(await linkFor(order.email), 'confirm');
    expect(await order.row()).toMatchObject({ cancelled: 1, withdrawn_at: secondAt });
    expect((await order.declarations()).map(({ state }) => state)).toEqual(['closed', 'effective']);
  });

  it('rejects all pending declarations of the order when one is rejected', async () => {
    const order = await anOrder();
    await declare(order);
    await declare(order);
    await answer(await linkFor(order.email), 'reject');
    expect(await order.row()).toMatchObject({ held_at: null });
    expect((await order.declarations()).map(({ state }) => state)).toEqual([
      'rejected',
      'rejected',
    ]);
  });

  it('still allows payment and delivery of shipped items', async () => {
    const order = await anOrder();
    await declare(order);
    await move(order.orderNumber, null, { isPaid: true });
    const paid = await order.row();
    expect(paid.paid_at).not.toBeNull();
    expect(paid.held_at).not.toBeNull();
    await answer(await linkFor(order.email), 'confirm');
    expect(await order.row()).toMatchObject({ cancelled: 1 });

    const sent = await anOrder();
    await move(sent.orderNumber, 'dispatched');
    await declare(sent);
    await move(sent.orderNumber, 'delivered');
    expect(await sent.row()).toMatchObject({ delivered_at: tools.shop.clock.now() });
  });

  it('ends with an unpaid order that expires and can still be confirmed', async () => {
    const order = await anOrder();
    await declare(order);
    const link = await linkFor(order.email);
    const { id } = await order.row();
    await inTransaction(tools.shop.db, async (trx) => {
      const found = await findOrder(trx, id);
      await cancelUnpaidOrder(trx, found!, tools.shop.clock.now());
    });
    expect(await order.row()).toMatchObject({ cancelled: 1, held_at: null });
    expect((await answer(link, 'confirm')).body).toEqual({ isDone: true });
    expect(await order.row()).toMatchObject({ cancelled: 1, withdrawn_at: null });
  });
});

describe('signed-in customer', () => {
  it('withdraws at once regardless of pending declarations', async () => {
    const anna = await signInShopper(tools.shop, 'anna@lautlos.example');
    const order = await anOrder(anna, 'anna@lautlos.example');
    await declare(order);
    const { outcome } = await declare(order, anna.token);
    expect(outcome).toEqual({
      ...{ money: 'open', isCancelled: true, hasBicycles: false, hasParcels: false },
    });
    expect(await order.row()).toMatchObject({
      ...{ cancelled: 1, withdrawn_at: tools.shop.clock.now(), held_at: null },
    });
    const states = (await order.declarations()).map(({ state }) => state).toSorted();
    expect(states).toEqual(['closed', 'effective']);
    const mail = (await tools.mails()).findLast(({ key }) => key.startsWith('withdrawal:'));
    expect(mail?.text).toContain(
      'ist storniert und wird nicht mehr verschickt. Zu bezahlen ist dafür nichts',
    );
    expect(mail?.text).not.toContain('/withdrawal-confirmation/');
  });

  it('is the only one to see a pending declaration of the order', async () => {
    const anna = await signInShopper(tools.shop, 'anna@lautlos.example');
    const order = await anOrder(anna, 'anna@lautlos.example');
    const path = `/withdrawals/orders/${order.orderNumber}/link`;
    expect((await tools.call(path, { token: anna.token })).status).toBe(404);
    await declare(order);
    const led = await tools.call(path, { token: anna.token });
    expect(await led.json()).toEqual({ link: await linkFor(order.email) });
    const other = await createGuestShopper(tools.shop);
    expect((await tools.call(path, { token: other.token })).status).toBe(404);
    expect((await tools.call(path)).status).toBe(401);
  });

  it('counts as a guest with an invalid token', async () => {
    const order = await anOrder();
    await declare(order, 'not-a-token');
    expect((await order.row()).held_at).not.toBeNull();
  });
});

describe('decision by the company', () => {
  it('releases the order or executes the withdrawal effective from its date', async () => {
    const [confirmed, ended] = [await anOrder(), await anOrder()];
    await declare(confirmed);
    await declare(ended);
    const declaredAt = tools.shop.clock.now();
    tools.shop.clock.advance(4 * dayMs);
    await handleCompanyDecision(tools.shop.services, confirmed.orderNumber, 'released');
    await handleCompanyDecision(tools.shop.services, ended.orderNumber, 'withdrawn');
    expect(await confirmed.row()).toMatchObject({ cancelled: 0, held_at: null });
    expect(await ended.row()).toMatchObject({ cancelled: 1, withdrawn_at: declaredAt });
    const decided = (await tools.mails()).filter(({ key }) =>
      key.startsWith('withdrawal-decided:'),
    );
    expect(decided.map(({ recipient }) => recipient)).toEqual([confirmed.email, ended.email]);
    await move(confirmed.orderNumber, 'dispatched');
  });

  it('fails with an error when no withdrawal is pending', async () => {
    const order = await anOrder();
    const decide = (number: number) =>
      handleCompanyDecision(tools.shop.services, number, 'released');
    await expect(decide(order.orderNumber)).rejects.toThrow('No withdrawal');
    await expect(decide(1)).rejects.toThrow('There is no order 1.');
  });

  it('is due with reminders after three and ten days, without automatic cancellation', async () => {
    await tools.shop.db.deleteFrom('withdrawal').execute();
    const order = await anOrder();
    await declare(order);
    await tools.shop.db.deleteFrom('mail').execute();
    const reminded = async (days: number) => {
      tools.shop.clock.advance(days * dayMs);
      await sendHoldReminders(tools.shop.services);
      await sendHoldReminders(secondShop.services);
      return (await tools.mails()).length;
    };
    expect(await reminded(2)).toBe(0);
    expect(await reminded(1)).toBe(1);
    expect(await reminded(5)).toBe(1);
    expect(await reminded(2)).toBe(2);
    expect(await reminded(90)).toBe(2);
    const [mail] = await tools.mails();
    expect(mail?.recipient).toBe('post@lautlos.example');
    expect(mail?.text).toContain(`npm run order -- ${order.orderNumber} released`);
    expect(await order.row()).toMatchObject({ cancelled: 0, withdrawn_at: null });
    expect((await order.row()).held_at).not.toBeNull();
  });
});

describe('two concurrent processes', () => {
  const settled = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(({ status }) => status);

  it('dispatch an order before the hold or not at all', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      tools.shop.clock.advance(hourMs);
      const order = await anOrder();
      const declaring = () => declareWithdrawal(secondShop.services, bodyOf(order), null);
      const sending = () => move(order.orderNumber, 'dispatched');
      const work = turn % 2 === 0 ? [declaring(), sending()] : [sending(), declaring()];
      const results = await settled(work);
      const wasSent = results[turn % 2 === 0 ? 1 : 0] === 'fulfilled';
      const row = await order.row();
      expect(row.held_at).not.toBeNull();
      expect(row.dispatched_at !== null).toBe(wasSent);
    }
  });

  it('execute a link once for repeated requests', async () => {
    const order = await anOrder();
    await declare(order);
    const [declaration] = await order.declarations();
    const id = declaration?.id ?? '';
    const at = (index: number) => (index % 2 === 0 ? tools.shop : secondShop).services;
    const verdicts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => handleBuyerDecision(at(index), id, 'confirm')),
    );
    expect(verdicts.filter((verdict) => verdict === 'act')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'late')).toHaveLength(0);
    expect(await order.stock()).toBe(1);
    const mails = (await tools.mails()).filter(({ key }) => key.startsWith('withdrawal-decided'));
    expect(mails).toHaveLength(2);
  });

  it('accept one of two different responses', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      tools.shop.clock.advance(hourMs);
      const order = await anOrder();
      await declare(order);
      const [declaration] = await order.declarations();
      const id = declaration?.id ?? '';
      const verdicts = await Promise.all([
        handleBuyerDecision(tools.shop.services, id, turn % 2 === 0 ? 'confirm' : 'reject'),
        handleBuyerDecision(secondShop.services, id, turn % 2 === 0 ? 'reject' : 'confirm'),
      ]);
      expect(verdicts.toSorted()).toEqual(['act', 'late']);
      const { cancelled, held_at } = await order.row();
      const [after] = await order.declarations();
      expect(held_at).toBeNull();
      expect(cancelled).toBe(after?.state === 'effective' ? 1 : 0);
    }
  });
});

describe('withdrawal receipt', () => {
  it.each([
    ['name', { name: 'Gewinn auf www.beispiel.test' }],
    ['name', { name: 'konto-pruefen.online/login' }],
    ['orderNumber', { orderNumber: 'http://beispiel.test' }],
    ['orderNumber', { orderNumber: '241534 hier: beispiel.com' }],
  ])('rejects a web address in %s', async (field, fields) => {
    const body = { ...bodyOf({ orderNumber: 1, email: 'fremd@example.org' }), ...fields };
    const response = await tools.call('/withdrawals', { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [field] });
    expect(await tools.mails()).toEqual([]);
  });

  it('quotes the text without clickable links, and the company gets it unchanged', async () => {
    const text = 'Siehe https://beispiel.example/x und post@beispiel.example';
    await tools.call('/withdrawals', {
      body: { ...bodyOf({ orderNumber: 1, email: 'fremd@example.org' }), text },
    });
    const [receipt, copy] = await tools.mails();
    expect(receipt?.text).toContain(
      '„Siehe https: //beispiel. example/x und post@beispiel. example“',
    );
    expect(copy?.text).toContain(`„${text}“`);
  });
});
