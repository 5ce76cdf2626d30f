import { inject } from 'vitest';

/**
 * An account that exists in both the identity service and the shop under test. With the embedded services it is a demo
 * customer.
 */
const account = {
  email: process.env.CONTRACT_IDENTITY_EMAIL ?? 'werkstatt@lautlos.example',
  password: process.env.CONTRACT_IDENTITY_PASSWORD ?? 'Lautlos-2026!',
};

const clientId = process.env.IDENTITY_CLIENT_ID || 'lautlos-storefront';

export type IdentityTokens = { IdToken: string; AccessToken: string };

/** Returns the account's email and tokens, or the reason as a string if there is no identity service. */
export async function signInAtIdentity(): Promise<
  { email: string; tokens: IdentityTokens } | string
> {
  const url = inject('identityUrl');
  if (url === '') return 'no IDENTITY_URL belongs to this SHOP_URL';
  const response = await fetch(`${url}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
    }),
  });
  const answer = await response.json().catch(() => null);
  const tokens = answer?.AuthenticationResult;
  if (!tokens) return `the identity answered ${response.status} ${answer?.__type ?? ''}`;
  return { email: account.email, tokens };
}
