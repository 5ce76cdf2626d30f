import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  clientOriginHeaders,
  clientOriginLifetimeMs,
  clientOriginText,
} from '@/domain/session/client-origin';

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

/**
 * The origin that the site's headers tell, when the site has signed them with the secret both have (REVALIDATE_SECRET) within five minutes;
 * whatever else reaches this service tells nothing.
 */
export function originOf(
  { siteSecret, now }: { siteSecret: string | null; now: number },
  header: (name: string) => string | undefined,
): SignInOrigin {
  const address = header(clientOriginHeaders.address) ?? '';
  const emails = header(clientOriginHeaders.emails) ?? '';
  const [at = '', given = ''] = (header(clientOriginHeaders.signature) ?? '').split('.');
  if (siteSecret === null || !(Math.abs(now - Number(at)) <= clientOriginLifetimeMs))
    return directOrigin;
  const text = clientOriginText({ at: Number(at), address, emails });
  const wanted = createHmac('sha256', siteSecret).update(text).digest();
  const bytes = Buffer.from(given, 'hex');
  if (bytes.length !== wanted.length || !timingSafeEqual(bytes, wanted)) return directOrigin;
  return {
    address: address.slice(0, maxAddressLength),
    knownEmails: emails.split(',', maxKnown),
  };
}

/** True when somebody has signed in with this e-mail (lower case) in the browser before. */
export function isKnownBrowser({ knownEmails }: SignInOrigin, email: string): boolean {
  return knownEmails.includes(createHash('sha256').update(email).digest('hex'));
}
