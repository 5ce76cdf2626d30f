import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { g, hashHex, k, N, padHex, power, toBigint } from './group';

const secretBytes = 32;
const keyBytes = 16;
const keyInfo = 'Caldera Derived Key\u0001';

/** The server's half of an exchange: b stays here, B goes to the client. Hexadecimal digits. */
export interface ServerHalf {
  b: string;
  B: string;
}

/** A fresh half for a user's verifier: B = k v + g^b. */
export function makeServerHalf(verifier: string): ServerHalf {
  const b = randomBytes(secretBytes).toString('hex');
  const B = (k * toBigint(verifier) + power(g, toBigint(b))) % N;
  return { b, B: B.toString(16) };
}

export interface Claim {
  poolName: string;
  userId: string;
  secretBlock: Buffer;
  timestamp: string;
  /** Base64. */
  signature: string;
}

/** True when the claim was signed by somebody who knows the password behind the verifier; compared in constant time (external contract C.3). */
export function isProof(
  { b, B }: ServerHalf,
  A: string,
  verifier: string,
  { poolName, userId, secretBlock, timestamp, signature }: Claim,
): boolean {
  const clientKey = toBigint(A);
  const u = hashHex(padHex(clientKey) + padHex(toBigint(B)));
  const S = power((clientKey * power(toBigint(verifier), u)) % N, toBigint(b));
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
