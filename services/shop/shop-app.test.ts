import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, shopPath, type TestShop } from '../testing/test-shop';
import { createShopApp } from './shop-app';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json, path = shopPath) =>
  shop.request(path, { method: 'POST', headers, body });

describe('transport', () => {
  it('returns 200 with an execution time', async () => {
    const response = await post('{"query":"{ countries { id } }"}');
    expect(response.status).toBe(200);
    expect(response.headers.get('server-timing')).toMatch(/^query-exec;dur=/);
  });

  it('accepts queries by GET but no mutations', async () => {
    const query = (text: string, variables = '') =>
      shop.request(
        `${shopPath}&query=${encodeURIComponent(text)}${variables && `&variables=${encodeURIComponent(variables)}`}`,
      );
    const answer = await query(
      'query($id: ID!) { product(productId: $id) { title } }',
      '{"id":"bike-probe"}',
    );
    expect(await answer.json()).toEqual({ data: { product: { title: 'Probe' } } });
    expect((await query('mutation { basketRemove(basketId: "x") }')).status).toBe(200);
    const rejected = await query('mutation { basketCreate(basket: {title: "x"}) { id } }');
    expect(rejected.status).toBe(405);
  });

  it('names the variable that does not match instead of an internal error', async () => {
    const answer = await post(
      JSON.stringify({
        query: 'query($limit: Int) { products(pagination: { limit: $limit }) { id } }',
        variables: { limit: 'two' },
      }),
    );
    expect(answer.status).toBe(200);
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toContain('Int cannot represent non-integer value: "two"');
  });

  it('detects a session when skipSession is missing', async () => {
    const response = await post('{"query":"{ token }"}', json, '/widget.php?cl=graphql');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errors: [
        {
          message:
            'OXID eShop PHP session spotted. Ensure you have skipSession=1 parameter sent to the widget.php.',
        },
      ],
    });
  });

  it.each([
    ['invalid JSON', '{', json, 400, 'The body cannot be read as JSON'],
    ['a list', '[]', json, 400, 'must be a JSON object'],
    ['no query', '{"variables":{}}', json, 400, 'query must be a text'],
    [
      'variables that are not an object',
      '{"query":"{ token }","variables":[]}',
      json,
      400,
      'variables must be an object',
    ],
    [
      'another content type',
      '{"query":"{ token }"}',
      { 'content-type': 'text/plain' },
      415,
      'application/json',
    ],
    [
      'a body that is too large',
      JSON.stringify({ query: '#'.repeat(300_000) }),
      json,
      413,
      'must not be larger than 262144 bytes',
    ],
  ])('rejects %s', async (_name, body, headers, status, message) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining(message) }],
    });
  });

  it('rejects an unknown widget', async () => {
    expect((await post('{}', json, '/widget.php?cl=start')).status).toBe(404);
  });
});

describe('tokens', () => {
  it('rejects an invalid token before execution, even for the token query', async () => {
    const response = await post('{"query":"{ token }"}', {
      ...json,
      authorization: 'Bearer nonsense',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ errors: [{ message: 'Unable to parse token' }] });
  });

  it('treats another scheme as no token', async () => {
    const response = await post('{"query":"{ countries { id } }"}', {
      ...json,
      authorization: 'Basic eDp5',
    });
    expect(await response.json()).toHaveProperty('data.countries');
  });
});

describe('errors', () => {
  it('have message, location, and path, and no data when none remains', async () => {
    expect(await shop.query('{ product(productId: "ghost") { id } }')).toEqual({
      errors: [
        {
          message: 'Product was not found by id: ghost',
          locations: [{ line: 1, column: 3 }],
          path: ['product'],
        },
      ],
    });
  });

  it.each([
    'customer { id }',
    'basketDeliveryMethods(basketId: "x") { id }',
    'basketPayments(basketId: "x") { id }',
  ])('hide %s from anonymous callers', async (field) => {
    const { data } = await shop.query('{ token }');
    const answer = await shop.query(`{ countries { id } ${field} }`, { token: data.token });
    const name = field.slice(0, field.search(/[ (]/));
    expect(answer).toEqual({
      errors: [
        {
          message: `Cannot query field "${name}" on type "Query".`,
          locations: [expect.anything()],
        },
      ],
    });
  });

  it('hide fields inside fragments', async () => {
    const answer = await shop.query('query { ...F } fragment F on Query { customer { id } }');
    expect(answer.errors?.[0]?.message).toBe('Cannot query field "customer" on type "Query".');
  });

  it('hide internal causes from the caller', async () => {
    const lines: unknown[] = [];
    const logger = {
      info: () => undefined,
      warn: () => undefined,
      error: (...line: unknown[]) => lines.push(line),
    };
    const broken = await openTestShop({ logger });
    await broken.db.schema
      .dropTable('country')
      .execute()
      .catch(() => undefined);
    await broken.db.schema
      .alterTable('country')
      .renameTo('gone')
      .execute()
      .catch(() => undefined);
    const answer = await broken.query('{ countries { id } }');
    expect(answer.errors?.[0]?.message).toBe('Internal server error');
    expect(answer.data).toBeUndefined();
    expect(lines).toHaveLength(1);
    await broken.close();
  });
});

describe('query limits', () => {
  it('reject excessive depth', async () => {
    const deep = `{ product(productId: "x") ${'{ variants '.repeat(13)} { id } ${'}'.repeat(13)} }`;
    expect((await shop.query(deep)).errors?.[0]?.message).toBe(
      'Max query depth should be 12 but got 15.',
    );
  });

  it('reject excessive cost, including aliases and fragments', async () => {
    const fields = Array.from({ length: 30 }, (_, index) => `a${index}: products { ...F }`).join(
      ' ',
    );
    const answer = await shop.query(
      `{ ${fields} } fragment F on Product { variants { ...V } } fragment V on Product { id sku title stock { stock } }`,
    );
    expect(answer.errors?.[0]?.message).toMatch(
      /^Max query complexity should be 50000 but got \d+\.$/,
    );
  });

  it('reject circular fragments and oversized documents', async () => {
    expect(
      (
        await shop.query(
          '{ countries { ...A } } fragment A on Country { ...B } fragment B on Country { ...A }',
        )
      ).errors?.[0]?.message,
    ).toContain('Cannot spread fragment "A" within itself');
    expect((await shop.query(`{ ${'token '.repeat(6_000)} }`)).errors?.[0]?.message).toContain(
      'Document contains more that 5000 tokens',
    );
  });

  it('accept introspection', async () => {
    const answer = await shop.query(
      '{ __schema { types { fields { type { ofType { ofType { ofType { name } } } } } } } }',
    );
    expect(answer.errors).toBeUndefined();
  });

  it('reject introspection in production', async () => {
    const app = createShopApp(shop.services, { isIntrospectable: false });
    const sendQuery = async (query: string) => {
      const init = { method: 'POST', headers: json, body: JSON.stringify({ query }) };
      return (await app.request(shopPath, init)).json();
    };
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }'])
      expect(await sendQuery(query)).toMatchObject({
        errors: expect.arrayContaining([
          expect.objectContaining({
            message: expect.stringContaining('introspection has been disabled'),
          }),
        ]),
      });
    expect(await sendQuery('{ __typename countries { id __typename } }')).not.toHaveProperty(
      'errors',
    );
  });
});

describe('language', () => {
  const titleOf = async (path: string, acceptLanguage: string) => {
    const response = await post(
      '{"query":"{ product(productId: \\"PR8.25.H.M.TG\\") { shortDescription } }"}',
      { ...json, 'accept-language': acceptLanguage },
      path,
    );
    return ((await response.json()) as { data: { product: { shortDescription: string } } }).data
      .product.shortDescription;
  };
  const german = 'Diamant, Nexus, 8 Gänge, M, Tannengrün';
  const english = 'Diamond, Nexus, 8 speeds, M, Fir green';

  it.each([
    ['the first language of the header', shopPath, 'en, en-US, de', english],
    ['no other language of the header', shopPath, 'fr, en', german],
    ['no header, with German as default', shopPath, '', german],
    ['the lang parameter with priority over the header', `${shopPath}&lang=1`, 'de', english],
    ['an unknown lang parameter, with German as default', `${shopPath}&lang=7`, 'en', english],
  ])('accepts %s', async (_name, path, header, expected) => {
    expect(await titleOf(path, header)).toBe(expected);
  });
});
