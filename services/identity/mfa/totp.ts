import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Length of a time step in milliseconds. Codes follow RFC 6238 with SHA-1, 6 digits and 30 seconds, as authenticator
 * apps expect.
 */
const stepMs = 30_000;
const digits = 6;
/** Accepted steps before and after the current one, for inaccurate clocks. */
const toleranceSteps = 1;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a 160-bit secret in base32 (RFC 4648, without padding). */
export function createTotpSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** Returns the time step of a time in milliseconds. */
export function getTotpStep(at: number): number {
  return Math.floor(at / stepMs);
}

export function computeTotpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the time step to which a code belongs, at most one step before or after `now` (milliseconds); null if the
 * code is wrong.
 */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const current = getTotpStep(now);
  let match: number | null = null;
  for (let step = current - toleranceSteps; step <= current + toleranceSteps; step += 1) {
    if (isEqual(computeTotpCode(secret, step), code)) match = step;
  }
  return match;
}

function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
