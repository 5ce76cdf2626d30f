import { describe, expect, it } from 'vitest';
import type {
  CurrentUserGroupsQuery,
  CustomerProfileQuery,
} from '@/graphql/generated/shop/graphql';
import { createAnonymousToken, createCustomer, contractShop } from './support/contract-shop';
import { expectPresent } from './support/contract-client';
import { invalidTokenMessage, needs, revokedTokenMessage } from './support/shop-level';

const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns the same token with an invalid signature. */
function forged(token: string): string {
  const [header, payload] = token.split('.');
  return `${header}.${payload}.${'A'.repeat(86)}`;
}

describe('access tokens', () => {
  it('are issued with and without credentials', async () => {
    expect(await createAnonymousToken()).toMatch(jwt);
    expect((await createCustomer()).token).toMatch(jwt);
  });

  it('are anonymous without credentials', needs('dealerArea'), async () => {
    const token = await createAnonymousToken();
    const { currentUserGroups } = await contractShop.expectData<CurrentUserGroupsQuery>(
      'CurrentUserGroups',
      {},
      { token },
    );
    expect(currentUserGroups).toEqual([]);
  });

  it('belong to the customer with valid credentials', async () => {
    const { email, token } = await createCustomer();
    const { customer } = await contractShop.expectData<CustomerProfileQuery>(
      'CustomerProfile',
      {},
      { token },
    );
    expect(customer.email).toBe(email);
  });

  it('of new customers do not belong to dealers', needs('dealerArea'), async () => {
    const { token } = await createCustomer();
    const { currentUserGroups } = await contractShop.expectData<CurrentUserGroupsQuery>(
      'CurrentUserGroups',
      {},
      { token },
    );
    const groups = expectPresent(currentUserGroups, 'Query.currentUserGroups');
    expect(groups.map(({ id }) => id)).not.toContain('oxiddealer');
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
    ['not a JWT', async () => 'nonsense', /^Unable to parse token$/],
    [
      'signed with another key',
      async () => forged(await createAnonymousToken()),
      invalidTokenMessage,
    ],
  ])('%s', async (_name, makeToken, message) => {
    const token = await makeToken();
    for (const operation of ['Token', 'Countries', 'CustomerProfile']) {
      const { status, headers, body } = await contractShop.call(operation, {}, { token });
      expect([operation, status, body.errors?.length]).toEqual([operation, 200, 1]);
      expect(body.errors?.[0]?.message).toMatch(message);
      expect(body).not.toHaveProperty('data');
      expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  it(
    'are revoked by their owner only, without effect on other tokens',
    needs('tokenRevocation'),
    async () => {
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
      const refused = await contractShop.expectError('CustomerProfile', {}, { token: gone });
      expect(refused.message).toMatch(revokedTokenMessage);
      await contractShop.expectData('CustomerProfile', {}, { token: stays });
    },
  );
});
