import { z } from 'zod';

/** A Cognito user pool at an address of its own. */
export interface UserPool {
  url: string;
  clientId: string;
}

type Outcome = 'deleted' | 'refused' | 'unavailable';

const timeoutMs = 10_000;
const tokensSchema = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string().min(1) }),
});
const refusalSchema = z.object({ __type: z.string().transform((type) => type.split('#').at(-1)) });

/** Deletes the user of a refresh token (GetTokensFromRefreshToken, DeleteUser). A user who is gone already is deleted. Never throws. */
export async function deleteUserAtPool(pool: UserPool, refreshToken: string): Promise<Outcome> {
  const renewed = await ask(pool, 'GetTokensFromRefreshToken', {
    ClientId: pool.clientId,
    RefreshToken: refreshToken,
  });
  if (typeof renewed === 'string') return renewed;
  const tokens = tokensSchema.safeParse(renewed).data;
  if (!tokens) return 'unavailable';
  const { AccessToken } = tokens.AuthenticationResult;
  const deleted = await ask(pool, 'DeleteUser', { AccessToken });
  return typeof deleted === 'string' ? deleted : 'deleted';
}

async function ask({ url }: UserPool, action: string, body: object): Promise<object | Outcome> {
  try {
    const response = await fetch(`${url}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    if (response.ok) return Object(answer) as object;
    const name = refusalSchema.safeParse(answer).data?.__type ?? '';
    if (name === 'UserNotFoundException') return 'deleted';
    const isPassing = response.status >= 500 || /^(TooManyRequests|Throttling)/.test(name);
    return isPassing ? 'unavailable' : 'refused';
  } catch {
    // No answer, or none that can be read: nothing is known, and it is tried again.
    return 'unavailable';
  }
}
