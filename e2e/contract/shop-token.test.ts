import { describe, expect, it } from 'vitest';
import type { CurrentUserGroupsQuery } from '@/graphql/generated/shop/graphql';
import { createAnonymousToken, createCustomer, contractShop } from './support/contract-shop';

const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns the same token with an invalid signature. */
function forged(token: string): string {
  const [header, payload] = token.split('.');
  return `${header}.${payload}.${'A'.repeat(86)}`;
}

describe('access tokens', () => {
  it('are anonymous without credentials', async () => {
    const token = await createAnonymousToken();
    expect(token).toMatch(jwt);
    const { currentUserGroups } = await contractShop.expectData<CurrentUserGroupsQuery>(
      'CurrentUserGroups',
      {},
      { token },
    );
    expect(currentUserGroups).toEqual([]);
  });

  it('belong to the customer with valid credentials', async () => {
    const { token } = await createCustomer();
    expect(token).toMatch(jwt);
    const { currentUserGroups } = await contractShop.expectData<CurrentUserGroupsQuery>(
      'CurrentUserGroups',
      {},
      { token },
    );
    expect(currentUserGroups.map(({ id }) => id)).not.toContain('oxiddealer');
  });

  it('are not issued for wrong credentials', async () => {
    const { email } = await createCustomer();
    const attempts = [
      { username: email, password: 'Falsch-2026!' },
      { username: `niemand.${email}`, password: 'Falsch-2026!' },
    ];
    for (const variables of attempts) {
      const error = await contractShop.expectError('AuthenticateUser', variables);
      expect(error.message).toBe('Username/password combination is invalid');
    }
  });
});

describe('an invalid token fails every request before execution', () => {
  it.each([
    ['not a JWT', async () => 'nonsense', 'Unable to parse token'],
    [
      'signed with another key',
      async () => forged(await createAnonymousToken()),
      'The access token is invalid',
    ],
  ])('%s', async (_name, makeToken, message) => {
    const token = await makeToken();
    for (const operation of ['Token', 'Countries', 'CurrentUserGroups']) {
      const { status, headers, body } = await contractShop.call(operation, {}, { token });
      expect([operation, status, body.errors?.map((error) => error.message)]).toEqual([
        operation,
        200,
        [message],
      ]);
      expect(body).not.toHaveProperty('data');
      expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  it('are revoked by their owner only, without effect on other tokens', async () => {
    const [gone, stays] = [(await createCustomer()).token, (await createCustomer()).token];
    const idOf = (token: string) => {
      const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      return (JSON.parse(payload) as { tokenid: string }).tokenid;
    };
    await contractShop.expectError('TokenDelete', { tokenId: idOf(gone) }, { token: stays });
    expect(
      await contractShop.expectData('TokenDelete', { tokenId: idOf(gone) }, { token: gone }),
    ).toEqual({
      tokenDelete: true,
    });
    const refused = await contractShop.expectError('CurrentUserGroups', {}, { token: gone });
    expect(refused.message).toBe('The access token is invalid');
    await contractShop.expectData('CurrentUserGroups', {}, { token: stays });
  });
});
