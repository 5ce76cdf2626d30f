const prefix = 'CognitoIdentityServiceProvider.';

/** Returns the refresh token that releases before 0.18 left in this browser's storage; null without one. */
export function findLegacyRefreshToken(): string | null {
  const key = oldKeys().find((name) => name.endsWith('.refreshToken'));
  return key === undefined ? null : window.localStorage.getItem(key);
}

/** Removes all tokens that releases before 0.18 left in this browser's storage. */
export function removeLegacyTokens(): void {
  for (const key of oldKeys()) window.localStorage.removeItem(key);
}

function oldKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // If storage is blocked, there are no tokens.
    return [];
  }
}
