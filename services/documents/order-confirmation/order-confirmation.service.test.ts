import { afterEach, beforeEach, expect, it } from 'vitest';
import { minuteMs } from '@/domain/time/durations';
import { listAttachmentFiles } from '../../mail/attachments';
import { DatabaseUnavailable } from '../../database/database-errors';
import { createMailSender } from '../../mail/mail-sender';
import { createLogger } from '../../platform/logger';
import { createProductFixture } from '../../testing/product-fixture';
import { createFailingDatabase } from '../../testing/database-faults';
import { parsePdfText } from '../../testing/pdf-text';
import { createGuestShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { attachConfirmation } from './order-confirmation.service';

let shop: TestShop;
let sent: { key: string; files: string[] }[];
let sendDue: () => Promise<number>;

beforeEach(async () => {
  shop = await openTestShop();
  sent = [];
  const { db, clock, services } = shop;
  sendDue = createMailSender({
    ...{ db, clock, logger: services.logger },
    deliver: async ({ key }, attachments) => {
      sent.push({ key, files: attachments.map(({ fileName }) => fileName) });
    },
  }).sendDue;
});

afterEach(() => shop.close());

/** Creates an order and the email about it. */
async function anOrder() {
  const buyer = await createGuestShopper(shop);
  const { data } = await buyer.order(await buyer.readyBasket(await createProductFixture(shop)));
  const { id, orderNumber } = data.placeOrder as { id: string; orderNumber: number };
  const mail = await shop.db
    .selectFrom('mail')
    .select('id')
    .where('key', '=', `order-confirmation:${id}`)
    .executeTakeFirstOrThrow();
  return { id, orderNumber, mailId: Number(mail.id) };
}

const attachOne = (services = shop.services) => attachConfirmation(services);

/** Attaches documents like the job: one after the other until none is left. */
async function attach(services = shop.services): Promise<void> {
  while (await attachOne(services));
}

it('is added to the order email before it is sent, after the existing attachments', async () => {
  const { id, orderNumber, mailId } = await anOrder();
  expect(await sendDue()).toBe(0);
  await attach();
  expect(await sendDue()).toBe(1);
  const files = [
    `${orderNumber}.ics`,
    'Lautlos-AGB.pdf',
    'Lautlos-Widerrufsbelehrung.pdf',
    `AB-${orderNumber}.pdf`,
  ];
  expect(sent).toEqual([{ key: `order-confirmation:${id}`, files }]);
  const paper = (await listAttachmentFiles(shop.db, mailId)).at(-1);
  const { text, raw } = parsePdfText(paper?.bytes ?? new Uint8Array());
  expect(text).toContain('Auftragsbestätigung');
  expect(text).toContain(String(orderNumber));
  expect(raw).toContain('/Lang (de-DE)');
});

it('is attached once under repeated and concurrent runs', async () => {
  const { mailId } = await anOrder();
  await Promise.all([attach(), attach(), attach()]);
  await attach();
  expect(await listAttachmentFiles(shop.db, mailId)).toHaveLength(4);
});

const halfMinute = minuteMs / 2;

const breakDocumentsOf = (orders: readonly { id: string }[]) =>
  shop.db
    .updateTable('order')
    .set({ vats: 'no JSON' })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();

it('delays its own email by five minutes when it cannot be created, and no other email', async () => {
  const broken = await anOrder();
  await breakDocumentsOf([broken]);
  const good = await anOrder();
  await attach();
  expect(await sendDue()).toBe(1);
  expect(sent.map(({ key }) => key)).toEqual([`order-confirmation:${good.id}`]);
  for (let tries = 1; tries < 10; tries += 1) {
    shop.clock.advance(halfMinute);
    expect(await attachOne()).toBe(true);
    expect(await attachOne()).toBe(false);
    expect(await sendDue()).toBe(0);
  }
  shop.clock.advance(halfMinute);
  await attach();
  expect(await sendDue()).toBe(1);
  expect(sent.at(-1)?.files).not.toContain(`AB-${broken.orderNumber}.pdf`);
});

it('is created one by one until none is pending, regardless of failing ones', async () => {
  const broken = await runSequentially(9, anOrder);
  await breakDocumentsOf(broken);
  const good = await runSequentially(3, anOrder);
  await attach();
  expect(await sendDue()).toBe(good.length);
});

it('is created by one process at a time', async () => {
  await runSequentially(4, anOrder);
  const other = await shop.openSecondProcess();
  const made = await Promise.all([shop, other].map(({ services }) => countOf(services)));
  await other.db.destroy();
  expect(made.reduce((sum, count) => sum + count)).toBe(4);
  expect(await sendDue()).toBe(4);
});

it('is created by another process when the first one has died', async () => {
  await anOrder();
  const line = createFailingDatabase(shop.db);
  line.failAfter(2);
  await expect(attachOne({ ...shop.services, db: line.db })).rejects.toThrow(DatabaseUnavailable);
  expect(await attachOne()).toBe(false);
  shop.clock.advance(halfMinute);
  expect(await attachOne()).toBe(true);
  expect(await sendDue()).toBe(1);
});

it('is still created after a database outage longer than the document timeout', async () => {
  const orders = await runSequentially(3, anOrder);
  shop.clock.advance(6 * minuteMs);
  const line = createFailingDatabase(shop.db);
  const lines: string[] = [];
  const logger = createLogger((text) => lines.push(text));
  for (const statements of [0, 2, 4]) {
    line.failAfter(statements);
    const attempt = attachOne({ ...shop.services, logger, db: line.db });
    await expect(attempt).rejects.toThrow(DatabaseUnavailable);
  }
  line.recover();
  shop.clock.advance(halfMinute);
  await attach();
  expect(await sendDue()).toBe(3);
  expect(lines).toEqual([]);
  const files = sent.flatMap((mail) => mail.files);
  for (const { orderNumber } of orders) expect(files).toContain(`AB-${orderNumber}.pdf`);
});

async function runSequentially<Result>(
  count: number,
  make: () => Promise<Result>,
): Promise<Result[]> {
  const made: Result[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

async function countOf(services: typeof shop.services): Promise<number> {
  let count = 0;
  while (await attachOne(services)) count += 1;
  return count;
}

it('delays no other email', async () => {
  await anOrder();
  const waiting = await shop.db
    .selectFrom('mail')
    .select('key')
    .where('pending_document', 'is not', null)
    .execute();
  expect(waiting).toHaveLength(1);
});
