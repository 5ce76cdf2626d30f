import { createHash } from 'node:crypto';

/** SHA-256 of a file's bytes, hexadecimal. */
export function hashOfFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
