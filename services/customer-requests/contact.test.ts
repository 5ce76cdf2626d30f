import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { removeOldContactMessages } from './contact.service';

let tools: TestRest;
let noon: number;

beforeAll(async () => {
  tools = await openTestRest();
  noon = tools.shop.clock.now();
});

afterAll(() => tools.close());

beforeEach(async () => {
  const { db, clock } = tools.shop;
  clock.advance(noon - clock.now());
  await db.deleteFrom('contact_message').execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('rate_window').execute();
});

let keys = 0;

const write = (fields: Record<string, unknown> = {}) => {
  keys += 1;
  const body = {
    key: `key-of-a-message-${keys}`,
    topic: 'service',
    name: 'Mareike Thießen',
    email: 'Mareike@example.org',
    orderNumber: '240731',
    text: 'Der Riemen singt.\nNur bergauf.',
    language: 'de',
    filledInMs: 21_000,
    website: '',
    ...fields,
  };
  return tools.call('/contact', { body });
};

const taken = () => tools.shop.db.selectFrom('contact_message').selectAll().execute();

describe('contact message', () => {
  it('goes to the company, and the sender gets a receipt without any of the sender’s text', async () => {
    const response = await write();
    expect(response.status).toBe(201);
    const [row] = await taken();
    expect(await response.json()).toEqual({ id: row?.id });

    const [mail, copy] = await tools.mails();
    expect(mail).toMatchObject({
      recipient: 'post@lautlos.example',
      subject: 'Kontakt, Werkstatt und Ersatzteile: Mareike Thießen',
    });
    expect(mail?.text).toContain('auf Deutsch antworten');
    expect(copy).toMatchObject({
      recipient: 'mareike@example.org',
      subject: 'Ihre Nachricht an Lautlos',
    });
    for (const sentence of ['240731', 'mareike@example.org', 'Der Riemen singt.\nNur bergauf.'])
      expect(mail?.text).toContain(sentence);
    expect(copy?.text).toContain('Thema: Werkstatt und Ersatzteile');
    for (const sentence of ['240731', 'Mareike', 'Riemen'])
      expect(copy?.text).not.toContain(sentence);
  });

  it('triggers a receipt in English for an English sender', async () => {
    await write({ language: 'en', topic: 'press', orderNumber: '' });
    const [mail, copy] = await tools.mails();
    expect(mail?.text).toContain('auf Englisch antworten');
    expect(copy?.subject).toBe('Your message to Lautlos');
    expect(copy?.text).toContain('Topic: Press');
    expect(copy?.text).not.toContain('Order number');
  });

  it('is processed once when sent repeatedly', async () => {
    const key = 'the-same-key-of-a-message';
    const answers = await Promise.all([write({ key }), write({ key }), write({ key })]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await tools.mails()).toHaveLength(2);
    expect((await write({ key, text: 'Etwas anderes.' })).status).toBe(409);
    expect(await tools.mails()).toHaveLength(2);
  });

  it.each([
    ['with the honeypot field filled in', { website: 'https://spam.example' }],
    ['submitted implausibly fast', { filledInMs: 900 }],
  ])('%s is rejected without side effects', async (_, fields) => {
    const response = await write(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('schneller, als jemand schreiben'),
    });
    expect(await taken()).toEqual([]);
    expect(await tools.mails()).toEqual([]);
  });

  it('is limited to five an hour per email', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await write()).status).toBe(201);
      tools.shop.clock.advance(60_000);
    }
    const rejected = await write();
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe(String(55 * 60));
    expect((await write({ email: 'mareike+1@example.org' })).status).toBe(429);
    expect((await write({ email: 'andere@example.org' })).status).toBe(201);
    tools.shop.clock.advance(55 * 60_000);
    expect((await write()).status).toBe(201);
  });

  it('cannot inject markup, headers or control characters into emails', async () => {
    await write({ name: '<b>Eva</b>\r\nBcc: all@example.org\u0000', text: 'a\u0007b\r\nc' });
    const [mail] = await tools.mails();
    expect(mail?.subject).toBe(
      'Kontakt, Werkstatt und Ersatzteile: <b>Eva</b> Bcc: all@example.org',
    );
    expect(mail?.html).toContain('&lt;b&gt;Eva&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>Eva');
    expect(mail?.text).toContain('ab\nc');
  });

  it.each([
    ['topic', { topic: 'weather' }],
    ['name', { name: ' \u0000 ' }],
    ['email', { email: 'a@b' }],
    ['orderNumber', { orderNumber: 'x'.repeat(41) }],
    ['text', { text: '  ' }],
    ['text', { text: 'x'.repeat(4_001) }],
    ['key', { key: 'short' }],
    ['language', { language: 'fr' }],
    ['filledInMs', { filledInMs: undefined }],
  ])('with an invalid %s is rejected without side effects', async (field, fields) => {
    const response = await write(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [field] });
    expect(await tools.mails()).toEqual([]);
  });

  it('is deleted after a day, except for its emails', async () => {
    await write();
    tools.shop.clock.advance(23 * 3_600_000);
    const { db, clock } = tools.shop;
    expect(await removeOldContactMessages({ db, clock })).toBe(0);
    clock.advance(2 * 3_600_000);
    expect(await removeOldContactMessages({ db, clock })).toBe(1);
    expect(await tools.mails()).toHaveLength(2);
  });
});
