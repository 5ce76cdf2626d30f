import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { type VeloClient, veloClient } from '../../testing/velo-client';

const dayMs = 24 * 60 * 60 * 1000;

let tools: TestRest;
let client: VeloClient;
let whole: number;

beforeAll(async () => {
  tools = await openTestRest();
  for (let index = 0; index < 12; index += 1) await aProduct(tools.shop, { id: `S.${index}` });
  client = await veloClient(tools);
  whole = Number((await client.get('CreateTextSearchRequest')).root.TotalCount);
});
afterAll(() => tools.close());

const search = (words: string) =>
  client.get('CreateTextSearchRequest', words === '' ? [] : [['SearchString', words]]);

const result = (id: string, parameters: [string, string][]) =>
  client.get('SearchResultRequest', [['TransactionID', id], ...parameters]);

describe('a search', () => {
  it('is the whole catalogue without words, empty or absent', async () => {
    const empty = await client.get('CreateTextSearchRequest', [['SearchString', ' ']]);
    expect(Number(empty.root.TotalCount)).toBe(whole);
    expect(whole).toBeGreaterThanOrEqual(12);
    expect(empty.root.StatusCode).toBe('2');
  });

  it('joins its words by and, as parts, in any case', async () => {
    expect((await search('s.1')).root.TotalCount).toBe('3');
    expect((await search('RAD S.11')).root.TotalCount).toBe('1');
  });

  it('without hits is done and over', async () => {
    const { code, root, transactionId } = await search('NOTHING');
    expect([code, root.TotalCount, root.StatusCode]).toEqual([200, '0', '100']);
    expect((await result(transactionId, [['Count', '1']])).code).toBe(430);
  });

  it.each([
    ['-3', '2', '0', '2'],
    ['0', '-5', '0', '0'],
    ['1', '100', '1', '11'],
    ['500', '3', '11', '1'],
  ])('from %s, %s hits, is moved to from %s, %s', async (start, count, from, delivered) => {
    const { transactionId } = await search('rad s.');
    const { root } = await result(transactionId, [
      ['StartIndex', start],
      ['Count', count],
      ['ResultFormat', 'ID_ONLY'],
    ]);
    expect([root.StartIndex, root.Count, root.TotalCount]).toEqual([from, delivered, '12']);
  });

  it('starts at the beginning when a client says nothing of it', async () => {
    const { transactionId } = await search('rad s.');
    const { root } = await result(transactionId, [['Count', '2']]);
    expect([root.StartIndex, root.ResultFormat]).toEqual(['0', 'ID_ONLY']);
  });

  it.each([
    ['COUNT', 'none'],
    ['ID_ONLY', 'SellersItemIdentification'],
    ['ITEM_TYPE', 'Item'],
    ['ITEM_DETAIL', 'ItemDetail'],
  ])('answers in the format %s', async (format, kind) => {
    const { transactionId } = await search('rad s.');
    const { root } = await result(transactionId, [
      ['Count', '3'],
      ['ResultFormat', format],
    ]);
    const kinds = ['SellersItemIdentification', 'Item', 'ItemDetail'].filter((one) => one in root);
    expect(kinds).toEqual(kind === 'none' ? [] : [kind]);
    if (kind !== 'none') expect(root[kind]).toHaveLength(3);
  });

  it('is closed with its last hit, unless the client minds', async () => {
    const { transactionId: id } = await search('rad s.');
    const all: [string, string][] = [['Count', '12']];
    expect((await result(id, [...all, ['DoNotClose', 'true']])).root.StatusCode).toBe('2');
    expect((await result(id, [['Count', '5']])).root.StatusCode).toBe('2');
    expect((await result(id, [...all, ['ResultFormat', 'COUNT']])).root.StatusCode).toBe('2');
    expect((await result(id, all)).root.StatusCode).toBe('100');
    expect((await result(id, all)).code).toBe(430);
  });

  it('of somebody else is unknown, and one of yesterday, too', async () => {
    const { transactionId } = await search('rad');
    const other = await veloClient(tools, 'werkstatt@lautlos.example');
    const foreign = await other.get('SearchResultRequest', [['TransactionID', transactionId]]);
    expect([foreign.code, foreign.root.TransactionID]).toEqual([420, transactionId]);
    tools.shop.clock.pass(dayMs);
    expect((await result(transactionId, [])).code).toBe(420);
  });

  it('refuses a format and bounds nobody knows', async () => {
    const { transactionId } = await search('rad');
    expect((await result(transactionId, [['ResultFormat', 'PDF']])).code).toBe(405);
    expect((await result(transactionId, [['StartIndex', 'first']])).code).toBe(405);
  });
});

describe('clients as they are', () => {
  it('the Python client: profile without version, a search for nothing, numbers, then details', async () => {
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
    const skus: string[] = hits.root.SellersItemIdentification.map(({ ID }: { ID: string }) => ID);
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

  it('the Odoo connector: a new empty search for each page, none ever closed', async () => {
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

  it('hundreds of searches left open are not in the way of another', async () => {
    for (let count = 0; count < 520; count += 1) {
      if (count % 250 === 249) tools.shop.clock.pass(61_000);
      expect(
        (await client.get('CreateTextSearchRequest', [['SearchString', 'NOTHING']])).code,
      ).toBe(200);
    }
    const { root } = await client.get('GetStatusRequest');
    expect(root.TransactionStatus.length).toBeLessThanOrEqual(500);
  });
});
