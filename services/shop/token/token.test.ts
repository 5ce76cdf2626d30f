import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAnonymousShopper,
  demoPassword,
  createGuestShopper,
  Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const hour = 60 * 60 * 1000;
const site = 'http://localhost:3000';
const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
const login = (email: string, password: string) =>
  shop.query(
    'query($email: String!, $password: String!) { token(username: $email, password: $password) }',
    { variables: { email, password } },
  );

describe('anonymous token', () => {
  it('has OXID claims and expires after eight hours', async () => {
    const { token } = await createAnonymousShopper(shop);
    const now = shop.clock.now() / 1000;
    expect(JSON.parse(Buffer.from(token!.split('.')[0]!, 'base64url').toString())).toEqual({
      typ: 'JWT',
      alg: 'HS512',
      iss: site,
    });
    expect(claims(token!)).toEqual({
      iss: site,
      aud: site,
      iat: now,
      nbf: now,
      exp: now + 8 * 3600,
      shopid: 1,
      username: '',
      userid: expect.stringMatching(/^[0-9a-f]{32}$/),
      useranonymous: true,
      tokenid: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('has a new user each time', async () => {
    const [one, two] = [await createAnonymousShopper(shop), await createAnonymousShopper(shop)];
    expect(claims(one.token!).userid).not.toBe(claims(two.token!).userid);
  });

  it('is returned when one of the two credentials is empty', async () => {
    expect(claims((await login('anna@lautlos.example', '')).data.token).useranonymous).toBe(true);
  });
});

describe('sign-in', () => {
  it('returns a token that is valid for 24 hours', async () => {
    const anna = await signInShopper(shop, ' Anna@Lautlos.example ');
    expect(claims(anna.token!)).toMatchObject({
      username: 'anna@lautlos.example',
      useranonymous: false,
    });
    const testShop = await openTestShop();
    const early = await signInShopper(testShop, 'anna@lautlos.example');
    testShop.clock.advance(24 * hour - 1000);
    expect((await early.ask('{ customer { email } }')).data).toEqual({
      customer: { email: 'anna@lautlos.example' },
    });
    testShop.clock.advance(2000);
    expect(messages(await early.ask('{ customer { email } }'))).toEqual([
      'The access token is invalid',
    ]);
    await testShop.close();
  });

  it.each([
    ['a wrong password', 'anna@lautlos.example', 'Lautlos-2026?'],
    ['an unknown email', 'niemand@lautlos.example', demoPassword],
    ['a long wrong password', 'anna@lautlos.example', 'x'.repeat(64)],
    ['an overlong password', 'anna@lautlos.example', `${demoPassword}${'x'.repeat(10_000)}`],
  ])('rejects %s with the same message', async (_name, email, password) => {
    expect(messages(await login(email, password))).toEqual([
      'Username/password combination is invalid',
    ]);
  });

  it('rejects a blocked customer with new and existing tokens', async () => {
    const dealer = await signInShopper(shop, 'werkstatt@lautlos.example');
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'werkstatt@lautlos.example')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('customer_group')
      .values({ customer_id: id, group_id: 'oxidblocked' })
      .execute();
    expect(messages(await login('werkstatt@lautlos.example', demoPassword))).toEqual([
      'User is blocked',
    ]);
    expect(messages(await dealer.ask('{ customer { id } }'))).toEqual(['User is blocked']);
  });

  it('limits failures per email and still accepts guests', async () => {
    const email = 'laden@lautlos.example';
    const friend = await createGuestShopper(shop, { email });
    for (let count = 0; count < 10; count += 1) await login(email, 'wrong');
    expect(messages(await login(email, demoPassword))).toEqual([
      'Too many failed logins. Please try again in 15 minutes',
    ]);
    expect(friend.token).toBeDefined();
    expect((await createGuestShopper(shop, { email })).token).toBeDefined();
    shop.clock.advance(15 * 60 * 1000);
    expect((await login(email, demoPassword)).data.token).toBeDefined();
  });
});

describe('forged tokens', () => {
  const good = () => ({
    shopid: 1,
    username: 'anna@lautlos.example',
    userid: 'x',
    useranonymous: true,
    tokenid: 't',
  });
  const secret = 'a secret for tests only, sixty-four characters or more, as the settings want';
  const signed = (
    payload: Record<string, unknown>,
    { key = secret, alg = 'HS512', issuer = site, audience = site, life = 3600, from = 0 } = {},
  ) => {
    const now = shop.clock.now() / 1000 + from;
    return new SignJWT(payload)
      .setProtectedHeader({ alg })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + life)
      .sign(new TextEncoder().encode(key));
  };
  const signedWithout = (claim: string) => {
    const now = shop.clock.now() / 1000;
    const whole = { iss: site, aud: site, iat: now, nbf: now, exp: now + 3600, ...good() };
    const payload = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== claim));
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS512' })
      .sign(new TextEncoder().encode(secret));
  };
  const withPayloadOf = async (other: Record<string, unknown>) => {
    const [header, , signature] = (await signed(good())).split('.');
    const [, payload] = (await signed({ ...good(), ...other })).split('.');
    return [header, payload, signature].join('.');
  };
  const unsecured = () =>
    new UnsecuredJWT(good())
      .setIssuer(site)
      .setAudience(site)
      .setIssuedAt(0)
      .setNotBefore(0)
      .setExpirationTime(9_999_999_999)
      .encode();

  it('derive from a valid token', async () => {
    expect(
      (await new Shopper(shop, await signed(good())).ask('{ currentUserGroups { id } }')).data,
    ).toEqual({ currentUserGroups: [] });
  });

  it.each([
    ['no signature', async () => unsecured(), 'The access token is invalid'],
    [
      'another secret',
      () =>
        signed(good(), {
          key: 'another secret, just as long as the right one, but not the right one at all!',
        }),
      'The access token is invalid',
    ],
    ['another algorithm', () => signed(good(), { alg: 'HS256' }), 'The access token is invalid'],
    [
      'another issuer',
      () => signed(good(), { issuer: 'http://evil.example' }),
      'The access token is invalid',
    ],
    [
      'another audience',
      () => signed(good(), { audience: 'http://evil.example' }),
      'The access token is invalid',
    ],
    ['another shop', () => signed({ ...good(), shopid: 2 }), 'The access token is invalid'],
    ['an expired token', () => signed(good(), { from: -7200 }), 'The access token is invalid'],
    [
      'a token that is not valid yet',
      () => signed(good(), { from: 60 }),
      'The access token is invalid',
    ],
    ['no user id', () => signed({ ...good(), userid: '' }), 'The access token is invalid'],
    [
      'an unknown customer',
      () => signed({ ...good(), useranonymous: false }),
      'The access token is invalid',
    ],
    ['no issuer', () => signedWithout('iss'), 'The access token is invalid'],
    ['no audience', () => signedWithout('aud'), 'The access token is invalid'],
    ['no start of validity', () => signedWithout('nbf'), 'The access token is invalid'],
    ['no expiry', () => signedWithout('exp'), 'The access token is invalid'],
    ['no issue time', () => signedWithout('iat'), 'The access token is invalid'],
    [
      'the payload of another token',
      () => withPayloadOf({ userid: 'y' }),
      'The access token is invalid',
    ],
    [
      'a truncated signature',
      async () => (await signed(good())).slice(0, -40),
      'The access token is invalid',
    ],
    ['a text without parts', async () => 'garbage', 'Unable to parse token'],
    ['invalid text in three parts', async () => 'a.b.c', 'Unable to parse token'],
  ])('are rejected: %s', async (_name, make, message) => {
    const token = await make();
    for (const query of ['{ customer { id } }', '{ token }', '{ countries { id } }']) {
      expect(await shop.query(query, { token })).toEqual({ errors: [{ message }] });
    }
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc'])(
    'are ignored in the header %j',
    async (authorization) => {
      const response = await shop.request('/widget.php?cl=graphql&skipSession=1', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: '{"query":"{ currentUserGroups { id } }"}',
      });
      expect(await response.json()).toEqual({ data: { currentUserGroups: [] } });
    },
  );
});

describe('password attempts', () => {
  it('are limited to ten per quarter of an hour, also concurrently', async () => {
    const testShop = await openTestShop();
    const guesses = await Promise.all(
      Array.from({ length: 24 }, () =>
        testShop.query('{ token(username: "anna@lautlos.example", password: "Falsch-2026!") }'),
      ),
    );
    const evaluated = guesses.filter((answer) => messages(answer)?.[0]?.startsWith('Username'));
    expect(evaluated).toHaveLength(10);
    await testShop.close();
  });

  it('are limited to one per request', async () => {
    const guess = (name: string) => `${name}: token(username: "a@b.de", password: "Falsch-2026!")`;
    const [rejection] = messages(await shop.query(`{ ${guess('a')} ${guess('b')} }`)) ?? [];
    expect(rejection).toMatch(/^Max query complexity/);
    expect((await shop.query('{ a: token b: token }')).errors).toBeUndefined();
  });
});

describe('ended token', () => {
  const end = (caller: Shopper, tokenId: string) =>
    caller.ask('mutation ($tokenId: ID!) { tokenDelete(tokenId: $tokenId) }', { tokenId });

  it('is invalid at once, while other tokens of the customer stay valid', async () => {
    const [one, other] = [
      await signInShopper(shop, 'anna@lautlos.example'),
      await signInShopper(shop, 'anna@lautlos.example'),
    ];
    expect((await end(one, claims(one.token!).tokenid)).data).toEqual({ tokenDelete: true });
    expect(messages(await one.ask('{ customer { email } }'))).toEqual([
      'The access token is invalid',
    ]);
    expect((await other.ask('{ customer { email } }')).errors).toBeUndefined();
  });

  it('can be ended by its owner only', async () => {
    const [one, other] = [await createAnonymousShopper(shop), await createAnonymousShopper(shop)];
    const { tokenid } = claims(one.token!);
    expect(messages(await end(other, tokenid))).toEqual(['The token is not registered']);
    expect(messages(await end(new Shopper(shop, undefined), tokenid))).toHaveLength(1);
    expect((await one.ask('{ currentUserGroups { id } }')).errors).toBeUndefined();
  });
});
