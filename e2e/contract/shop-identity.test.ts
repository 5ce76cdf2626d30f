import { beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { CustomerProfileQuery } from '@/graphql/generated/shop/graphql';
import { type IdentityTokens, signInAtIdentity } from './support/identity';
import { contractShop } from './support/contract-shop';
import { needs } from './support/shop-level';

type SignedIn = { email: string; tokens: IdentityTokens };

let signedIn: SignedIn | string = 'nobody has tried';

beforeAll(async () => {
  signedIn = await signInAtIdentity();
  if (typeof signedIn === 'string')
    process.stdout.write(`ID tokens are not tried out: ${signedIn}.\n`);
});

/** Returns the signed-in account, or skips the test with the reason if there is none. */
function account({ skip, task }: TestContext): SignedIn {
  if (typeof signedIn !== 'string') return signedIn;
  task.meta.skipReason = signedIn;
  return skip(signedIn);
}

describe('ID token', needs('identitySignIn'), () => {
  it('signs in its customer', async (context) => {
    const { email, tokens } = account(context);
    const { customer } = await contractShop.expectData<CustomerProfileQuery>(
      'CustomerProfile',
      {},
      { token: tokens.IdToken },
    );
    expect(customer.email).toBe(email);
    const again = await contractShop.expectData<CustomerProfileQuery>(
      'CustomerProfile',
      {},
      { token: tokens.IdToken },
    );
    expect(again.customer.id).toBe(customer.id);
  });

  it('is rejected when its claims were changed', async (context) => {
    const [header, payload, signature] = account(context).tokens.IdToken.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const forged = { ...claims, sub: 'another', email: 'another@lautlos.example' };
    const body = Buffer.from(JSON.stringify(forged)).toString('base64url');
    for (const token of [`${header}.${body}.${signature}`, `${header}.${body}.`])
      expect((await contractShop.expectError('CustomerProfile', {}, { token })).message).toBe(
        'The access token is invalid',
      );
  });

  it('cannot be replaced by the access token', async (context) => {
    const token = account(context).tokens.AccessToken;
    expect((await contractShop.expectError('CustomerProfile', {}, { token })).message).toBe(
      'The access token is invalid',
    );
  });
});
