import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { elementDigits, g, hashHex, padHex, power, toBigint } from './group';

/** What is kept of a password: enough to check one, not enough to sign in. Hexadecimal digits. */
export interface Verifier {
  salt: string;
  verifier: string;
}

const saltBytes = 16;

/** A verifier with a salt of its own. It belongs to this pool (the part of its id after `_`) and this user, and to no other. */
export function makeVerifier(poolName: string, userId: string, password: string): Verifier {
  const salt = randomBytes(saltBytes).toString('hex');
  return { salt, verifier: derive(poolName, userId, password, salt) };
}

/** True when the password made this verifier; compared in constant time. */
export function matchesVerifier(
  poolName: string,
  userId: string,
  password: string,
  { salt, verifier }: Verifier,
): boolean {
  const actual = Buffer.from(derive(poolName, userId, password, salt), 'hex');
  const expected = Buffer.from(verifier, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** g^x with x = H(salt | H(pool user ":" password)) (external contract C.3). */
function derive(poolName: string, userId: string, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest('hex');
  const x = hashHex(padHex(toBigint(salt)) + identity);
  return power(g, x).toString(16).padStart(elementDigits, '0');
}
