import { afterEach, beforeEach, expect, it } from 'vitest';
import { minuteMs } from '@/domain/time/durations';
import { readAttachments } from '../../mail/attachments';
import { createMailSender } from '../../mail/sender';
import { aProduct } from '../../testing/a-product';
import { readPdfText } from '../../testing/pdf-text';
import { guest } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { attachConfirmations } from './attach-confirmations';

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
  });
});

afterEach(() => shop.close());

/** A new order, and the mail about it. */
async function anOrder() {
  const buyer = await guest(shop);
  const { data } = await buyer.order(await buyer.readyBasket(await aProduct(shop)));
  const { id, orderNumber } = data.placeOrder as { id: string; orderNumber: number };
  const mail = await shop.db
    .selectFrom('mail')
    .select('id')
    .where('key', '=', `order-confirmation:${id}`)
    .executeTakeFirstOrThrow();
  return { id, orderNumber, mailId: Number(mail.id) };
}

const attach = () => attachConfirmations(shop.services);

it('is in the mail of an order before it leaves, behind what it has', async () => {
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
  const paper = (await readAttachments(shop.db, mailId)).at(-1);
  const { text, raw } = readPdfText(paper?.bytes ?? new Uint8Array());
  expect(text).toContain('Auftragsbestätigung');
  expect(text).toContain(String(orderNumber));
  expect(raw).toContain('/Lang (de-DE)');
});

it('is attached once, however often and by how many it is looked for', async () => {
  const { mailId } = await anOrder();
  await Promise.all([attach(), attach(), attach()]);
  await attach();
  expect(await readAttachments(shop.db, mailId)).toHaveLength(4);
});

it('that cannot be made holds its mail up for five minutes, and no other', async () => {
  const broken = await anOrder();
  await shop.db.updateTable('order').set({ vats: 'no JSON' }).where('id', '=', broken.id).execute();
  const good = await anOrder();
  await attach();
  expect(await sendDue()).toBe(1);
  expect(sent.map(({ key }) => key)).toEqual([`order-confirmation:${good.id}`]);
  shop.clock.pass(5 * minuteMs - 1);
  await attach();
  expect(await sendDue()).toBe(0);
  shop.clock.pass(1);
  await attach();
  expect(await sendDue()).toBe(1);
  expect(sent.at(-1)?.files).not.toContain(`AB-${broken.orderNumber}.pdf`);
});

it('is made for five mails a round, whatever stands before them', async () => {
  const broken = [];
  for (let count = 0; count < 6; count += 1) broken.push((await anOrder()).id);
  await shop.db.updateTable('order').set({ vats: 'no JSON' }).where('id', 'in', broken).execute();
  for (let count = 0; count < 7; count += 1) await anOrder();
  await attach();
  expect(await sendDue()).toBe(5);
  await attach();
  expect(await sendDue()).toBe(2);
});

it('is not waited for by any other mail', async () => {
  await anOrder();
  const waiting = await shop.db
    .selectFrom('mail')
    .select('key')
    .where('waits_for', 'is not', null)
    .execute();
  expect(waiting).toHaveLength(1);
});
