import { createCipheriv, createDecipheriv, randomBytes, createHash, hkdfSync } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text (AES-256-GCM, base64). */
export function encryptText(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text; null when it was not encrypted with this key. */
export function decryptText(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const open = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(open).toString('utf8');
  } catch {
    return null;
  }
}

/** Encrypts keys stored in the database with a secret stored elsewhere. */
export interface SecretCipher {
  /** Encrypts a key. The result can only be decrypted with the same `name`. */
  encrypt(name: string, key: string): string;
  /** Decrypts a key. Throws UnknownEncryptionKeyError if no known secret can decrypt it under this name. */
  decrypt(name: string, stored: string): string;
  /** Returns false for a value that is unencrypted or encrypted with an earlier secret and should be re-encrypted. */
  isCurrentKey(stored: string): boolean;
}

/**
 * Thrown for a value that no known secret can decrypt. The message contains the secret's id but not the secret.
 */
export class UnknownEncryptionKeyError extends Error {
  override readonly name = 'UnknownEncryptionKeyError';
}

/**
 * Matches `sealed:<id of the secret>:<base64>`. The id tells a value encrypted with another secret from a damaged one.
 */
const sealedText = /^sealed:([0-9a-f]{12}):(\S+)$/;

export function isEncrypted(stored: string): boolean {
  return sealedText.test(stored);
}

/**
 * Creates a cipher that encrypts with the first secret and decrypts with all of them (AES-256-GCM, with a separate key
 * for each secret and name).
 */
export function createSecretCipher(secret: string, earlier: readonly string[] = []): SecretCipher {
  const secrets = new Map([secret, ...earlier].reverse().map((one) => [idOf(one), one]));
  const current = idOf(secret);
  return {
    encrypt: (name, key) => `sealed:${current}:${encryptText(keyOf(secret, name), key)}`,
    decrypt: (name, stored) => {
      const [, id = '', sealed = ''] = sealedText.exec(stored) ?? [];
      const known = secrets.get(id);
      const key = known === undefined ? null : decryptText(keyOf(known, name), sealed);
      if (key === null)
        throw new UnknownEncryptionKeyError(`${name} was sealed with the key ${id || '(none)'}`);
      return key;
    },
    isCurrentKey: (stored) => stored.startsWith(`sealed:${current}:`),
  };
}

function idOf(secret: string): string {
  return createHash('sha256').update(keyOf(secret, 'id')).digest('hex').slice(0, 12);
}

function keyOf(secret: string, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kept-keys:${name}`, 32));
}
