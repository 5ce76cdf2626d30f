import { createHash, hkdfSync } from 'node:crypto';
import { seal, unseal } from './seal';

/** Closes the keys that are kept in the database with a secret that is not in it. */
export interface KeySeal {
  /** A key as it is kept; only the same name opens it again. */
  close(name: string, key: string): string;
  /** The key again. Throws SealedByAnotherKey when none of the secrets known closed it under this name. */
  open(name: string, kept: string): string;
  /** False for what is kept in the clear or closed with an earlier secret: it is to be closed anew. */
  isUpToDate(kept: string): boolean;
}

/** What is kept was closed with a secret that is not known here. The message holds its id, which tells nothing of it. */
export class SealedByAnotherKey extends Error {
  override readonly name = 'SealedByAnotherKey';
}

/** `sealed:<id of the secret>:<base64>`; a secret's id lets one tell a wrong secret from a damaged value. */
const sealedText = /^sealed:([0-9a-f]{12}):(\S+)$/;

export function isSealed(kept: string): boolean {
  return sealedText.test(kept);
}

/** Closes with the first secret and opens with all of them (AES-256-GCM, a key of its own for each secret and name). */
export function createKeySeal(secret: string, earlier: readonly string[] = []): KeySeal {
  const secrets = new Map([secret, ...earlier].reverse().map((one) => [idOf(one), one]));
  const current = idOf(secret);
  return {
    close: (name, key) => `sealed:${current}:${seal(keyOf(secret, name), key)}`,
    open: (name, kept) => {
      const [, id = '', sealed = ''] = sealedText.exec(kept) ?? [];
      const known = secrets.get(id);
      const key = known === undefined ? null : unseal(keyOf(known, name), sealed);
      if (key === null)
        throw new SealedByAnotherKey(`${name} was sealed with the key ${id || '(none)'}`);
      return key;
    },
    isUpToDate: (kept) => kept.startsWith(`sealed:${current}:`),
  };
}

function idOf(secret: string): string {
  return createHash('sha256').update(keyOf(secret, 'id')).digest('hex').slice(0, 12);
}

function keyOf(secret: string, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kept-keys:${name}`, 32));
}
