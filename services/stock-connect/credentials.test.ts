import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnonymousShopper, signInShopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { VeloClient, createVeloClient } from '../testing/velo-client';
import { createSecret, createUserName } from './credentials.service';
import { removeExpiredStockConnectData } from './stock-connect.service';

const dayMs = 24 * 60 * 60 * 1000;

let tools: TestRest;
let token: string | undefined;

beforeAll(async () => {
  tools = await openTestRest();
  token = (await signInShopper(tools.shop, 'laden@lautlos.example')).token;
});
afterAll(() => tools.close());

const read = async (as = token) => (await tools.call('/b2b/stock-connect', { token: as })).json();
const remove = () => tools.call('/b2b/stock-connect/credentials', { token, method: 'DELETE' });

describe('stock connect credentials', () => {
  it('are shown once, stored as a hash and identified by their last four characters', async () => {
    const client = await createVeloClient(tools);
    expect(client.user).toMatch(/^\d+-radhaus$/);
    expect(client.secret).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){6}$/);
    const shown = await read();
    expect(shown).toMatchObject({ user: client.user, secretEnd: client.secret.slice(-4) });
    expect(JSON.stringify(shown)).not.toContain(client.secret);
    const rows = await tools.shop.db.selectFrom('stock_connect_credential').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(client.secret);
    expect(rows[0]?.secret_hash).toMatch(/^sha256\$[\w-]{43}$/);
  });

  it('are rotated and revoked at once, including cached ones', async () => {
    const old = await createVeloClient(tools);
    expect((await old.get('GetStatusRequest')).code).toBe(200);
    const next = await createVeloClient(tools);
    expect((await old.get('GetStatusRequest')).code).toBe(411);
    expect((await next.get('GetStatusRequest')).code).toBe(200);
    expect((await remove()).status).toBe(204);
    expect((await next.get('GetStatusRequest')).code).toBe(411);
    expect((await read()).user).toBeNull();
    expect((await remove()).status).toBe(204);
  });

  it('are rejected in the same way for an unknown name and a wrong secret on every request', async () => {
    const { user } = await createVeloClient(tools);
    const wrong = new VeloClient(tools, { user, secret: 'wrong' });
    const unknownClient = new VeloClient(tools, { user: '99999-nobody', secret: 'wrong' });
    for (const name of [
      'GetProfile',
      'CreateTextSearch',
      'FinishOrder',
      'InvoiceInformationQuery',
    ]) {
      const known = await wrong.get(`${name}Request`);
      const unknown = await unknownClient.get(`${name}Request`);
      expect([known.code, known.status]).toEqual([411, 200]);
      expect(unknown.document.replace('99999-nobody', user)).toBe(known.document);
    }
  });

  it('are locked after ten wrong secrets, except for recently successful clients', async () => {
    const right = await createVeloClient(tools, 'werkstatt@lautlos.example');
    const guess = async () => {
      for (let count = 0; count < 12; count += 1) {
        const guesser = new VeloClient(tools, { user: right.user, secret: `guess ${count}` });
        expect((await guesser.get('GetStatusRequest')).code).toBe(411);
      }
    };
    await guess();
    expect((await right.get('GetStatusRequest')).code).toBe(411);
    tools.shop.clock.advance(15 * 60 * 1000);
    expect((await right.get('GetStatusRequest')).code).toBe(200);
    await guess();
    expect((await right.get('GetStatusRequest')).code).toBe(200);
  });

  it('become invalid once their owner is no longer a dealer', async () => {
    const client = await createVeloClient(tools, 'werkstatt@lautlos.example');
    expect((await client.get('GetStatusRequest')).code).toBe(200);
    const { db } = tools.shop;
    const owner = await db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'werkstatt@lautlos.example')
      .executeTakeFirstOrThrow();
    const rows = db
      .deleteFrom('customer_group')
      .where('customer_id', '=', owner.id)
      .where('group_id', '=', 'oxiddealer');
    await rows.execute();
    expect((await client.get('GetStatusRequest')).code).toBe(411);
    await db
      .insertInto('customer_group')
      .values({ customer_id: owner.id, group_id: 'oxiddealer' })
      .execute();
  });

  it('have user names derived from customer number and company', () => {
    const name = (company: string) => createUserName({ customerNumber: '10002', company });
    expect(name('Radhaus Oranienplatz GmbH')).toBe('10002-radhaus');
    expect(name('Größe & Söhne')).toBe('10002-grosse');
    expect(name('')).toBe('10002');
    expect(new Set(Array.from({ length: 50 }, createSecret)).size).toBe(50);
  });
});

describe('dealer guard', () => {
  it.each([
    ['GET', '/b2b/stock-connect'],
    ['POST', '/b2b/stock-connect/credentials'],
    ['DELETE', '/b2b/stock-connect/credentials'],
    ['POST', '/b2b/stock-connect/test'],
    ['POST', '/b2b/stock-report'],
  ])('restricts %s %s to dealers', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    const anonymousResponse = await tools.call(path, { method, body });
    expect(anonymousResponse.status).toBe(401);
    const visitor = await createAnonymousShopper(tools.shop);
    expect((await tools.call(path, { method, body, token: visitor.token })).status).toBe(401);
    const consumer = await signInShopper(tools.shop, 'anna@lautlos.example');
    const rejected = await tools.call(path, { method, body, token: consumer.token });
    expect(rejected.status).toBe(403);
    expect(rejected.headers.get('cache-control')).toBe('no-store');
  });
});

describe('response codes', () => {
  it('include 400, 415, 421, 500 and others for their errors', async () => {
    const client = await createVeloClient(tools);
    expect((await client.get('GetStatusRequest', [['SellersID', 'LAUTLOS']])).code).toBe(200);
    expect((await client.get('GetStatusRequest', [['SellersID', 'somebody']])).code).toBe(415);
    const many = Array.from({ length: 5_001 }, () => ['SellersItemIdentification', 'X'] as const);
    expect((await client.form('GetItemDetailsListRequest', many)).code).toBe(400);
    const { transactionId } = await client.get('CreateOrderRequest', [
      ['Quantity.LU11.25.H.M.TG', '1'],
    ]);
    await tools.shop.db
      .updateTable('veloconnect_transaction')
      .set({ content: 'damaged' })
      .where('id', '=', transactionId)
      .execute();
    const broken = await client.get('ViewOrderRequest', [['TransactionID', transactionId]]);
    expect([broken.status, broken.code]).toEqual([200, 500]);
    expect(broken.document).not.toContain('damaged');
    tools.shop.clock.advance(61_000);
    const codes: number[] = [];
    for (let count = 0; count < 601; count += 1)
      codes.push((await client.get('GetClassificationSchemeRequest')).code);
    expect([codes.at(0), codes.at(-2), codes.at(-1)]).toEqual([404, 404, 421]);
    tools.shop.clock.advance(61_000);
    expect((await client.get('GetStatusRequest')).code).toBe(200);
  });
});

describe('access log', () => {
  it('lists called operations without request contents or secrets', async () => {
    const client = await createVeloClient(tools);
    await client.get('CreateTextSearchRequest', [['SearchString', 'secret wish']]);
    await client.get('finishorderrequest', [['TransactionID', 'nothing']]);
    await new VeloClient(tools, { user: client.user, secret: 'wrong' }).get('GetProfileRequest');
    const { calls, ...state } = await read();
    expect(
      calls.slice(0, 3).map(({ operation, code }: Record<string, unknown>) => [operation, code]),
    ).toEqual([
      ['GetProfile', 411],
      ['FinishOrder', 420],
      ['CreateTextSearch', 200],
    ]);
    expect(state.failuresToday).toBeGreaterThanOrEqual(2);
    expect(state.lastCallAt).not.toBeNull();
    const log = JSON.stringify(
      await tools.shop.db.selectFrom('stock_connect_call').selectAll().execute(),
    );
    expect(log).not.toContain('secret wish');
    expect(log).not.toContain(client.secret);
  });

  it('is separate for each dealer and deleted after thirty days', async () => {
    const other = await signInShopper(tools.shop, 'werkstatt@lautlos.example');
    const foreign = await read(other.token);
    const ownResponse = await read();
    expect(foreign.user).not.toBe(ownResponse.user);
    tools.shop.clock.advance(31 * dayMs);
    await removeExpiredStockConnectData(tools.shop.services);
    token = (await signInShopper(tools.shop, 'laden@lautlos.example')).token;
    expect((await read()).calls).toEqual([]);
  });
});

describe('connection test', () => {
  const test = async () =>
    (await tools.call('/b2b/stock-connect/test', { token, body: {} })).json();

  it('runs all four steps without leaving data or log entries', async () => {
    await createVeloClient(tools);
    const { db } = tools.shop;
    const before = (await db.selectFrom('order').select('id').execute()).length;
    const { steps } = await test();
    expect(steps.map(({ operation, ok }: Record<string, unknown>) => [operation, ok])).toEqual([
      ['signIn', true],
      ['textSearch', true],
      ['stock', true],
      ['testOrder', true],
    ]);
    expect(await db.selectFrom('order').select('id').execute()).toHaveLength(before);
    expect(
      await db
        .selectFrom('veloconnect_transaction')
        .select('id')
        .where('kind', '=', 'search')
        .execute(),
    ).toEqual([]);
    expect((await read()).calls).toEqual([]);
  });

  it('fails without credentials', async () => {
    await remove();
    const { steps } = await test();
    expect(steps.every(({ ok }: Record<string, unknown>) => ok === false)).toBe(true);
  });
});
