import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Compares a value with a secret in constant time, whatever their lengths. */
export function isTimingSafeEqual(candidate: string | null, secret: string): boolean {
  return timingSafeEqual(digest(candidate ?? ''), digest(secret)) && candidate !== null;
}
