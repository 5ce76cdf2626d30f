/** Amplify's tokens, kept in memory only: other pages and later users of a shared computer cannot read them. */
const tokens = new Map<string, string>();

/** Storage adapter for Amplify (KeyValueStorageInterface). */
export const memoryTokens = {
  setItem: async (key: string, value: string) => void tokens.set(key, value),
  getItem: async (key: string) => tokens.get(key) ?? null,
  removeItem: async (key: string) => void tokens.delete(key),
  clear: async () => tokens.clear(),
};

/** True while Amplify has a session in this page. */
export function hasTokens(): boolean {
  return [...tokens.keys()].some((key) => key.endsWith('.accessToken'));
}

/** Removes Amplify's session from this page. */
export function clearTokens(): void {
  tokens.clear();
}

/** Removes Amplify's session so that a new sign-in can start; the returned function restores the removed session. */
export function removeTokensTemporarily(): () => void {
  const aside = [...tokens];
  tokens.clear();
  return () => {
    tokens.clear();
    for (const [key, value] of aside) tokens.set(key, value);
  };
}
