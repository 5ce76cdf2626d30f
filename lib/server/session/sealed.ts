import 'server-only';
import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { env } from '@/lib/platform/config/env';

/** One key for each purpose: what was sealed for one is nothing for another. */
type Purpose = 'hosted-sign-in' | 'hosted-refresh' | 'known-browser' | 'refresh';

/** A text only this site can read or make, worth nothing after the given time. */
export async function sealCookie(
  purpose: Purpose,
  content: Record<string, string | null>,
  maxAgeSeconds: number,
): Promise<string> {
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${maxAgeSeconds} s`)
    .encrypt(keyFor(purpose));
}

/** What was sealed; null when it is missing, expired, made by somebody else or for something else. */
export async function unsealCookie(
  purpose: Purpose,
  sealed: string | undefined,
): Promise<Record<string, unknown> | null> {
  if (!sealed) return null;
  try {
    const { payload } = await jwtDecrypt(sealed, keyFor(purpose), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload;
  } catch {
    // Whatever is wrong with it: what cannot be trusted is nothing.
    return null;
  }
}

function keyFor(purpose: Purpose): Uint8Array {
  return createHash('sha256').update(`${purpose}\n${env.SESSION_SECRET}`).digest();
}
