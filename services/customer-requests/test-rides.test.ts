import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import { dealersFileSchema } from '../demo-data/content-schemas';
import { loadYaml } from '../demo-data/load-yaml';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { removeOldTestRides } from './test-rides.service';

let tools: TestRest;
let start: number;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  start = tools.shop.clock.now();
});

afterAll(() => tools.close());

beforeEach(async () => {
  const { db, clock } = tools.shop;
  clock.advance(start - clock.now());
  await db.deleteFrom('test_ride_request').execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('rate_window').execute();
});

const otherCode = formatConfigurationCode({ sku: 'LU11.25.H.L.TG', parts: [46] });

let keys = 0;

const dayFrom = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10);

const ask = (fields: Record<string, unknown> = {}) => {
  keys += 1;
  const body = {
    key: `key-of-a-test-ride-${keys}`,
    dealerNumber: '20418',
    bike: 'ludwig',
    sku: 'LU11.25.H.M.TG',
    name: 'Mareike Thießen',
    email: 'Mareike@example.org',
    phone: '',
    wish: dayFrom(3),
    message: 'Am liebsten nach der Arbeit.\nDanke.',
    language: 'de',
    filledInMs: 21_000,
    website: '',
    ...fields,
  };
  return tools.call('/test-rides', { body });
};

const listStored = () => tools.shop.db.selectFrom('test_ride_request').selectAll().execute();
const replies = () =>
  tools.shop.db.selectFrom('mail').select(['recipient', 'reply_to']).orderBy('id').execute();

describe('ride request', () => {
  it.each([
    ['employee', 'Dienstrad über den Arbeitgeber. Schätzung im Shop: 70,57 € im Monat'],
    ['selfEmployed', 'Dienstrad, selbständig. Schätzung im Shop: 70,57 € im Monat'],
  ])('includes the computed lease by the %s in the dealer email', async (leasing, lease) => {
    expect((await ask({ leasing, rateCents: 1 })).status).toBe(201);
    const [mail, copy] = await tools.mails();
    expect(mail?.subject).toMatch(/^Dienstrad-Leasing gewünscht: Ludwig/);
    for (const letter of [mail, copy]) expect(letter?.text.replace(/\s/g, ' ')).toContain(lease);
    expect((await ask({ leasing: 'landlord' })).status).toBe(400);
  });

  it('lists the configured parts in the dealer email and includes them in the lease', async () => {
    const numbers = await tools.shop.db.selectFrom('mount').selectAll().execute();
    const numberOf = (sku: string) => numbers.find((row) => row.product_id === sku)?.number ?? 0;
    const parts = ['ZB.CHA.80.TG', 'ZB.TEG.14.230'].map(numberOf);
    const configuration = formatConfigurationCode({ sku: 'LU11.25.H.M.TG', parts }) ?? '';
    expect((await ask({ leasing: 'employee', configuration })).status).toBe(201);
    const [mail, copy] = await tools.mails();
    expect(copy?.subject).toBe('Ihre Leasing-Anfrage bei Radhaus Oranienplatz');
    for (const letter of [mail, copy]) {
      const text = letter?.text.replace(/\s/g, ' ');
      expect(text).toContain(`Konfiguration: ${configuration}`);
      expect(text).toMatch(/Montiert: .*Klingel Charlottenburg, Tannengrün/);
      expect(text).toMatch(/Montiert: .*Bügelschloss Tegel, 230 mm/);
      expect(text).toContain(`/de/configuration?code=${configuration}`);
      expect(text).toContain('Schätzung im Shop: 73,55 € im Monat');
    }
    expect(await listStored()).toMatchObject([{ leasing: 'employee', configuration }]);
  });

  it('is sent with a configuration code whose parts are discontinued', async () => {
    const configuration = formatConfigurationCode({ sku: 'LU11.25.H.M.TG', parts: [1023] }) ?? '';
    expect((await ask({ configuration })).status).toBe(201);
    const [mail] = await tools.mails();
    expect(mail?.text).toContain(configuration);
    expect(mail?.text).not.toContain('Montiert');
  });

  it('is stored for the dealer and emailed to dealer and sender with matching reply addresses', async () => {
    const response = await ask();
    expect(response.status).toBe(201);
    const [row] = await listStored();
    expect(await response.json()).toEqual({ id: row?.id });
    expect(row).toMatchObject({
      dealer_number: '20418',
      sku: 'LU11.25.H.M.TG',
      email: 'mareike@example.org',
      requested_date: dayFrom(3),
    });
    expect(await replies()).toEqual([
      { recipient: 'werkstatt@radhaus-op.example', reply_to: 'mareike@example.org' },
      { recipient: 'mareike@example.org', reply_to: 'werkstatt@radhaus-op.example' },
    ]);
    const [mail, copy] = await tools.mails();
    expect(mail?.subject).toMatch(/^Probefahrt gewünscht: Ludwig/);
    expect(copy?.subject).toBe('Ihre Probefahrt bei Radhaus Oranienplatz');
    for (const letter of [mail, copy]) expect(letter?.text).toContain('LU11.25.H.M.TG');
    expect(mail?.text).toContain('Am liebsten nach der Arbeit.\nDanke.');
    for (const label of ['Am liebsten', 'Name:', 'Nachricht:'])
      expect(copy?.text).not.toContain(label);
  });

  it('is emailed in English to a dealer abroad and in the sender’s language to the sender', async () => {
    await ask({ dealerNumber: '30007' });
    const [mail, copy] = await tools.mails();
    expect(mail?.subject).toMatch(/^Test ride wanted: Ludwig/);
    expect(copy?.subject).toMatch(/^Ihre Probefahrt/);
  });

  it('goes to the company when the dealer has no email address', async () => {
    const { content: dealers } = loadYaml('demo', 'content/dealers.yaml', dealersFileSchema);
    const dealer = dealers.find(({ email, type }) => !email && type === 'dealer');
    await ask({ dealerNumber: dealer?.adrNumber });
    expect((await replies())[0]?.recipient).toBe('post@lautlos.example');
    expect((await tools.mails())[0]?.text).toContain('telefonisch weitergeben');
  });

  it('is processed once when sent repeatedly', async () => {
    const key = 'the-same-key-of-a-ride';
    const answers = await Promise.all([ask({ key }), ask({ key }), ask({ key })]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await listStored()).toHaveLength(1);
    expect(await tools.mails()).toHaveLength(2);
    expect((await ask({ key, name: 'Jemand anders' })).status).toBe(409);
  });

  it.each([
    ['with the honeypot field filled in', { website: 'https://spam.example' }],
    ['submitted implausibly fast', { filledInMs: 900 }],
  ])('%s is rejected without side effects', async (_, fields) => {
    expect((await ask(fields)).status).toBe(400);
    expect(await listStored()).toEqual([]);
    expect(await tools.mails()).toEqual([]);
  });

  it('is limited to four an hour per email', async () => {
    for (let count = 0; count < 4; count += 1) expect((await ask()).status).toBe(201);
    const rejected = await ask();
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBe(3600);
    expect((await ask({ email: 'andere@example.org' })).status).toBe(201);
  });

  it('cannot inject markup, headers or control characters into emails', async () => {
    await ask({ name: '<b>Eva</b>\r\nBcc: all@example.org\u0000', message: 'a\u0007b\r\nc' });
    const [mail] = await tools.mails();
    expect(mail?.subject).not.toContain('Bcc');
    expect(mail?.html).toContain('&lt;b&gt;Eva&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>Eva');
    expect(mail?.text).toContain('ab\nc');
  });

  it.each([
    ['dealerNumber', { dealerNumber: '99999' }],
    ['dealerNumber', { dealerNumber: "1' or 1=1" }],
    ['dealerNumber of a service point', { dealerNumber: '10391' }],
    ['bike', { bike: 'nobodys', sku: '' }],
    ['bike', { bike: '', sku: '' }],
    ['bike that is none', { bike: '../ludwig', sku: '' }],
    ['sku', { sku: 'LU11.25.H.M.XX' }],
    ['sku', { sku: '../secret' }],
    ['configuration', { configuration: 'LAUTLOS10' }],
    ['configuration of another bike', { configuration: otherCode }],
    ['name', { name: ' \u0000 ' }],
    ['email', { email: 'a@b.de\r\nBcc: x@y.de' }],
    ['wish', { wish: '2020-01-01' }],
    ['wish', { wish: '2999-01-01' }],
    ['wish', { wish: 'morgen' }],
    ['message', { message: 'x'.repeat(2_001) }],
    ['key', { key: 'short' }],
    ['language', { language: 'fr' }],
  ])('with an invalid %s is rejected without side effects', async (field, fields) => {
    const response = await ask(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [field.split(' ')[0]] });
    expect(await listStored()).toEqual([]);
    expect(await tools.mails()).toEqual([]);
  });

  it('may contain only the model', async () => {
    expect((await ask({ sku: '' })).status).toBe(201);
    expect(await listStored()).toMatchObject([{ bike: 'ludwig', sku: '' }]);
    const [mail] = await tools.mails();
    expect(mail?.subject).toBe('Probefahrt gewünscht: Ludwig');
    expect(mail?.text).not.toContain('Artikelnummer');
  });

  it('may omit date, phone and message', async () => {
    expect((await ask({ wish: '', message: '', phone: '' })).status).toBe(201);
    expect((await tools.mails())[0]?.text).toContain('Wunschtag: offen');
  });

  it('is deleted after 90 days', async () => {
    await ask();
    const { db, clock } = tools.shop;
    clock.advance(89 * 86_400_000);
    expect(await removeOldTestRides({ db, clock })).toBe(0);
    clock.advance(2 * 86_400_000);
    expect(await removeOldTestRides({ db, clock })).toBe(1);
  });
});
