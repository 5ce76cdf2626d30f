/** What the site tells its own identity service of who tries to sign in. */
export interface ClientOrigin {
  /** Epoch milliseconds of the request. */
  at: number;
  address: string;
  /** Digests, with commas between them. */
  emails: string;
}

/** The request headers that carry it; the signature is `<at>.<hex>`, HMAC-SHA-256 of formatClientOrigin by the secret both sides have. */
export const clientOriginHeaders = {
  address: 'X-Client-Address',
  emails: 'X-Known-Emails',
  signature: 'X-Client-Signature',
} as const;

/** Older signatures count no more; as much may clocks differ. */
export const clientOriginLifetimeMs = 5 * 60 * 1000;

/** What is signed: whoever else reaches the service may write the headers, but not sign them. */
export function formatClientOrigin({ at, address, emails }: ClientOrigin): string {
  return JSON.stringify(['client-origin', at, address, emails]);
}
