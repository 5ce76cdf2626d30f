import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { matchesPasswordHash } from '../../shop/base/password-hash';

/** No letters and digits that are taken for each other, and none that an address would have to encode: some clients do not. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 7;
const groupLength = 4;

/** A new secret of 140 random bits, readable in groups: "k3fd-…-7f2c". */
export function newSecret(): string {
  const letters = [...randomBytes(groups * groupLength)].map((byte) => alphabet[byte & 31] ?? '');
  return Array.from({ length: groups }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  ).join('-');
}

/** A secret, safe to keep: nobody guesses 140 random bits, so a plain digest does, and no caller costs us more than that. */
export function hashSecret(secret: string): string {
  return `sha256$${digestOf(secret).toString('base64url')}`;
}

/** True when the secret made this hash; those kept before were hashed as passwords are. False for a hash that cannot be read. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  if (hash.startsWith('scrypt$')) return matchesPasswordHash(secret, hash);
  const expected = Buffer.from(hash.split('$')[1] ?? '', 'base64url');
  const actual = digestOf(secret);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret.normalize('NFKC')).digest();
}

/** A user name people recognise: the customer number and the first word of the company, "10002-radhaus". */
export function userNameOf({
  customerNumber,
  company,
}: {
  customerNumber: string;
  company: string;
}): string {
  const [word = ''] = company
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
  return [customerNumber, word.slice(0, 20)].filter((part) => part !== '').join('-');
}
