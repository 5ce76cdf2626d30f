/** The origin of a sign-in attempt, as the storefront passes it to the embedded identity service. */
export interface ClientOrigin {
  /** Epoch milliseconds of the request. */
  at: number;
  address: string;
  /** Comma-separated SHA-256 digests of the emails that have signed in from this browser. */
  emailDigests: string;
}

/**
 * Request headers for the client origin. The signature is `<at>.<hex>`: HMAC-SHA-256 of `formatClientOriginPayload`
 * with the shared secret.
 */
export const clientOriginHeaders = {
  address: 'X-Client-Address',
  emailDigests: 'X-Known-Emails',
  signature: 'X-Client-Signature',
} as const;

/**
 * Maximum difference between the time of a signature and the current time, in milliseconds. Allows for clock
 * differences.
 */
export const clientOriginLifetimeMs = 5 * 60 * 1000;

/** Returns the text to sign. The signature prevents other clients of the service from forging the headers. */
export function formatClientOriginPayload({ at, address, emailDigests }: ClientOrigin): string {
  return JSON.stringify(['client-origin', at, address, emailDigests]);
}
