/** What Amplify keeps, in this page's memory only: no script of another page, and nobody at a shared computer, finds it later. */
const tokens = new Map<string, string>();

/** Amplify's storage (KeyValueStorageInterface). */
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

/** Forgets Amplify's session in this page. */
export function clearTokens(): void {
  tokens.clear();
}

/** Hides Amplify's session from it, so that signing in begins afresh; what is returned puts it back. */
export function removeTokensTemporarily(): () => void {
  const aside = [...tokens];
  tokens.clear();
  return () => {
    tokens.clear();
    for (const [key, value] of aside) tokens.set(key, value);
  };
}
