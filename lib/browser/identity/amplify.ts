import { Amplify } from 'aws-amplify';
import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { z } from 'zod';
import { refreshTokenPlaceholder } from '@/lib/platform/http/session-protocol';
import { memoryTokens } from '@/lib/browser/session/memory-tokens';

export {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  fetchAuthSession,
  fetchMFAPreference,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';

type Pool = { userPoolId: string; clientId: string };

let ownClientId = '';
const timeoutMs = 10_000;

const tokensSchema = z.object({
  AuthenticationResult: z.object({
    IdToken: z.string(),
    AccessToken: z.string(),
    RefreshToken: z.string().default(refreshTokenPlaceholder),
  }),
});

/**
 * Loads the stored session from the server into Amplify after a reload has cleared the page's memory. False when no
 * session is stored.
 */
export async function loadStoredSession(): Promise<boolean> {
  const response = await fetch('/api/identity', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    body: JSON.stringify({ ClientId: ownClientId, RefreshToken: refreshTokenPlaceholder }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) return false;
  const { AuthenticationResult: tokens } = tokensSchema.parse(await response.json());
  const accessToken = decodeJWT(tokens.AccessToken);
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      accessToken,
      idToken: decodeJWT(tokens.IdToken),
      refreshToken: tokens.RefreshToken,
      clockDrift: 0,
      username: String(accessToken.payload.username),
    },
  });
  return true;
}

/**
 * Configures Amplify to send every request through the site's own /api/identity. Tokens are kept in the page's memory
 * only.
 */
export function configureAmplify({ userPoolId, clientId }: Pool): void {
  ownClientId = clientId;
  // Without this, Amplify warns about every endpoint outside Amazon's domains.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const userPoolEndpoint = `${window.location.origin}/api/identity`;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        userPoolEndpoint,
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryTokens);
}
