import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { type VeloClient, veloClient } from '../../testing/velo-client';

let tools: TestRest;
let client: VeloClient;

const soon = Date.parse('2026-12-04');
const later = Date.parse('2027-01-15');

beforeAll(async () => {
  tools = await openTestRest();
  const { shop } = tools;
  await aProduct(shop, { id: 'SHELF', stock: 5, hekCents: 100_005, uvpCents: 199_900 });
  await aProduct(shop, { id: 'FEW', stock: 2 });
  await aProduct(shop, {
    id: 'COMING',
    stock: { incoming1: 3, incoming1At: soon, incoming2: 4, incoming2At: later },
  });
  await aProduct(shop, { id: 'GONE', stock: 0 });
  await aProduct(shop, { id: 'LU11.26.H.M.TG' });
  await aProduct(shop, { id: 'ODD', sku: 'A & B <1>', stock: 1 });
  client = await veloClient(tools);
});
afterAll(() => tools.close());

const details = async (sku: string, pieces?: string) =>
  (
    await client.get('GetItemDetailsRequest', [
      ['SellersItemIdentification', sku],
      ...(pieces === undefined ? [] : ([['Quantity', pieces]] as const)),
    ])
  ).root;

describe('an article', () => {
  it.each([
    ['SHELF', undefined, { Code: 'available' }],
    ['SHELF', '5', { Code: 'available' }],
    ['FEW', '3', { Code: 'partially_available', AvailableQuantity: pieces('2') }],
    ['COMING', undefined, { Code: 'expecting_delivery', ExpectedDeliveryDate: '2026-12-04' }],
    ['COMING', '5', { Code: 'expecting_delivery', ExpectedDeliveryDate: '2027-01-15' }],
    ['GONE', '1', { Code: 'not_available' }],
  ])('%s, %s pieces: %j', async (sku, count, availability) => {
    expect((await details(sku, count)).Availability).toEqual(availability);
  });

  it('has the dealer’s net price, the gross retail price, maker and picture, each in its namespace', async () => {
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

  it('nobody sells is unknown, one of an older year or in another spelling replaced; both are no errors', async () => {
    expect(await details('NO-SUCH')).toMatchObject({
      ResponseCode: '200',
      ItemUnknown: [{ SellersItemIdentification: { ID: 'NO-SUCH' } }],
    });
    for (const asked of ['LU11.25.H.M.TG', 'lu11.26.h.m.tg'])
      expect((await details(asked)).RequestReplacement).toEqual([
        {
          SellersItemIdentification: { ID: asked },
          ItemReplacement: { ID: 'LU11.26.H.M.TG' },
        },
      ]);
  });

  it('with markup in its number is found and answered well-formed', async () => {
    const { document } = await client.get('GetItemDetailsRequest', [
      ['SellersItemIdentification', 'A & B <1>'],
    ]);
    expect(document).toContain('<cac:ID>A &amp; B &lt;1&gt;</cac:ID>');
  });

  it('echoes no control characters of a request', async () => {
    const { document } = await client.get('GetItemDetailsRequest', [
      ['SellersItemIdentification', 'x\u0000\u0007y'],
    ]);
    expect(document).toContain('<cac:ID>xy</cac:ID>');
  });

  it('is refused with an amount nobody can have', async () => {
    expect((await details('SHELF', 'many')).ResponseCode).toBe('405');
    expect((await details('SHELF', '-1')).ResponseCode).toBe('405');
    const none = await client.get('GetItemDetailsListRequest');
    expect(none.code).toBe(405);
  });
});

describe('the profile', () => {
  const names = (root: { VeloconnectProfile: { Implements: Record<string, string>[] } }) =>
    root.VeloconnectProfile.Implements.map((one) => one.Operation ?? one.Transaction ?? '');

  it('without version is one of 1.1, with 1.3 it lists the documents', async () => {
    const old = await client.get('GetProfileRequest');
    expect(old.document).toContain('xmlns:vcp="urn:veloconnect:profile-1.1"');
    expect(names(old.root).some((name) => /Query|Details$/.test(name) && !/Item/.test(name))).toBe(
      false,
    );
    for (const parameter of ['version', 'Version']) {
      const next = await client.get('GetProfileRequest', [[parameter, '1.3']]);
      expect(next.document).toContain('xmlns:vcp="urn:veloconnect:profile-1.3"');
      expect(names(next.root)).toContain('InvoiceInformationDetails');
    }
    const unknown = await client.get('GetProfileRequest', [['version', '9.9']]);
    expect(unknown.document).toContain('profile-1.1');
  });

  it('names bindings without TLS on a machine without it', async () => {
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

  it('offers no offers and no groups, and says so', async () => {
    for (const name of ['OfferQuery', 'OfferDetails', 'GetClassificationScheme']) {
      const reply = await client.get(`${name}Request`);
      expect([reply.code, reply.name.slice(4)]).toEqual([404, `${name}Response`]);
    }
  });
});

function pieces(count: string) {
  return { '#text': count, '@quantityUnitCode': 'EA' };
}
