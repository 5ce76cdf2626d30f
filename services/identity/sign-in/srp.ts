import {
  createDiffieHellman,
  createDiffieHellmanGroup,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The 3072-bit group of RFC 5054; its prime is RFC 3526's group 15. */
const prime = createDiffieHellmanGroup('modp15').getPrime();

export const srpPrime = BigInt(`0x${prime.toString('hex')}`);
export const srpGenerator = 2n;
/** Number of hexadecimal digits of a group element. */
export const elementDigits = prime.length * 2;

/** The multiplier k = H(N | g) of SRP-6a. */
const srpMultiplier = hashHex(padHex(srpPrime) + padHex(srpGenerator));

/** Modular exponentiation in constant time, using node:crypto. Throws for a base outside 2..N-2. */
export function modPow(base: bigint, exponent: bigint): bigint {
  const party = createDiffieHellman(prime, Number(srpGenerator));
  party.setPrivateKey(Buffer.from(padHex(exponent), 'hex'));
  return parseHexBigint(party.computeSecret(Buffer.from(padHex(base), 'hex')).toString('hex'));
}

/** Returns false for group elements that would make the session key predictable. */
export function isSafeGroupElement(value: bigint): boolean {
  return value > 1n && value < srpPrime - 1n;
}

/** Pads to an even number of digits, with a leading 00 when the first bit is set, as the client hashes numbers. */
function padHex(value: bigint): string {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

/** Returns the SHA-256 of the bytes given as hexadecimal digits, as a number. */
function hashHex(digits: string): bigint {
  return parseHexBigint(createHash('sha256').update(digits, 'hex').digest('hex'));
}

export function parseHexBigint(digits: string): bigint {
  return BigInt(`0x${digits}`);
}

const secretBytes = 32;
const keyBytes = 16;
const keyInfo = 'Caldera Derived Key\u0001';

/** The server's key pair of an SRP exchange in hexadecimal digits: b is private, B is sent to the client. */
export interface ServerEphemeral {
  b: string;
  B: string;
}

/** Creates the server's key pair for a user's verifier: B = k v + g^b. */
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
  /** The client's proof that it knows the password, in base64. */
  signature: string;
}

/** Checks in constant time that the client knows the password of the verifier. */
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

/**
 * Parses a challenge's timestamp such as `Sat Nov 21 12:00:00 UTC 2026` to epoch milliseconds; null for anything else.
 */
export function parseSrpTimestamp(text: string): number | null {
  const [, month = '', ...numbers] = form.exec(text) ?? [];
  const index = months.indexOf(month);
  const [day, hour, minute, second, year] = numbers.map(Number);
  if (index < 0 || day === undefined || year === undefined) return null;
  return Date.UTC(year, index, day, hour, minute, second);
}

/**
 * Stored data about a password, in hexadecimal digits. With the data a password can be checked, but nobody can sign in.
 */
export interface PasswordVerifier {
  salt: string;
  verifier: string;
}

const saltBytes = 16;

/**
 * Creates the verifier of a password with a random salt. The verifier is valid only for one user of one pool;
 * `poolName` is the part of the pool's id after `_`.
 */
export function createPasswordVerifier(
  poolName: string,
  userId: string,
  password: string,
): PasswordVerifier {
  const salt = randomBytes(saltBytes).toString('hex');
  return { salt, verifier: derive(poolName, userId, password, salt) };
}

/** Checks a password against its verifier in constant time. */
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

/** Computes the verifier of a password: g^x with x = H(salt | H(pool user ":" password)). */
function derive(poolName: string, userId: string, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest('hex');
  const x = hashHex(padHex(parseHexBigint(salt)) + identity);
  return modPow(srpGenerator, x).toString(16).padStart(elementDigits, '0');
}
