const prefix = 'CognitoIdentityServiceProvider.';

/** The refresh token that a release before 0.18 has left in this browser's storage; null without one. */
export function findLegacyRefreshToken(): string | null {
  const key = oldKeys().find((name) => name.endsWith('.refreshToken'));
  return key === undefined ? null : window.localStorage.getItem(key);
}

/** Removes all tokens such a release has left. */
export function removeLegacyTokens(): void {
  for (const key of oldKeys()) window.localStorage.removeItem(key);
}

function oldKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // A browser that forbids storage keeps no tokens.
    return [];
  }
}
