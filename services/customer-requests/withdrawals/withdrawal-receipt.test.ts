import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAttachmentFiles } from '../../mail/attachments';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import { createGuestShopper, type Shopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { handleBuyerDecision } from './decide-withdrawal';

let tools: TestRest;
let buyer: Shopper;
let count = 0;

beforeAll(async () => {
  tools = await openTestRest();
  buyer = await createGuestShopper(tools.shop, { email: 'beleg@example.org' });
});

afterAll(() => tools.close());

/** Submits a withdrawal from a new order, and returns functions to inspect it. */
async function aDeclaration(fields: Record<string, unknown> = {}) {
  count += 1;
  // Each test runs in another hour, because an email address may submit five withdrawals per hour.
  tools.shop.clock.advance(60 * 60_000);
  const basket = await buyer.readyBasket(await createProductFixture(tools.shop), {
    title: `beleg ${count}`,
  });
  const { data } = await buyer.order(basket);
  const { orderNumber } = data.placeOrder as { orderNumber: number };
  const body = {
    ...{ key: `key-of-a-declaration-${count}`, name: 'Mareike Thießen' },
    ...{ email: 'beleg@example.org', orderNumber: String(orderNumber) },
    ...{ text: 'Nur der Korb.', language: 'de' },
    ...fields,
  };
  const response = await tools.call('/withdrawals', { body });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { id, orderNumber, key: body.key, body };
}

async function download(path: string, token?: string) {
  const response = await tools.call(path, { ...(token && { token }) });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const byKey = (key: string) => download(`/withdrawals/receipts/${key}.pdf`);
const byOrder = (orderNumber: number, token?: string) =>
  download(`/withdrawals/orders/${orderNumber}.pdf`, token);

const attached = async (id: string) => {
  const mail = await tools.shop.db
    .selectFrom('mail')
    .select('id')
    .where('key', '=', `withdrawal:${id}`)
    .executeTakeFirstOrThrow();
  return listAttachmentFiles(tools.shop.db, Number(mail.id));
};

it.each([
  {
    language: 'de',
    name: 'Eingangsbestaetigung-Widerruf.pdf',
    said: [
      'Eingangsbestätigung des Widerrufs',
      'Hiermit bestätigen wir den Eingang dieser Erklärung',
      'Hiermit widerrufe ich den Vertrag zu Bestellung',
      'Wie es weitergeht, steht in der E-Mail',
      'MEZ',
    ],
  },
  {
    language: 'en',
    name: 'Confirmation-of-receipt.pdf',
    said: [
      'Confirmation of receipt of your withdrawal',
      'I hereby withdraw from the contract under order',
      'CET',
    ],
  },
])('contains declaration and time in $language as tagged PDF', async ({ language, name, said }) => {
  const { id, orderNumber } = await aDeclaration({ language });
  const [file, ...more] = await attached(id);
  expect(more).toEqual([]);
  expect(file).toMatchObject({ fileName: name, mediaType: 'application/pdf' });
  const { text, raw, pages } = parsePdfText(file?.bytes ?? new Uint8Array());
  const read = text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
  expect(pages).toBe(1);
  const facts = [String(orderNumber), 'Mareike Thießen', 'beleg@example.org', 'Nur der Korb.'];
  for (const one of [...said, ...facts, 'Lautlos Fahrradbau GmbH']) expect(read).toContain(one);
  expect(read).toMatch(/\d{1,2}:00:00/);
  expect(raw).toContain(`/Lang (${language === 'de' ? 'de-DE' : 'en-GB'})`);
  expect(raw).toContain('/MarkInfo');
  expect(raw).toContain('/DisplayDocTitle true');
});

it('is the same file by email, by key and in the account, permanently', async () => {
  const { id, key, orderNumber, body } = await aDeclaration();
  await tools.call('/withdrawals', { body });
  expect((await byOrder(orderNumber, buyer.token)).response.status).toBe(404);
  await handleBuyerDecision(tools.shop.services, id, 'confirm');
  const [file] = await attached(id);
  const sent = Buffer.from(file?.bytes ?? []);
  const { value } = await tools.shop.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'brand')
    .executeTakeFirstOrThrow();
  const setBrand = (json: string) =>
    tools.shop.db.updateTable('setting').set({ value: json }).where('name', '=', 'brand').execute();
  await setBrand(JSON.stringify({ ...JSON.parse(value), company: 'Ganz anders GmbH' }));
  const { response, bytes } = await byKey(key);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toContain('Eingangsbestaetigung');
  expect(bytes.equals(sent)).toBe(true);
  expect((await byOrder(orderNumber, buyer.token)).bytes.equals(sent)).toBe(true);
  await setBrand(value);
  const rows = await tools.shop.db.selectFrom('mail_file').select('hash').execute();
  const withdrawal = await tools.shop.db
    .selectFrom('withdrawal')
    .select('receipt_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(rows.filter(({ hash }) => hash === withdrawal.receipt_hash)).toHaveLength(1);
});

it('is accessible only with its key or for an own order', async () => {
  const { key, orderNumber } = await aDeclaration();
  const other = await createGuestShopper(tools.shop);
  const statuses = [
    await byKey(`${key}x`),
    await byKey('0'.repeat(16)),
    await byKey('short'),
    await byKey(`${key}%2F..`),
    await byOrder(orderNumber, other.token),
    await byOrder(999_999_999, buyer.token),
  ].map(({ response }) => response.status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await byOrder(orderNumber)).response.status).toBe(401);
});

it('is created on request for an older declaration', async () => {
  const { id, key } = await aDeclaration();
  await tools.shop.db
    .updateTable('withdrawal')
    .set({ receipt_hash: null })
    .where('id', '=', id)
    .execute();
  const { response, bytes } = await byKey(key);
  expect(response.status).toBe(200);
  expect(parsePdfText(bytes).text).toContain('Mareike Thießen');
});

it('is not served after tampering', async () => {
  const { id, key } = await aDeclaration();
  const { receipt_hash } = await tools.shop.db
    .selectFrom('withdrawal')
    .select('receipt_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tools.shop.db
    .updateTable('mail_file')
    .set({ bytes: Buffer.from('%PDF-1.7 other') })
    .where('hash', '=', receipt_hash ?? '')
    .execute();
  expect((await byKey(key)).response.status).toBe(500);
});

it('contains no markup or control characters from the sender and long texts in full', async () => {
  const long = `${'Rahmen zu groß. '.repeat(110)}ENDE`;
  const { key } = await aDeclaration({ name: '<b>Eva</b> & Co\u0000', text: long });
  const { response, bytes } = await byKey(key);
  expect(response.status).toBe(200);
  const { text } = parsePdfText(bytes);
  expect(text).toContain('<b>Eva</b> & Co');
  expect(text).toContain('ENDE');
});
