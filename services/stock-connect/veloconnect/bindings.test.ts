import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import {
  type VeloParameters,
  type VeloClient,
  createVeloClient,
  type VeloClientResponse,
} from '../../testing/velo-client';

let tools: TestRest;
let client: VeloClient;

beforeAll(async () => {
  tools = await openTestRest();
  await createProductFixture(tools.shop, { id: 'A.1-X', stock: 3 });
  await createProductFixture(tools.shop, { id: 'B.2', stock: 0 });
  client = await createVeloClient(tools);
});
afterAll(() => tools.close());

const withoutIds = ({ document }: VeloClientResponse) =>
  document
    .replace(/<vct:TransactionID>[^<]+/g, '<vct:TransactionID>')
    .replace(/<vcr?o?:OrderID>[^<]+/g, '<OrderID>');

/** Sends the same request with all three bindings, one after the other. */
async function allWays(
  name: string,
  parameters: VeloParameters,
  content: string,
  head = '',
): Promise<VeloClientResponse> {
  const byGet = await client.get(name, parameters);
  const byForm = await client.form(name, parameters);
  const byXml = await client.xml(name, content, head);
  expect(withoutIds(byForm)).toBe(withoutIds(byGet));
  expect(withoutIds(byXml)).toBe(withoutIds(byGet));
  for (const { status, contentType } of [byGet, byForm, byXml]) {
    expect(status).toBe(200);
    expect(contentType).toBe('application/xml; charset=utf-8');
  }
  return byGet;
}

const item = (sku: string) =>
  `<cac:SellersItemIdentification><cac:ID>${sku}</cac:ID></cac:SellersItemIdentification>`;
const pieces = (count: number) => `<cbc:Quantity quantityUnitCode="EA">${count}</cbc:Quantity>`;
const orderLine = (sku: string, count: number) =>
  `<OrderRequestLine>${item(sku)}${pieces(count)}</OrderRequestLine>`;

describe('every request by GET, as form and as XML', () => {
  it('GetProfile', async () => {
    const reply = await allWays('GetProfileRequest', [], '');
    expect(reply.rootElementName).toBe('vcp:GetProfileResponse');
  });

  it('GetItemDetails', async () => {
    const reply = await allWays(
      'GetItemDetailsRequest',
      [
        ['SellersItemIdentification', 'A.1-X'],
        ['Quantity', '4'],
        ['quantityUnitCode', 'EA'],
      ],
      item('A.1-X') + pieces(4),
    );
    expect(reply.root.Availability.Code).toBe('partially_available');
  });

  it('GetItemDetailsList with and without quantities, in the requested order', async () => {
    const reply = await allWays(
      'GetItemDetailsListRequest',
      [
        ['SellersItemIdentification', 'B.2'],
        ['Quantity.A.1-X', '4'],
        ['quantityUnitCode.A.1-X', 'EA'],
        ['SellersItemIdentification', 'no such thing'],
        ['SellersItemIdentification', 'B.2'],
      ],
      `<RequestEntry>${item('B.2')}</RequestEntry><RequestEntry>${item('A.1-X')}${pieces(4)}</RequestEntry>
       <RequestEntry>${item('no such thing')}</RequestEntry><RequestEntry>${item('B.2')}</RequestEntry>`,
    );
    const found = reply.root.ItemDetail.map(
      (detail: { Item?: { SellersItemIdentification: { ID: string } } }) =>
        detail.Item?.SellersItemIdentification.ID ?? 'unknown',
    );
    expect(found).toEqual(['B.2', 'A.1-X', 'unknown', 'B.2']);
  });

  it('CreateTextSearch and SearchResult', async () => {
    const search = await allWays(
      'CreateTextSearchRequest',
      [['SearchString', 'rad A.1']],
      '<SearchString>rad A.1</SearchString>',
    );
    expect(search.root.TotalCount).toBe('1');
    const result = await allWays(
      'SearchResultRequest',
      [
        ['TransactionID', search.transactionId],
        ['StartIndex', '0'],
        ['Count', '5'],
        ['ResultFormat', 'ITEM_DETAIL'],
        ['DoNotClose', 'true'],
      ],
      '<StartIndex>0</StartIndex><Count>5</Count><ResultFormat>ITEM_DETAIL</ResultFormat><DoNotClose>1</DoNotClose>',
      `<vct:TransactionID>${search.transactionId}</vct:TransactionID>`,
    );
    expect(result.root.ItemDetail).toHaveLength(1);
  });

  it('CreateOrder, UpdateOrder, ViewOrder', async () => {
    const created = await allWays(
      'CreateOrderRequest',
      [
        ['Quantity.A.1-X', '2'],
        ['quantityUnitCode.A.1-X', 'EA'],
        ['BuyersItemIdentification.A.1-X', '4711'],
        ['IsTest', 'True'],
      ],
      `<OrderRequestLine>${item('A.1-X')}${pieces(2)}<cac:BuyersItemIdentification><cac:ID>4711</cac:ID></cac:BuyersItemIdentification></OrderRequestLine>`,
      '<vct:IsTest>1</vct:IsTest>',
    );
    expect(created.rootElementName).toBe('vco:OrderResponse');
    const head = `<vct:TransactionID>${created.transactionId}</vct:TransactionID><vct:IsTest>true</vct:IsTest>`;
    const own: VeloParameters = [
      ['TransactionID', created.transactionId],
      ['IsTest', '1'],
    ];
    const updated = await allWays(
      'UpdateOrderRequest',
      [...own, ['Quantity.A.1-X', '1']],
      orderLine('A.1-X', 1),
      head,
    );
    expect(updated.root.OrderResponseLine[0].Quantity['#text']).toBe('1');
    const viewed = await allWays('ViewOrderRequest', own, '', head);
    expect(viewed.root.OrderResponseLine).toEqual(updated.root.OrderResponseLine);
    const status = await allWays('GetStatusRequest', own, '', head);
    expect(status.root.TransactionStatus[0].StatusCode).toBe('2');
  });

  it('FinishOrder and Rollback, each on a separate order', async () => {
    const ways = ['get', 'form', 'xml'] as const;
    const finished: string[] = [];
    const rolledBack: string[] = [];
    for (const way of ways) {
      for (const [name, list] of [
        ['FinishOrderRequest', finished],
        ['RollbackRequest', rolledBack],
      ] as const) {
        const created = await client.get('CreateOrderRequest', [
          ['Quantity.A.1-X', '1'],
          ['IsTest', 'true'],
        ]);
        const id = created.transactionId;
        const reply =
          way === 'xml'
            ? await client.xml(
                name,
                '',
                `<vct:TransactionID>${id}</vct:TransactionID><vct:IsTest>true</vct:IsTest>`,
              )
            : await client[way](name, [
                ['TransactionID', id],
                ['IsTest', 'true'],
              ]);
        expect(reply.code).toBe(200);
        list.push(withoutIds(reply));
      }
    }
    expect(new Set(finished).size).toBe(1);
    expect(new Set(rolledBack).size).toBe(1);
  });

  it.each(['OrderConfirmation', 'DeliveryNote', 'InvoiceInformation'])(
    '%sQuery and its Details',
    async (kind) => {
      const query = await allWays(
        `${kind}QueryRequest`,
        [
          ['FromDate', '2026-01-01'],
          ['ThruDate', '2026-12-31'],
          ['OrderID', '1'],
        ],
        '<DateRange><FromDate>2026-01-01</FromDate><ThruDate>2026-12-31</ThruDate></DateRange><OrderID>1</OrderID>',
      );
      expect(query.root.DateRange).toEqual({ FromDate: '2026-01-01', ThruDate: '2026-12-31' });
      const id = kind === 'InvoiceInformation' ? 'InvoiceID' : `${kind}ID`;
      const details = await allWays(
        `${kind}DetailsRequest`,
        [
          [id, 'X-1'],
          [id, 'X-2'],
        ],
        `<${id}>X-1</${id}><${id}>X-2</${id}>`,
      );
      expect(details.root.UnknownID).toEqual(['X-1', 'X-2']);
    },
  );
});

describe('accepted client variations', () => {
  const body = (document: string) =>
    document.replaceAll('USER', client.user).replaceAll('KEY', client.secret);
  const details = body.bind(null);

  it.each([
    [
      'odd prefixes',
      `<?xml version="1.0"?><a:GetItemDetailsRequest xmlns:a="urn:veloconnect:order-1.1" xmlns:b="urn:veloconnect:transaction-1.0" xmlns:c="urn:x"><b:BuyersID>USER</b:BuyersID><b:Credential><b:Password>KEY</b:Password></b:Credential><c:SellersItemIdentification><c:ID>A.1-X</c:ID></c:SellersItemIdentification></a:GetItemDetailsRequest>`,
    ],
    [
      'no namespaces, another order, no declaration',
      `<GetItemDetailsRequest><SellersItemIdentification><ID>A.1-X</ID></SellersItemIdentification><Credential><Password>KEY</Password></Credential><BuyersID>USER</BuyersID></GetItemDetailsRequest>`,
    ],
    [
      'blanks, comments and CDATA',
      `\n <?xml version="1.0"?>\n<!-- ours -->\n<GetItemDetailsRequest>\n <BuyersID> USER </BuyersID>\n <Credential><Password><![CDATA[KEY]]></Password></Credential>\n <SellersItemIdentification><ID>\n A.1-X\n </ID></SellersItemIdentification>\n</GetItemDetailsRequest>`.trimStart(),
    ],
  ])('%s', async (_, document) => {
    const reply = await client.post(details(document));
    expect([reply.code, reply.root.Item[0].SellersItemIdentification.ID]).toEqual([200, 'A.1-X']);
  });

  it.each([
    'text/xml; charset=utf-8',
    'application/xml',
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
  ])('content type %j', async (type) => {
    const document = `<GetStatusRequest><BuyersID>${client.user}</BuyersID><Credential><Password>${client.secret}</Password></Credential></GetStatusRequest>`;
    expect((await client.post(document, type)).code).toBe(200);
  });

  it('parameter names in any case and unencoded user name and key', async () => {
    const reply = await client.raw(
      `?requestname=GetItemDetailsRequest&BUYERSID=${client.user}&password=${client.secret}&sellersitemidentification=A.1-X`,
    );
    expect(reply.root.Item[0].SellersItemIdentification.ID).toBe('A.1-X');
  });

  const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  const search = (declaration: string) =>
    `${declaration}<CreateTextSearchRequest><BuyersID>USER</BuyersID><Credential><Password>KEY</Password></Credential><SearchString>türgrün</SearchString></CreateTextSearchRequest>`;

  it('umlauts in ISO-8859-1, in UTF-8 and undeclared, in documents and parameters', async () => {
    await createProductFixture(tools.shop, {
      id: 'C.3',
      texts: {
        de: {
          ...{ title: 'Türgrün Glocke', shortDescription: '', longDescription: '' },
          ...{ variantLabels: [], variantValues: [] },
        },
        en: {
          ...{ title: 'Bell', shortDescription: '', longDescription: '' },
          ...{ variantLabels: [], variantValues: [] },
        },
      },
    });
    const total = async (reply: Promise<VeloClientResponse>) => (await reply).root.TotalCount;
    const declared = search('<?xml version="1.0" encoding="iso-8859-1"?>');
    expect(await total(client.post(latin1(body(declared))))).toBe('1');
    expect(await total(client.post(body(search('<?xml version="1.0" encoding="utf-8"?>'))))).toBe(
      '1',
    );
    expect(await total(client.post(body(search(''))))).toBe('1');
    expect(await total(client.post(latin1(body(search('')))))).toBe('1');
    const query = `?RequestName=CreateTextSearchRequest&BuyersID=${client.user}&Password=${client.secret}&SearchString=`;
    expect(await total(client.raw(`${query}t%C3%BCrgr%C3%BCn`))).toBe('1');
    expect(await total(client.raw(`${query}t%FCrgr%FCn+glocke`))).toBe('1');
  });

  it.each(['iso-8859-1', 'windows-1252'])(
    'Windows-1252 euro sign declared as %s',
    async (label) => {
      const document = `<?xml version="1.0" encoding="${label}"?><GetItemDetailsRequest><BuyersID>${client.user}</BuyersID><Credential><Password>${client.secret}</Password></Credential><SellersItemIdentification><ID>`;
      const bytes = [Buffer.from(document), Buffer.of(0xdc, 0x80, 0x78)];
      const end = Buffer.from('</ID></SellersItemIdentification></GetItemDetailsRequest>');
      const reply = await client.post(new Uint8Array(Buffer.concat([...bytes, end])));
      expect(reply.root.ItemUnknown[0].SellersItemIdentification.ID).toBe('Ü€x');
    },
  );
});

describe('quantity unit', () => {
  it.each(['PR', 'pk', 'SET'])(
    '%s is rejected in every binding with the article number',
    async (unit) => {
      const xml = `${item('A.1-X')}<cbc:Quantity quantityUnitCode="${unit}">1</cbc:Quantity>`;
      const single = [
        ['SellersItemIdentification', 'A.1-X'],
        ['Quantity', '1'],
        ['quantityUnitCode', unit],
      ] as const;
      const line = [
        ['Quantity.A.1-X', '1'],
        ['quantityUnitCode.A.1-X', unit],
      ] as const;
      const replies = [
        await allWays('GetItemDetailsRequest', single, xml),
        await allWays('GetItemDetailsListRequest', line, `<RequestEntry>${xml}</RequestEntry>`),
        await allWays('CreateOrderRequest', line, `<OrderRequestLine>${xml}</OrderRequestLine>`),
      ];
      for (const { code, root } of replies) {
        expect(code).toBe(400);
        expect(root.ResponseMessage).toBe(`A.1-X is sold by the piece: send EA instead of ${unit}`);
      }
    },
  );

  it('is accepted as another code for single pieces', async () => {
    const { code } = await client.get('GetItemDetailsListRequest', [
      ['Quantity.A.1-X', '1'],
      ['quantityUnitCode.A.1-X', 'C62'],
    ]);
    expect(code).toBe(200);
  });
});

it('too many articles are rejected in the response of the same operation', async () => {
  const many = Array.from({ length: 5_001 }, (_, index) => `N.${index}`);
  const byForm = await client.form(
    'GetItemDetailsListRequest',
    many.map((sku) => ['SellersItemIdentification', sku]),
  );
  const byXml = await client.xml(
    'CreateOrderRequest',
    many.map((sku) => orderLine(sku, 1)).join(''),
  );
  expect([byForm.rootElementName, byForm.code]).toEqual(['vco:GetItemDetailsListResponse', 400]);
  expect([byXml.rootElementName, byXml.code]).toEqual(['vco:OrderResponse', 400]);
  expect(byForm.root.ResponseMessage).toContain('5000');
});

describe('invalid request', () => {
  it.each([
    ['an empty request', '', 'vct:GetStatusResponse', 400],
    ['an unknown name', '?RequestName=MakeCoffeeRequest', 'vct:GetStatusResponse', 405],
    ['an inherited property name', '?RequestName=constructor', 'vct:GetStatusResponse', 405],
    [
      'an invalid IsTest value',
      '?RequestName=GetProfileRequest&IsTest=maybe',
      'vct:GetStatusResponse',
      405,
    ],
  ])('%s', async (_, query, name, code) => {
    const reply = await client.raw(query);
    expect([reply.status, reply.rootElementName, reply.code]).toEqual([200, name, code]);
  });

  it.each([
    ['broken XML', '<GetStatusRequest><BuyersID></GetStatusRequest>', 405],
    ['no element', '<?xml version="1.0"?>', 405],
    [
      'an entity bomb',
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><GetStatusRequest>&a;</GetStatusRequest>',
      405,
    ],
    ['an old version', '<GetProfileRequest xmlns="urn:veloconnect:profile-1.0"/>', 406],
    ['too many elements', `<GetStatusRequest>${'<a/>'.repeat(60_001)}</GetStatusRequest>`, 405],
    [
      'too many attributes',
      `<GetStatusRequest ${Array.from({ length: 20_001 }, (_, at) => `a${at}=""`).join(' ')}/>`,
      405,
    ],
    ['excessive nesting', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, 405],
    [
      'an unknown encoding',
      '<?xml version="1.0" encoding="ebcdic-cp-us"?><GetStatusRequest/>',
      405,
    ],
  ])('%s', async (_, document, code) => {
    const reply = await client.post(document);
    expect([reply.status, reply.code]).toEqual([200, code]);
  });

  it('rejects a document of more than 1 MB and states the limit', async () => {
    const response = await tools.request('/veloconnect', {
      method: 'POST',
      body: 'x'.repeat(1024 * 1024 + 1),
      headers: { 'content-type': 'application/xml' },
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('1 MB');
  });
});
