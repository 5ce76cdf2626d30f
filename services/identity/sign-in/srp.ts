import {
  createDiffieHellman,
  createDiffieHellmanGroup,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** RFC 5054's group of 3072 bits; its prime is RFC 3526's group 15. */
const prime = createDiffieHellmanGroup('modp15').getPrime();

export const srpPrime = BigInt(`0x${prime.toString('hex')}`);
export const srpGenerator = 2n;
/** Hexadecimal digits of a group element. */
export const elementDigits = prime.length * 2;

/** The multiplier k = H(N | g) of SRP-6a. */
const srpMultiplier = hashHex(padHex(srpPrime) + padHex(srpGenerator));

/** base to the exponent, modulo N, in time that does not depend on either. Throws for a base outside 2..N-2. */
export function modPow(base: bigint, exponent: bigint): bigint {
  const party = createDiffieHellman(prime, Number(srpGenerator));
  party.setPrivateKey(Buffer.from(padHex(exponent), 'hex'));
  return parseHexBigint(party.computeSecret(Buffer.from(padHex(base), 'hex')).toString('hex'));
}

/** True for an element that makes a session key nobody can foretell. */
export function isSafeGroupElement(value: bigint): boolean {
  return value > 1n && value < srpPrime - 1n;
}

/** Even count of digits, and a leading 00 where the first bit is set, as the client hashes numbers. */
function padHex(value: bigint): string {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

/** SHA-256 of the bytes that the hexadecimal digits stand for, as a number. */
function hashHex(digits: string): bigint {
  return parseHexBigint(createHash('sha256').update(digits, 'hex').digest('hex'));
}

export function parseHexBigint(digits: string): bigint {
  return BigInt(`0x${digits}`);
}

const secretBytes = 32;
const keyBytes = 16;
const keyInfo = 'Caldera Derived Key\u0001';

/** The server's half of an exchange: b stays here, B goes to the client. Hexadecimal digits. */
export interface ServerEphemeral {
  b: string;
  B: string;
}

/** A fresh half for a user's verifier: B = k v + g^b. */
export function createServerEphemeral(verifier: string): ServerEphemeral {
  const b = randomBytes(secretBytes).toString('hex');
  const B =
    (srpMultiplier * parseHexBigint(verifier) + modPow(srpGenerator, parseHexBigint(b))) % srpPrime;
  return { b, B: B.toString(16) };
}

export interface SrpClaim {
  poolName: string;
  userId: string;
  secretBlock: Buffer;
  timestamp: string;
  /** Base64. */
  signature: string;
}

/** True when the claim was signed by somebody who knows the password behind the verifier; compared in constant time (external contract C.3). */
export function isSrpProofValid(
  { b, B }: ServerEphemeral,
  A: string,
  verifier: string,
  { poolName, userId, secretBlock, timestamp, signature }: SrpClaim,
): boolean {
  const clientKey = parseHexBigint(A);
  const u = hashHex(padHex(clientKey) + padHex(parseHexBigint(B)));
  const S = modPow((clientKey * modPow(parseHexBigint(verifier), u)) % srpPrime, parseHexBigint(b));
  const extracted = createHmac('sha256', Buffer.from(padHex(u), 'hex'))
    .update(padHex(S), 'hex')
    .digest();
  const key = createHmac('sha256', extracted).update(keyInfo).digest().subarray(0, keyBytes);
  const expected = createHmac('sha256', key)
    .update(poolName)
    .update(userId)
    .update(secretBlock)
    .update(timestamp)
    .digest();
  const actual = Buffer.from(signature, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const form =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\w{3}) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) UTC (\d{4})$/;

/** Epoch milliseconds of a challenge's timestamp such as `Sat Nov 21 12:00:00 UTC 2026`; null for anything else. */
export function parseSrpTimestamp(text: string): number | null {
  const [, month = '', ...numbers] = form.exec(text) ?? [];
  const index = months.indexOf(month);
  const [day, hour, minute, second, year] = numbers.map(Number);
  if (index < 0 || day === undefined || year === undefined) return null;
  return Date.UTC(year, index, day, hour, minute, second);
}

/** What is kept of a password: enough to check one, not enough to sign in. Hexadecimal digits. */
export interface PasswordVerifier {
  salt: string;
  verifier: string;
}

const saltBytes = 16;

/** A verifier with a salt of its own. It belongs to this pool (the part of its id after `_`) and this user, and to no other. */
export function createPasswordVerifier(
  poolName: string,
  userId: string,
  password: string,
): PasswordVerifier {
  const salt = randomBytes(saltBytes).toString('hex');
  return { salt, verifier: derive(poolName, userId, password, salt) };
}

/** True when the password made this verifier; compared in constant time. */
export function isPasswordValid(
  poolName: string,
  userId: string,
  password: string,
  { salt, verifier }: PasswordVerifier,
): boolean {
  const actual = Buffer.from(derive(poolName, userId, password, salt), 'hex');
  const expected = Buffer.from(verifier, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** g^x with x = H(salt | H(pool user ":" password)) (external contract C.3). */
function derive(poolName: string, userId: string, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest('hex');
  const x = hashHex(padHex(parseHexBigint(salt)) + identity);
  return modPow(srpGenerator, x).toString(16).padStart(elementDigits, '0');
}
