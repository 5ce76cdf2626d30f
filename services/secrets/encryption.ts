import { createCipheriv, createDecipheriv, randomBytes, createHash, hkdfSync } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Text that only the holder of the key can read or make (AES-256-GCM), as base64. */
export function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What was sealed with this key; null for anything else. */
export function decrypt(key: Buffer, sealed: string): string | null {
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

/** Closes the keys that are kept in the database with a secret that is not in it. */
export interface SecretCipher {
  /** A key as it is kept; only the same name opens it again. */
  encrypt(name: string, key: string): string;
  /** The key again. Throws UnknownEncryptionKey when none of the secrets known closed it under this name. */
  decrypt(name: string, kept: string): string;
  /** False for what is kept in the clear or closed with an earlier secret: it is to be closed anew. */
  isCurrentKey(kept: string): boolean;
}

/** What is kept was closed with a secret that is not known here. The message holds its id, which tells nothing of it. */
export class UnknownEncryptionKey extends Error {
  override readonly name = 'UnknownEncryptionKey';
}

/** `sealed:<id of the secret>:<base64>`; a secret's id lets one tell a wrong secret from a damaged value. */
const sealedText = /^sealed:([0-9a-f]{12}):(\S+)$/;

export function isEncrypted(kept: string): boolean {
  return sealedText.test(kept);
}

/** Closes with the first secret and opens with all of them (AES-256-GCM, a key of its own for each secret and name). */
export function createSecretCipher(secret: string, earlier: readonly string[] = []): SecretCipher {
  const secrets = new Map([secret, ...earlier].reverse().map((one) => [idOf(one), one]));
  const current = idOf(secret);
  return {
    encrypt: (name, key) => `sealed:${current}:${encrypt(keyOf(secret, name), key)}`,
    decrypt: (name, kept) => {
      const [, id = '', sealed = ''] = sealedText.exec(kept) ?? [];
      const known = secrets.get(id);
      const key = known === undefined ? null : decrypt(keyOf(known, name), sealed);
      if (key === null)
        throw new UnknownEncryptionKey(`${name} was sealed with the key ${id || '(none)'}`);
      return key;
    },
    isCurrentKey: (kept) => kept.startsWith(`sealed:${current}:`),
  };
}

function idOf(secret: string): string {
  return createHash('sha256').update(keyOf(secret, 'id')).digest('hex').slice(0, 12);
}

function keyOf(secret: string, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kept-keys:${name}`, 32));
}
