import { createDiffieHellman, createDiffieHellmanGroup, createHash } from 'node:crypto';

/** RFC 5054's group of 3072 bits; its prime is RFC 3526's group 15. */
const prime = createDiffieHellmanGroup('modp15').getPrime();

export const N = BigInt(`0x${prime.toString('hex')}`);
export const g = 2n;
/** Hexadecimal digits of a group element. */
export const elementDigits = prime.length * 2;

/** The multiplier k = H(N | g) of SRP-6a. */
export const k = hashHex(padHex(N) + padHex(g));

/** base to the exponent, modulo N, in time that does not depend on either. Throws for a base outside 2..N-2. */
export function power(base: bigint, exponent: bigint): bigint {
  const party = createDiffieHellman(prime, Number(g));
  party.setPrivateKey(Buffer.from(padHex(exponent), 'hex'));
  return toBigint(party.computeSecret(Buffer.from(padHex(base), 'hex')).toString('hex'));
}

/** True for an element that makes a session key nobody can foretell. */
export function isSafeElement(value: bigint): boolean {
  return value > 1n && value < N - 1n;
}

/** Even count of digits, and a leading 00 where the first bit is set, as the client hashes numbers. */
export function padHex(value: bigint): string {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

/** SHA-256 of the bytes that the hexadecimal digits stand for, as a number. */
export function hashHex(digits: string): bigint {
  return toBigint(createHash('sha256').update(digits, 'hex').digest('hex'));
}

export function toBigint(digits: string): bigint {
  return BigInt(`0x${digits}`);
}
