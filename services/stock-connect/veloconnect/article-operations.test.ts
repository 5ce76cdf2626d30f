import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { type VeloClient, createVeloClient } from '../../testing/velo-client';

describe('get item details', () => {
  let tools: TestRest;
  let client: VeloClient;

  const soon = Date.parse('2026-12-04');
  const later = Date.parse('2027-01-15');

  beforeAll(async () => {
    tools = await openTestRest();
    const { shop } = tools;
    await createProductFixture(shop, {
      id: 'SHELF',
      stock: 5,
      hekCents: 100_005,
      uvpCents: 199_900,
    });
    await createProductFixture(shop, { id: 'FEW', stock: 2 });
    await createProductFixture(shop, {
      id: 'COMING',
      stock: { incoming1: 3, incoming1At: soon, incoming2: 4, incoming2At: later },
    });
    await createProductFixture(shop, { id: 'GONE', stock: 0 });
    await createProductFixture(shop, { id: 'LU11.26.H.M.TG' });
    await createProductFixture(shop, { id: 'ODD', sku: 'A & B <1>', stock: 1 });
    client = await createVeloClient(tools);
  });
  afterAll(() => tools.close());

  const details = async (sku: string, pieces?: string) =>
    (
      await client.get('GetItemDetailsRequest', [
        ['SellersItemIdentification', sku],
        ...(pieces === undefined ? [] : ([['Quantity', pieces]] as const)),
      ])
    ).root;

  describe('article', () => {
    it.each([
      ['SHELF', undefined, { Code: 'available' }],
      ['SHELF', '5', { Code: 'available' }],
      ['FEW', '3', { Code: 'partially_available', AvailableQuantity: pieces('2') }],
      ['COMING', undefined, { Code: 'expecting_delivery', ExpectedDeliveryDate: '2026-12-04' }],
      ['COMING', '5', { Code: 'expecting_delivery', ExpectedDeliveryDate: '2027-01-15' }],
      ['GONE', '1', { Code: 'not_available' }],
    ])('%s, quantity %s: returns %j', async (sku, count, availability) => {
      expect((await details(sku, count)).Availability).toEqual(availability);
    });

    it('contains net dealer price, gross retail price, manufacturer and picture in their namespaces', async () => {
      const { document } = await client.get('GetItemDetailsRequest', [
        ['SellersItemIdentification', 'SHELF'],
      ]);
      expect(document).toContain(
        [
          '<cac:Item><cbc:Description>Rad SHELF, Ein Rad</cbc:Description>',
          '<cac:SellersItemIdentification><cac:ID>SHELF</cac:ID></cac:SellersItemIdentification>',
          '<cac:ManufacturersItemIdentification><cac:ID>SHELF</cac:ID><cac:IssuerParty><cac:PartyName><cbc:Name>Lautlos</cbc:Name></cac:PartyName></cac:IssuerParty></cac:ManufacturersItemIdentification>',
          '<cac:BasePrice><cbc:PriceAmount amountCurrencyID="EUR">1000.05</cbc:PriceAmount><cbc:BaseQuantity quantityUnitCode="EA">1</cbc:BaseQuantity></cac:BasePrice>',
          '<cac:RecommendedRetailPrice><cbc:PriceAmount amountCurrencyID="EUR">1999.00</cbc:PriceAmount><cbc:BaseQuantity quantityUnitCode="EA">1</cbc:BaseQuantity></cac:RecommendedRetailPrice>',
          '<vcc:ItemInformation><vcc:InformationURL><vcc:URI>http://localhost:3000/media/products/SHELF?w=1200</vcc:URI><vcc:Disposition>picture</vcc:Disposition></vcc:InformationURL></vcc:ItemInformation>',
          '</cac:Item><vco:Availability><vco:Code>available</vco:Code></vco:Availability>',
        ].join(''),
      );
      expect(document).not.toContain('StandardItemIdentification');
      expect(document.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    });

    it('is unknown when not sold and replaced for an older year or spelling, without an error', async () => {
      expect(await details('NO-SUCH')).toMatchObject({
        ResponseCode: '200',
        ItemUnknown: [{ SellersItemIdentification: { ID: 'NO-SUCH' } }],
      });
      for (const sku of ['LU11.25.H.M.TG', 'lu11.26.h.m.tg'])
        expect((await details(sku)).RequestReplacement).toEqual([
          {
            SellersItemIdentification: { ID: sku },
            ItemReplacement: { ID: 'LU11.26.H.M.TG' },
          },
        ]);
    });

    it('is found with markup in its number and returned as well-formed XML', async () => {
      const { document } = await client.get('GetItemDetailsRequest', [
        ['SellersItemIdentification', 'A & B <1>'],
      ]);
      expect(document).toContain('<cac:ID>A &amp; B &lt;1&gt;</cac:ID>');
    });

    it('contains no control characters of the request', async () => {
      const { document } = await client.get('GetItemDetailsRequest', [
        ['SellersItemIdentification', 'x\u0000\u0007y'],
      ]);
      expect(document).toContain('<cac:ID>xy</cac:ID>');
    });

    it('is rejected with an invalid quantity', async () => {
      expect((await details('SHELF', 'many')).ResponseCode).toBe('405');
      expect((await details('SHELF', '-1')).ResponseCode).toBe('405');
      const none = await client.get('GetItemDetailsListRequest');
      expect(none.code).toBe(405);
    });
  });

  describe('profile', () => {
    const names = (root: { VeloconnectProfile: { Implements: Record<string, string>[] } }) =>
      root.VeloconnectProfile.Implements.map((one) => one.Operation ?? one.Transaction ?? '');

    it('uses version 1.1 by default and lists the documents in version 1.3', async () => {
      const old = await client.get('GetProfileRequest');
      expect(old.document).toContain('xmlns:vcp="urn:veloconnect:profile-1.1"');
      expect(
        names(old.root).some((name) => /Query|Details$/.test(name) && !/Item/.test(name)),
      ).toBe(false);
      for (const parameter of ['version', 'Version']) {
        const next = await client.get('GetProfileRequest', [[parameter, '1.3']]);
        expect(next.document).toContain('xmlns:vcp="urn:veloconnect:profile-1.3"');
        expect(names(next.root)).toContain('InvoiceInformationDetails');
      }
      const unknown = await client.get('GetProfileRequest', [['version', '9.9']]);
      expect(unknown.document).toContain('profile-1.1');
    });

    it('lists bindings without TLS on a machine without TLS', async () => {
      const { root } = await client.get('GetProfileRequest');
      expect(root.VeloconnectProfile.Implements[0]).toEqual({
        Transaction: 'TextSearch',
        Binding: 'URL',
        URI: 'http://localhost:3000/veloconnect',
      });
      expect(root.VeloconnectProfile.Property).toContainEqual({
        Key: 'RecommendedRetailPrice.Netto',
        Value: 'false',
      });
    });

    it('reports offers and classification as unsupported', async () => {
      for (const name of ['OfferQuery', 'OfferDetails', 'GetClassificationScheme']) {
        const reply = await client.get(`${name}Request`);
        expect([reply.code, reply.rootElementName.slice(4)]).toEqual([404, `${name}Response`]);
      }
    });
  });

  function pieces(count: string) {
    return { '#text': count, '@quantityUnitCode': 'EA' };
  }
});

describe('text search', () => {
  const dayMs = 24 * 60 * 60 * 1000;

  let tools: TestRest;
  let client: VeloClient;
  let whole: number;

  beforeAll(async () => {
    tools = await openTestRest();
    for (let index = 0; index < 12; index += 1)
      await createProductFixture(tools.shop, { id: `S.${index}` });
    client = await createVeloClient(tools);
    whole = Number((await client.get('CreateTextSearchRequest')).root.TotalCount);
  });
  afterAll(() => tools.close());

  const search = (words: string) =>
    client.get('CreateTextSearchRequest', words === '' ? [] : [['SearchString', words]]);

  const result = (id: string, parameters: [string, string][]) =>
    client.get('SearchResultRequest', [['TransactionID', id], ...parameters]);

  describe('search result', () => {
    it('returns the whole catalogue without search terms', async () => {
      const empty = await client.get('CreateTextSearchRequest', [['SearchString', ' ']]);
      expect(Number(empty.root.TotalCount)).toBe(whole);
      expect(whole).toBeGreaterThanOrEqual(12);
      expect(empty.root.StatusCode).toBe('2');
    });

    it('combines partial terms with AND, regardless of case', async () => {
      expect((await search('s.1')).root.TotalCount).toBe('3');
      expect((await search('RAD S.11')).root.TotalCount).toBe('1');
    });

    it('is completed at once without hits', async () => {
      const { code, root, transactionId } = await search('NOTHING');
      expect([code, root.TotalCount, root.StatusCode]).toEqual([200, '0', '100']);
      expect((await result(transactionId, [['Count', '1']])).code).toBe(430);
    });

    it.each([
      ['-3', '2', '0', '2'],
      ['0', '-5', '0', '0'],
      ['1', '100', '1', '11'],
      ['500', '3', '11', '1'],
    ])('adjusts start %s and count %s to %s and %s', async (start, count, from, delivered) => {
      const { transactionId } = await search('rad s.');
      const { root } = await result(transactionId, [
        ['StartIndex', start],
        ['Count', count],
        ['ResultFormat', 'ID_ONLY'],
      ]);
      expect([root.StartIndex, root.Count, root.TotalCount]).toEqual([from, delivered, '12']);
    });

    it('starts at the first hit by default', async () => {
      const { transactionId } = await search('rad s.');
      const { root } = await result(transactionId, [['Count', '2']]);
      expect([root.StartIndex, root.ResultFormat]).toEqual(['0', 'ID_ONLY']);
    });

    it.each([
      ['COUNT', 'none'],
      ['ID_ONLY', 'SellersItemIdentification'],
      ['ITEM_TYPE', 'Item'],
      ['ITEM_DETAIL', 'ItemDetail'],
    ])('returns results in the format %s', async (format, kind) => {
      const { transactionId } = await search('rad s.');
      const { root } = await result(transactionId, [
        ['Count', '3'],
        ['ResultFormat', format],
      ]);
      const kinds = ['SellersItemIdentification', 'Item', 'ItemDetail'].filter(
        (one) => one in root,
      );
      expect(kinds).toEqual(kind === 'none' ? [] : [kind]);
      if (kind !== 'none') expect(root[kind]).toHaveLength(3);
    });

    it('is closed with its last hit unless the client prevents it', async () => {
      const { transactionId: id } = await search('rad s.');
      const all: [string, string][] = [['Count', '12']];
      expect((await result(id, [...all, ['DoNotClose', 'true']])).root.StatusCode).toBe('2');
      expect((await result(id, [['Count', '5']])).root.StatusCode).toBe('2');
      expect((await result(id, [...all, ['ResultFormat', 'COUNT']])).root.StatusCode).toBe('2');
      expect((await result(id, all)).root.StatusCode).toBe('100');
      expect((await result(id, all)).code).toBe(430);
    });

    it('is unknown to other dealers and after a day', async () => {
      const { transactionId } = await search('rad');
      const other = await createVeloClient(tools, 'werkstatt@lautlos.example');
      const foreign = await other.get('SearchResultRequest', [['TransactionID', transactionId]]);
      expect([foreign.code, foreign.root.TransactionID]).toEqual([420, transactionId]);
      tools.shop.clock.advance(dayMs);
      expect((await result(transactionId, [])).code).toBe(420);
    });

    it('rejects an unknown format or an invalid start index', async () => {
      const { transactionId } = await search('rad');
      expect((await result(transactionId, [['ResultFormat', 'PDF']])).code).toBe(405);
      expect((await result(transactionId, [['StartIndex', 'first']])).code).toBe(405);
    });
  });

  describe('real clients', () => {
    it('Python client: requests the profile without version, an empty search, numbers and details', async () => {
      const profile = await client.get('GetProfileRequest', [['IsTest', 'False']]);
      expect(profile.document).toContain('xmlns:vcp="urn:veloconnect:profile-1.1"');
      const bindings = profile.root.VeloconnectProfile.Implements.map(
        (one: { Transaction?: string; Operation?: string; Binding: string }) =>
          `${one.Transaction ?? one.Operation} ${one.Binding}`,
      );
      expect(bindings).toContain('TextSearch XML-POST');
      const check = await client.xml(
        'CreateTextSearchRequest',
        '<SearchString>NOTHING</SearchString>',
      );
      expect(check.code).toBe(200);
      const found = await client.xml('CreateTextSearchRequest', '<SearchString>S.</SearchString>');
      const id = `<vct:TransactionID>${found.transactionId}</vct:TransactionID>`;
      const hits = await client.xml(
        'SearchResultRequest',
        '<StartIndex>0</StartIndex><Count>4</Count><ResultFormat>ID_ONLY</ResultFormat>',
        id,
      );
      const skus: string[] = hits.root.SellersItemIdentification.map(
        ({ ID }: { ID: string }) => ID,
      );
      const entries = skus.map(
        (sku) =>
          `<RequestEntry><cac:SellersItemIdentification><cac:ID>${sku}</cac:ID></cac:SellersItemIdentification></RequestEntry>`,
      );
      const details = await client.xml('GetItemDetailsListRequest', entries.join(''));
      expect(details.document.match(/<vct:ResponseCode>/g)).toHaveLength(1);
      const answered = details.root.ItemDetail.map(
        (one: { Item: { SellersItemIdentification: { ID: string } } }) =>
          one.Item.SellersItemIdentification.ID,
      );
      expect(answered).toEqual(skus);
      expect((await client.xml('RollbackRequest', '', id)).code).toBe(200);
    });

    it('Odoo connector: starts a new empty search for each page and closes none', async () => {
      const pages: string[] = [];
      for (let start = 0; start < whole; start += 10) {
        const { transactionId, root } = await search('');
        expect(Number(root.TotalCount)).toBe(whole);
        const page = await result(transactionId, [
          ['StartIndex', String(start)],
          ['Count', '10'],
          ['ResultFormat', 'ITEM_DETAIL'],
        ]);
        for (const { Item } of page.root.ItemDetail) {
          expect(Item.BasePrice.BaseQuantity).toEqual({ '#text': '1', '@quantityUnitCode': 'EA' });
          pages.push(Item.SellersItemIdentification.ID);
        }
      }
      expect(new Set(pages).size).toBe(whole);
    });

    it('clients with hundreds of open searches can start another', async () => {
      for (let count = 0; count < 520; count += 1) {
        if (count % 250 === 249) tools.shop.clock.advance(61_000);
        expect(
          (await client.get('CreateTextSearchRequest', [['SearchString', 'NOTHING']])).code,
        ).toBe(200);
      }
      const { root } = await client.get('GetStatusRequest');
      expect(root.TransactionStatus.length).toBeLessThanOrEqual(500);
    });
  });
});
