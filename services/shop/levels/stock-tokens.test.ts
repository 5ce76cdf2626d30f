import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnonymousShopper, Shopper, signInShopper } from '../../testing/shopper';
import { signIdToken } from '../../testing/test-id-token';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const hourMs = 60 * 60 * 1000;
const anna = 'anna@lautlos.example';

describe.each([
  ['stock', 'The token is invalid'],
  ['stock-7', 'The access token is invalid'],
] as const)('tokens at the level %s', (level, invalid) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop({ level });
  });

  afterAll(() => shop.close());

  const read = (token: string | undefined) =>
    new Shopper(shop, token).ask('{ countries { title } }');
  const rejection = (message: string) => ({ errors: [{ message, debugMessage: message }] });

  it('rejects ID tokens of the identity service', async () => {
    const now = shop.clock.now();
    const idToken = await signIdToken({ subject: 'sub', email: 'neu@example.org', now });
    expect(await read(idToken)).toEqual(rejection(invalid));
  });

  it('rejects unreadable tokens, tokens of another shop and revoked tokens', async () => {
    expect(await read('nonsense')).toEqual(rejection('Unable to parse token'));
    const { token = '' } = await createAnonymousShopper(shop);
    expect(await read(`${token.slice(0, -4)}AAAA`)).toEqual(rejection(invalid));
    const shopper = await signInShopper(shop, anna);
    const { tokenid } = decodeJwt(shopper.token ?? '');
    const ended = await shopper.ask('mutation($id: ID!) { tokenDelete(tokenId: $id) }', {
      id: tokenid,
    });
    expect(ended).toEqual({ data: { tokenDelete: true } });
    expect(await read(shopper.token)).toEqual(rejection('The token is not registered'));
  });

  it.each(['anonymous', 'customer'])('are valid for eight hours: %s', async (kind) => {
    const { token = '' } = await (kind === 'anonymous'
      ? createAnonymousShopper(shop)
      : signInShopper(shop, anna));
    const { iat = 0, nbf, exp = 0 } = decodeJwt(token);
    expect(nbf).toBe(iat);
    expect(exp - iat).toBeCloseTo(8 * 3600, 5);
    for (const time of [iat, exp]) expect(Number.isInteger(time)).toBe(false);
    expect((await read(token)).errors).toBeUndefined();
    shop.clock.advance(8 * hourMs - 1_000);
    expect((await read(token)).errors).toBeUndefined();
    shop.clock.advance(1_000);
    expect(await read(token)).toEqual(rejection(invalid));
  });

  it('are valid in the second in which they are issued', async () => {
    shop.clock.advance(637);
    const { token } = await signInShopper(shop, anna);
    expect((await read(token)).errors).toBeUndefined();
  });

  it('name the scheme in a header', async () => {
    const response = await shop.request('/widget.php?cl=graphql&skipSession=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: '{"query":"{ token }"}',
    });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([200, 'Bearer']);
  });
});
