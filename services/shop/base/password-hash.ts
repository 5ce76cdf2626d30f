import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
const cost = { N: 16_384, r: 8, p: 5 };
const maxmem = 64 * 1024 * 1024;

/** Hashes a registered customer's password with a random salt: `scrypt$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

/**
 * Returns true if the password matches the hash. For a malformed hash, for example an empty one, returns false after
 * the same time.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt, key] = hash.split('$');
  const expected = kind === 'scrypt' ? Buffer.from(key ?? '', 'base64') : Buffer.alloc(0);
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * Hashes a guest's generated key. The key is too long to be guessed, so a digest without salt is safe; it allows
 * looking up the guest by the digest.
 */
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

/** Minimum length of a guest's generated key. A shorter password cannot be a guest key. */
export const guestKeyMinLength = 32;
/** Maximum length of a password. Longer passwords are rejected before they are hashed. */
export const passwordMaxLength = 255;
