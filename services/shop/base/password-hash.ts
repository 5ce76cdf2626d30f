import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
const cost = { N: 16_384, r: 8, p: 5 };
const maxmem = 64 * 1024 * 1024;

/** A registered customer's password with a salt of its own, safe to keep: `scrypt$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

/** True when the password made this hash. Takes as long for a hash that cannot be read (an empty one, say), and is then false. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt, key] = hash.split('$');
  const expected = kind === 'scrypt' ? Buffer.from(key ?? '', 'base64') : Buffer.alloc(0);
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A guest's generated key, safe to keep: it is too long to be guessed, so a plain digest does and can be looked up. */
export function hashGuestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Shorter passwords are never a guest's generated key. */
export const guestKeyMinLength = 32;
/** Longer ones are refused before any work is done. */
export const passwordMaxLength = 255;
