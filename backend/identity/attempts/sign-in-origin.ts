import { createHash } from 'node:crypto';

/** Where a try to sign in comes from, as far as the site in front tells; nothing of it for who asks the service directly. */
export interface SignInOrigin {
  /** The caller's network address; empty when it is not told. */
  address: string;
  /** The digests of the e-mails somebody has signed in with in this browser. */
  knownEmails: readonly string[];
}

export const directOrigin: SignInOrigin = { address: '', knownEmails: [] };

const maxAddressLength = 64;
const maxKnown = 10;

/** The origin that the site's headers tell. The site takes them from a cookie only it can make; nobody else reaches this service. */
export function originOf(header: (name: string) => string | undefined): SignInOrigin {
  return {
    address: (header('x-client-address') ?? '').slice(0, maxAddressLength),
    knownEmails: (header('x-known-emails') ?? '').split(',', maxKnown),
  };
}

/** True when somebody has signed in with this e-mail (lower case) in the browser before. */
export function isKnownBrowser({ knownEmails }: SignInOrigin, email: string): boolean {
  return knownEmails.includes(createHash('sha256').update(email).digest('hex'));
}
