import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBerlinDay } from '@/domain/time/day';
import { changeRestockDate } from '../../shop/order/restock-date-change';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import { signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { type VeloClient, createVeloClient } from '../../testing/velo-client';

const dayMs = 24 * 60 * 60 * 1000;

let tools: TestRest;
let client: VeloClient;
let token: string | undefined;

beforeAll(async () => {
  tools = await openTestRest();
  client = await createVeloClient(tools);
  token = (await signInShopper(tools.shop, 'laden@lautlos.example')).token;
  const incoming1At = Date.parse('2026-12-04');
  await createProductFixture(tools.shop, {
    id: 'F.1',
    stock: { amount: 2, incoming1: 5, incoming1At },
    hekCents: 100_005,
  });
  await createProductFixture(tools.shop, { id: '=F.2', stock: 0 });
  await tools.shop.db
    .updateTable('customer')
    .set({ dealer_number: '20418' })
    .where('email', '=', 'laden@lautlos.example')
    .execute();
});
afterAll(() => tools.close());

const basic = (user: string, secret: string) =>
  `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;

const feed = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  tools.request(`/feeds${path}`, {
    ...init,
    headers: { authorization: basic(client.user, client.secret), ...init.headers },
  });

const stocked = async () => (await tools.call('/dealer-stock')).json();

describe('article feed', () => {
  it('is a CSV for spreadsheets without executable formulas', async () => {
    const response = await feed('/articles.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe(
      'sku;title;description;netPrice;retailPrice;currency;stock;incoming1;incoming1On;incoming2;incoming2On;incoming1FormerlyOn;ean;category;variant;color;size;weightGrams;vatPercent;unit;picture',
    );
    expect(lines).toContain(
      'F.1;Rad F.1;"Rad F.1, Ein Rad";1000,05;2000,00;EUR;2;5;2026-12-04;;;;;;;;;;19;EA;http://localhost:3000/media/products/F.1?w=1200',
    );
    expect(lines.some((line) => line.startsWith("'=F.2;"))).toBe(true);
  });

  it('is available as JSON', async () => {
    const { articles } = await (await feed('/articles.json')).json();
    expect(articles).toContainEqual({
      ...{ sku: 'F.1', title: 'Rad F.1', description: 'Rad F.1, Ein Rad' },
      ...{ netPrice: '1000.05', retailPrice: '2000.00', currency: 'EUR' },
      ...{ stock: 2, incoming: [{ amount: 5, on: '2026-12-04' }] },
      ...{ ean: null, category: null, variant: null, color: null, size: null, weightGrams: null },
      ...{ vatPercent: 19, unit: 'EA' },
      picture: 'http://localhost:3000/media/products/F.1?w=1200',
    });
  });

  it('contains the data that merchandise systems need for demo articles, with moved delivery dates', async () => {
    const demo = await openTestRest({ demoDir: 'demo' });
    const dealer = await createVeloClient(demo);
    const { db } = demo.shop;
    const late = await db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['product.id', 'product.sku', 'stock.incoming1_at'])
      .where('stock.incoming1_at', '>', demo.shop.clock.now())
      .where('product.sku', 'like', 'LU11.25%')
      .where('stock.incoming2_at', 'is', null)
      .executeTakeFirstOrThrow();
    const expectedAt = Date.parse('2027-03-15T11:00:00Z');
    await changeRestockDate(demo.shop.services, { sku: late.sku ?? '', slot: 1, expectedAt });
    const authorization = basic(dealer.user, dealer.secret);
    const response = await demo.request('/feeds/articles.json', { headers: { authorization } });
    const { articles } = await response.json();
    const named = (sku: string) => articles.find((one: { sku: string }) => one.sku === sku);
    expect(named('LU11.25.H.M.TG')).toMatchObject({
      ...{ category: 'Fahrräder', color: 'Tannengrün', size: 'M', vatPercent: 19, unit: 'EA' },
      weightGrams: expect.any(Number),
      variant: expect.stringContaining(','),
    });
    expect(named('ZB.KRE.42.MS')).toMatchObject({ color: 'Messing', category: expect.any(String) });
    expect(named(late.sku ?? '').incoming).toEqual([
      {
        ...{ amount: expect.any(Number), on: '2027-03-15' },
        formerlyOn: toBerlinDay(late.incoming1_at ?? 0),
      },
    ]);
    await demo.close();
  }, 60_000);

  it('returns 304 while nothing has changed', async () => {
    const etag = (await feed('/articles.csv')).headers.get('etag') ?? '';
    const again = await feed('/articles.csv', { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await createProductFixture(tools.shop, { id: 'F.3' });
    const changed = await feed('/articles.csv', { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });

  it.each([
    ['a request without credentials', ''],
    ['a wrong key', basic('10482-radhaus', 'wrong')],
    ['a shop token', 'Bearer x'],
    ['credentials without a colon', `Basic ${Buffer.from('x').toString('base64')}`],
  ])('is rejected for %s', async (_, authorization) => {
    const response = await feed('/articles.csv', { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Basic');
    expect(await response.text()).not.toContain('1000,05');
  });

  it('is recorded in the access log', async () => {
    const { calls } = await (await tools.call('/b2b/stock-connect', { token })).json();
    const operations = calls.map(({ operation, code }: Record<string, unknown>) => [
      operation,
      code,
    ]);
    expect(operations).toContainEqual(['feed.csv', 304]);
    expect(operations).toContainEqual(['feed.csv', 401]);
    expect(operations).toContainEqual(['feed.json', 200]);
  });
});

describe('documents and account', () => {
  let orderId: string;
  beforeAll(async () => {
    await createProductFixture(tools.shop, { id: 'F.9', stock: 9, hekCents: 10_000 });
    const { transactionId } = await client.get('CreateOrderRequest', [['Quantity.F.9', '2']]);
    const done = await client.get('FinishOrderRequest', [['TransactionID', transactionId]]);
    orderId = done.root.OrderHeader.OrderID;
    const move = { step: 'dispatched', isPaid: false, trackingNumber: null } as const;
    await updateOrderProgress(tools.shop.services, {
      ...{ ...move, orderNumber: Number(orderId), expectedAt: null },
    });
  });

  it('serves the invoice and its XML with the API key, as linked in the account', async () => {
    const account = await (await feed('/account.json')).json();
    const invoice = account.invoices.find(({ order }: { order: string }) => order === orderId);
    expect(invoice).toMatchObject({
      ...{ issuedOn: '2026-11-21', dueOn: '2026-12-21', paidOn: null, state: 'open' },
      open: invoice.total,
    });
    expect(Number(account.credit.limit) - Number(account.credit.open)).toBeCloseTo(
      Number(account.credit.free),
    );
    const path = invoice.url.replace('http://localhost:3000/feeds', '');
    const pdf = await feed(path);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(parsePdfText(Buffer.from(await pdf.arrayBuffer())).text).toContain(invoice.number);
    const xrechnung = await feed(path.replace('.pdf', '.xml'));
    expect([xrechnung.status, xrechnung.headers.get('content-type')]).toEqual([
      200,
      'application/xml',
    ]);
    expect(await xrechnung.text()).toContain(`<ram:ID>${invoice.number}</ram:ID>`);
    const confirmation = await feed(`/documents/AB-${orderId}.pdf`);
    expect(confirmation.status).toBe(200);
  });

  it('rejects requests of other dealers', async () => {
    const other = await createVeloClient(tools, 'werkstatt@lautlos.example');
    const headers = { authorization: basic(other.user, other.secret) };
    const paths = [`/documents/AB-${orderId}.pdf`, '/documents/RE-1.pdf', '/documents/RE-1.xml'];
    for (const path of paths) expect((await feed(path, { headers })).status).toBe(404);
    const anonymousResponse = await tools.request(`/feeds/documents/AB-${orderId}.pdf`);
    expect([anonymousResponse.status, anonymousResponse.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('Basic'),
    ]);
  });
});

describe('stock report', () => {
  const uploadStock = (body: string | Uint8Array<ArrayBuffer>, type = 'text/csv') =>
    feed('/stock', { method: 'PUT', body, headers: { 'content-type': type } });
  const upload = async (body: unknown, type = 'text/csv') =>
    (
      await tools.call('/b2b/stock-report', { token, body, headers: { 'content-type': type } })
    ).json();

  it('accepts every valid row and lists rejected rows with reasons', async () => {
    const result = await upload(
      [
        'Artikelnummer;Bezeichnung;Bestand',
        'F.1;Rad;3',
        '',
        'NO-SUCH;Rad;1',
        'f.3;Rad;0',
        'F.3;Rad;2',
        "'=F.2;Rad;viele",
        '=F.2;Rad;-1',
        ';Rad;4',
        'F.3;Rad;',
      ].join('\r\n'),
    );
    expect(result).toEqual({
      taken: 2,
      refused: [
        { line: 4, text: 'NO-SUCH; Rad; 1', reason: 'unknownSku' },
        { line: 6, text: 'F.3; Rad; 2', reason: 'twice' },
        { line: 7, text: "'=F.2; Rad; viele", reason: 'badAmount' },
        { line: 8, text: '=F.2; Rad; -1', reason: 'badAmount' },
        { line: 9, text: '; Rad; 4', reason: 'empty' },
        { line: 10, text: 'F.3; Rad; ', reason: 'empty' },
      ],
    });
    const { report } = await (await tools.call('/b2b/stock-connect', { token })).json();
    expect(report).toEqual({ at: expect.any(String), articles: 1, pieces: 3 });
    expect(await stocked()).toEqual({ dealers: [{ dealerNumber: '20418', skus: ['F.1'] }] });
  });

  const mixed = 'Artikelnummer;Bestand;Ort\r\nF.1;3;Berlin\nF.3;4;Berlin\r\n=F.2;5;Bonn\r';
  const utf16 = Uint8Array.from(Buffer.from(`\uFEFF${mixed}`, 'utf16le'));
  it.each([
    ['mixed line endings', mixed],
    ['UTF-16', utf16],
    [
      'quotation marks in names',
      'Artikelnummer;Bestand;Name\nF.1;3;"Der Leise" Lu\nF.3;4;"Der Leise" Gr\n=F.2;5;x\n',
    ],
    [
      'commas in a column header',
      'Artikelnummer;Bestand;Name (Größe, Farbe, Rahmen)\nF.1;3;x\nF.3;4;x\n=F.2;5;x\n',
    ],
    ['other column headers', 'Bezeichnung;Artikel-Nr.;Lagerbestand\nx;F.1;3\nx;F.3;4\nx;=F.2;5\n'],
    ['compound headers', 'ArtikelNr\tBezeichnung\tBestand\nF.1\tx\t3\nF.3\tx\t4\n=F.2\tx\t5\n'],
    ['a declared separator', 'sep=|\nSKU|Name|Stock\nF.1|x|3\nF.3|x|4\n=F.2|x|5\n'],
    ['quoted cells', '"F.1";"3"\r\n"F.3";"4"\r\n"=F.2";"5"\r\n'],
    ['three decimals', 'F.1;3,000\nF.3;4,000\n=F.2;5,000\n'],
  ])('accepts every row: %s', async (_, body) => {
    expect(await (await uploadStock(body)).json()).toEqual({ taken: 3, refused: [] });
  });

  it('lists an unreadable row and loses no other', async () => {
    const csv = 'Artikelnummer;Bestand;Name\nF.1;3;x\nF.3;4;"Rad\n=F.2;1.000;28"\n';
    expect(await (await uploadStock(csv)).json()).toEqual({
      taken: 1,
      refused: [
        { line: 3, text: 'F.3;4;"Rad', reason: 'badQuotes' },
        { line: 4, text: '=F.2; 1.000; 28"', reason: 'badAmount' },
      ],
    });
    const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 1]);
    expect((await uploadStock(workbook)).status).toBe(400);
  });

  it('rejects a row whose duplicate columns differ', async () => {
    const csv = 'Artikelnummer;Bestand;Bestand\nF.1;3;3\nF.3;4;5\n';
    expect(await upload(csv)).toEqual({
      taken: 1,
      refused: [{ line: 3, text: 'F.3; 4; 5', reason: 'badAmount' }],
    });
  });

  it.each([
    ['an empty file', '', 'text/csv', 200],
    ['JSON in UTF-16', Buffer.from('\ufeff[{"sku":"F.1","amount":1}]', 'utf16le'), 'json', 200],
    ['a null byte', 'F.1;1\nF.3;\0 2', 'text/csv', 400],
    ['JSON with unknown fields', '{"rows":[],"append":true}', 'json', 400],
  ])('handles %s', async (_, body, type, status) => {
    const kind = type === 'json' ? 'application/json' : type;
    const bytes = typeof body === 'string' ? body : Uint8Array.from(body);
    expect((await uploadStock(bytes, kind)).status).toBe(status);
  });

  it('can be pushed as CSV without headers in Windows-1252 or as JSON', async () => {
    const csv = Uint8Array.from(Buffer.from('F.3\t2\nMüll\t1\n', 'latin1'));
    expect(await (await uploadStock(csv)).json()).toMatchObject({
      taken: 1,
      refused: [{ line: 2, text: 'Müll; 1', reason: 'unknownSku' }],
    });
    expect((await stocked()).dealers[0].skus).toEqual(['F.3']);
    const json = JSON.stringify([{ sku: 'F.1', amount: 4 }, { sku: 'F.3' }, 7]);
    expect(await (await uploadStock(json, 'application/json')).json()).toMatchObject({
      taken: 1,
      refused: [
        { line: 2, reason: 'empty' },
        { line: 3, text: '7', reason: 'empty' },
      ],
    });
    expect((await stocked()).dealers[0].skus).toEqual(['F.1']);
  });

  it('can extend the previous report, as corrected rows do', async () => {
    await upload('F.1;2');
    const result = await upload(
      { add: true, rows: [{ sku: 'F.3', amount: '1' }] },
      'application/json',
    );
    expect(result).toEqual({ taken: 1, refused: [] });
    expect((await stocked()).dealers[0].skus).toEqual(['F.1', 'F.3']);
  });

  it('changes nothing without a valid row', async () => {
    await upload('F.1;2');
    expect(await upload('what;ever\nelse')).toMatchObject({ taken: 0 });
    expect((await stocked()).dealers[0].skus).toEqual(['F.1']);
  });

  it('is rejected beyond 5,000 rows or 2 MB with the limit, and when it is not JSON', async () => {
    const rows = await uploadStock('F.1;1\n'.repeat(5_001));
    expect([rows.status, (await rows.json()).message]).toEqual([
      413,
      expect.stringContaining('5.000'),
    ]);
    const bytes = await uploadStock('x'.repeat(2 * 1024 * 1024 + 1));
    expect([bytes.status, (await bytes.json()).message]).toEqual([
      413,
      expect.stringContaining('2 MB'),
    ]);
    expect((await uploadStock('{', 'application/json')).status).toBe(400);
    expect((await uploadStock('F.1;1\n'.repeat(5_000))).status).toBe(200);
  });

  it('expires after two weeks and never exposes quantities', async () => {
    await upload('F.1;2');
    const response = await tools.call('/dealer-stock');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await response.text()).not.toMatch(/amount|pieces/);
    tools.shop.clock.advance(14 * dayMs);
    expect((await stocked()).dealers).toEqual([]);
  });
});
