const prefix = 'CognitoIdentityServiceProvider.';
const timeoutMs = 10_000;

type SetAside = {
  /** Puts them back: the sign-in that was tried did not work. */
  restore: () => void;
  /** Makes their refresh tokens worthless; without an answer they end by their age. */
  revoke: () => Promise<void>;
};

/** True when Amplify keeps tokens in this browser. Tells it without loading Amplify. */
export function hasKeptTokens(): boolean {
  return keptKeys().length > 0;
}

/** The refresh tokens kept in this browser. */
export function keptRefreshTokens(): string[] {
  return keptKeys()
    .filter((key) => key.endsWith('.refreshToken'))
    .map((key) => window.localStorage.getItem(key) ?? '')
    .filter((token) => token !== '');
}

function forgetKeptTokens(): void {
  for (const key of keptKeys()) window.localStorage.removeItem(key);
}

/** Takes Amplify's tokens out of its sight, so that signing in begins afresh, without losing them when it fails. */
export function setTokensAside(): SetAside {
  const kept = keptKeys().map((key) => [key, window.localStorage.getItem(key) ?? ''] as const);
  forgetKeptTokens();
  return {
    restore: () => {
      forgetKeptTokens();
      for (const [key, value] of kept) window.localStorage.setItem(key, value);
    },
    revoke: async () => {
      const refreshTokens = kept.filter(([key]) => key.endsWith('.refreshToken'));
      await Promise.all(refreshTokens.map(revoke));
    },
  };
}

function keptKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // A browser that forbids storage keeps no tokens.
    return [];
  }
}

/** Amplify's keys are CognitoIdentityServiceProvider.<client id>.<user>.<kind>. */
async function revoke([key, refreshToken]: readonly [string, string]): Promise<void> {
  try {
    await fetch('/api/identity', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ ClientId: key.split('.')[1], Token: refreshToken }),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // It is forgotten in this browser already; without an answer it ends by its own age.
    return;
  }
}
